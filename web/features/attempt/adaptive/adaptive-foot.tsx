import { Button, Flex, Text } from '@radix-ui/themes';
import { ArrowRight, CloudOff, RotateCw } from 'lucide-react';
import questionStyles from '../../../ui/question.module.css';
import { terms } from '../../../ui/terms.ts';
import styles from '../runner/runner.module.css';
import type { AdaptiveExam } from './use-adaptive-exam.ts';

const Waiting = () => (
  <Flex asChild align="center" gap="2">
    <Text size="2" color="amber">
      <CloudOff size={16} aria-hidden="true" />
      Your answer is saved on this device and will be sent when you are back online.
    </Text>
  </Flex>
);

const Forward = ({ chosen, isGiven, isSending, next }: AdaptiveExam) => (
  <Button size="3" disabled={chosen.length === 0} loading={isGiven || isSending} onClick={next}>
    <span>
      Next<span className={styles['wide-only']}> Question</span>
    </span>
    <ArrowRight size={18} />
  </Button>
);

/** Next, and what became of an answer that could not be sent. */
export const AdaptiveFoot = ({ exam }: { readonly exam: AdaptiveExam }) => {
  const isWaiting = exam.isGiven && !exam.isSending;
  return (
    <div className={styles['focus-foot']}>
      <Flex
        className={questionStyles['focus-in']}
        justify="between"
        align="center"
        gap="3"
        minHeight="40px"
      >
        <span role="status">{isWaiting ? <Waiting /> : null}</span>
        {isWaiting ? (
          <Button size="3" variant="surface" onClick={exam.again}>
            <RotateCw size={16} />
            {terms.tryAgain}
          </Button>
        ) : (
          <Forward {...exam} />
        )}
      </Flex>
    </div>
  );
};
