import { Button, Flex, Kbd } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { highContrast } from '../../../ui/high-contrast.ts';
import questionStyles from '../../../ui/question.module.css';
import styles from './runner.module.css';

type RunnerFootProps = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Forward checks the answer first. */
  readonly isCheck: boolean;
  readonly isBusy: boolean;
  readonly onPrevious: () => void;
  readonly onSkip: () => void;
  readonly onForward: () => void;
};

type ForwardProps = Pick<RunnerFootProps, 'isCheck' | 'isLast'>;

const ForwardText = ({ isCheck, isLast }: ForwardProps) => {
  if (isCheck) return 'Check answer';
  if (isLast) return 'Finish Quiz';
  return (
    <span>
      Next<span className={styles['wide-only']}> Question</span>
    </span>
  );
};

const Forward = ({
  isBusy,
  onForward,
  ...way
}: ForwardProps & Pick<RunnerFootProps, 'isBusy' | 'onForward'>) => (
  <Button size="3" onClick={onForward} loading={isBusy}>
    <ForwardText {...way} />
    {way.isCheck || way.isLast ? <Check size={18} /> : <ArrowRight size={18} />}
  </Button>
);

/** Previous, Skip and Next in a bar that stays in sight. */
export const RunnerFoot = (props: RunnerFootProps) => (
  <div className={styles['focus-foot']}>
    <Flex className={questionStyles['focus-in']} justify="between" align="center" gap="3">
      <Button
        size="3"
        variant="ghost"
        color="gray"
        ml="1"
        disabled={props.isFirst || props.isBusy}
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
          disabled={props.isBusy}
          onClick={props.onSkip}
          {...highContrast}
        >
          Skip
          <Kbd size="2" aria-hidden="true" className={styles['wide-only']}>
            S
          </Kbd>
        </Button>
        <Forward
          isCheck={props.isCheck}
          isLast={props.isLast}
          isBusy={props.isBusy}
          onForward={props.onForward}
        />
      </Flex>
    </Flex>
  </div>
);
