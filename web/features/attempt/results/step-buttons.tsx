import { Button, Flex, Kbd } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './results.module.css';
import type { Review } from './use-review.ts';

type StepButtonsProps = Pick<Review, 'before' | 'after'> & {
  readonly onGo: (number: number) => void;
};

const looks = { size: '2', variant: 'surface', color: 'gray', ...highContrast } as const;

/** Looks disabled and says so, and keeps the focus of whoever stepped to the end. */
const unless = (isThere: boolean) =>
  isThere ? {} : { 'aria-disabled': true, 'data-disabled': true };

/** To the question before and after, by button or by K and J. */
export const StepButtons = ({ before, after, onGo }: StepButtonsProps) => (
  <Flex gap="2">
    <Button
      {...looks}
      aria-keyshortcuts="K"
      {...unless(before !== undefined)}
      onClick={() => before !== undefined && onGo(before)}
    >
      <ArrowLeft size={16} />
      <span>
        Previous<span className={textStyles['vh']}> question</span>
      </span>
      <Kbd size="1" aria-hidden="true" className={styles['keys-only']}>
        K
      </Kbd>
    </Button>
    <Button
      {...looks}
      aria-keyshortcuts="J"
      {...unless(after !== undefined)}
      onClick={() => after !== undefined && onGo(after)}
    >
      <span>
        Next<span className={textStyles['vh']}> question</span>
      </span>
      <Kbd size="1" aria-hidden="true" className={styles['keys-only']}>
        J
      </Kbd>
      <ArrowRight size={16} />
    </Button>
  </Flex>
);
