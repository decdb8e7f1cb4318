import { Button, Flex, Text } from '@radix-ui/themes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuizList } from '../../../../domain/contracts/quiz-list.ts';
import { grouped } from '../../../format/counts.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import textStyles from '../../../ui/text.module.css';

type StepProps = {
  /** Absent where there is no such page. */
  readonly to: string | undefined;
  readonly children: ReactNode;
};

const Step = ({ to, children }: StepProps) =>
  to === undefined ? (
    <Button variant="surface" color="gray" disabled>
      {children}
    </Button>
  ) : (
    <LinkButton to={to} variant="surface" color="gray" {...highContrast}>
      {children}
    </LinkButton>
  );

type QuizPagerProps = Pick<QuizList, 'page' | 'pages'> & {
  readonly addressOf: (page: number) => string;
};

/** From page to page; nothing where one holds everything. */
export const QuizPager = ({ page, pages, addressOf }: QuizPagerProps) =>
  pages === 1 ? null : (
    <Flex asChild justify="between" align="center" gap="3" mt="4" wrap="wrap">
      <nav aria-label="Pages">
        <Step to={page > 1 ? addressOf(page - 1) : undefined}>
          <ChevronLeft size={16} />
          Newer
        </Step>
        <Text size="2" color="gray" className={textStyles['num']}>
          Page {grouped(page)} of {grouped(pages)}
        </Text>
        <Step to={page < pages ? addressOf(page + 1) : undefined}>
          Older
          <ChevronRight size={16} />
        </Step>
      </nav>
    </Flex>
  );
