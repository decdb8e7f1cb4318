import { Button, Flex } from '@radix-ui/themes';
import { Film, RotateCcw, Target } from 'lucide-react';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { missedTopicsLink } from './missed-topics-link.ts';

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
  const missed = isSimulation ? undefined : missedTopicsLink(attempt);
  const other = { size: '3', variant: 'surface', color: 'gray' } as const;
  return (
    <Flex gap="3" mt="5" wrap="wrap">
      {missed === undefined ? null : (
        <LinkButton size="3" to={missed}>
          <Target size={16} />
          Practice missed areas
        </LinkButton>
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
          Watch the replay
        </LinkButton>
      )}
      <LinkButton {...other} to="/progress">
        See your progress
      </LinkButton>
    </Flex>
  );
};
