import { Button, Flex, Text } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { highContrast } from './high-contrast.ts';
import textStyles from './text.module.css';

type PageTurnsProps = {
  /** What the pages are of, for who cannot see them. */
  readonly label: string;
  /** Where one stands. */
  readonly status: string;
  /** Undefined on the first page. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  readonly onNext: (() => void) | undefined;
};

const looks = { variant: 'surface', color: 'gray', ...highContrast } as const;

/** To the page before and after. */
export const PageTurns = ({ label, status, onPrevious, onNext }: PageTurnsProps) => (
  <Flex asChild justify="between" align="center" gap="3" mt="4">
    <nav aria-label={label}>
      <Button {...looks} disabled={!onPrevious} onClick={onPrevious}>
        <ArrowLeft size={16} aria-hidden="true" />
        Previous
      </Button>
      <Text size="2" color="gray" className={textStyles['num']} role="status">
        {status}
      </Text>
      <Button {...looks} disabled={!onNext} onClick={onNext}>
        Next
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  </Flex>
);

type NumberedPages = {
  readonly page: number;
  readonly last: number;
  readonly onGo: (page: number) => void;
};

/** How pages that are counted are turned. */
export const turnsOf = ({
  page,
  last,
  onGo,
}: NumberedPages): Pick<PageTurnsProps, 'onPrevious' | 'onNext'> => ({
  onPrevious: page <= 1 ? undefined : () => onGo(page - 1),
  onNext: page >= last ? undefined : () => onGo(page + 1),
});
