import { Button, Flex } from '@radix-ui/themes';
import { Film, RotateCcw, Target } from 'lucide-react';
import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useStartCustom } from '../builder/use-start-custom.ts';
import { missedTopicsQuiz } from './missed-topics-quiz.ts';

export type ResultActionsProps = {
  readonly attempt: SubmittedAttempt;
  readonly isStarting: boolean;
  readonly onTakeAnother: () => void;
  /** A simulation is walked again; it has neither a film nor questions to practice. */
  readonly isSimulation?: boolean;
};

/** What to do next: first of all what was missed. */
export const ResultActions = ({
  attempt,
  isStarting,
  onTakeAnother,
  isSimulation = false,
}: ResultActionsProps) => {
  const missed = isSimulation ? undefined : missedTopicsQuiz(attempt);
  const { start, isStarting: isStartingMissed } = useStartCustom();
  const other = { size: '3', variant: 'surface', color: 'gray' } as const;
  return (
    <Flex gap="3" mt="5" wrap="wrap">
      {missed === undefined ? null : (
        <Button size="3" loading={isStartingMissed} onClick={() => start(missed)}>
          <Target size={16} />
          Practice missed areas
        </Button>
      )}
      <Button
        {...(missed === undefined ? { size: '3' } : other)}
        loading={isStarting}
        onClick={onTakeAnother}
      >
        <RotateCcw size={16} />
        Take Another Quiz
      </Button>
      {isSimulation ? null : (
        <LinkButton {...other} to={`/quiz?attempt=${attempt.id}&view=replay`}>
          <Film size={16} />
          Watch replay
        </LinkButton>
      )}
      <LinkButton {...other} to="/progress">
        See your progress
      </LinkButton>
    </Flex>
  );
};
