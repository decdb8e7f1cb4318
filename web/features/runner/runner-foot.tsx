import { Button, Flex, Kbd } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { highContrast } from '../../ui/high-contrast.ts';

type RunnerFootProps = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSubmitting: boolean;
  readonly onPrevious: () => void;
  readonly onSkip: () => void;
  readonly onForward: () => void;
};

const Forward = ({ isLast, isSubmitting, onForward }: Omit<RunnerFootProps, 'isFirst'>) => (
  <Button size="3" onClick={onForward} loading={isSubmitting}>
    {isLast ? (
      'Finish Quiz'
    ) : (
      <span>
        Next<span className="wide-only"> Question</span>
      </span>
    )}
    {isLast ? <Check size={18} /> : <ArrowRight size={18} />}
  </Button>
);

/** Previous, Skip and Next in a bar that stays in sight. */
export const RunnerFoot = (props: RunnerFootProps) => (
  <div className="focus-foot">
    <Flex className="focus-in" justify="between" align="center" gap="3">
      <Button
        size="3"
        variant="ghost"
        color="gray"
        ml="1"
        disabled={props.isFirst || props.isSubmitting}
        onClick={props.onPrevious}
        {...highContrast}
      >
        <ArrowLeft size={18} />
        Previous
      </Button>
      <Flex gap="3" align="center">
        <Button
          size="3"
          variant="soft"
          color="gray"
          aria-keyshortcuts="S"
          disabled={props.isSubmitting}
          onClick={props.onSkip}
          {...highContrast}
        >
          Skip
          <Kbd size="2" aria-hidden="true" className="wide-only">
            S
          </Kbd>
        </Button>
        <Forward {...props} />
      </Flex>
    </Flex>
  </div>
);
