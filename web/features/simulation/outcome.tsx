import { Callout } from '@radix-ui/themes';
import type { DecisionOutcome } from '../../../domain/contracts/simulation.ts';
import { statusTone, statusWord } from './status-badge.tsx';

type OutcomeProps = Pick<DecisionOutcome, 'correct' | 'feedback' | 'clinicalStatus'>;

/** What the choice did, in words; a screen reader hears it when it comes. */
export const Outcome = ({ correct, feedback, clinicalStatus }: OutcomeProps) => (
  <Callout.Root color={statusTone(clinicalStatus)} mt="4">
    <Callout.Text size="3">
      <b>
        {correct ? 'Correct.' : 'Incorrect.'} Patient: {statusWord(clinicalStatus)}.
      </b>{' '}
      {feedback}
    </Callout.Text>
  </Callout.Root>
);
