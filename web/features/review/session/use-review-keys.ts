import { recallGrade } from '../../../../domain/contracts/review.ts';
import type { RunnerCommand } from '../../attempt/runner/keys/runner-keys.ts';
import { useRunnerKeys } from '../../attempt/runner/keys/use-runner-keys.ts';
import { letterKeys } from '../../attempt/runner/session/chosen-labels.ts';
import type { SittingControls } from './use-sitting.ts';

const asking = ({ sitting, send, submit }: SittingControls, command: RunnerCommand): void => {
  if (command.type === 'choose' || command.type === 'strike') send(command);
  if (command.type === 'next' && sitting.chosen.length > 0) submit(sitting.chosen);
  if (command.type === 'skip') submit([]);
};

/** The runner takes 1 to 3 for the first three options: here they are the three ratings. */
const rating = ({ sitting, send, rate }: SittingControls, command: RunnerCommand): void => {
  if (!sitting.answered?.correct) {
    if (command.type === 'next') send({ type: 'next' });
    return;
  }
  if (command.type === 'next') rate('good');
  if (command.type !== 'choose') return;
  const grade = recallGrade.options['ABC'.indexOf(command.label)];
  if (grade) rate(grade);
};

/** Once it is answered, digits rate whatever the question was. */
const keysOf = ({ current, sitting }: SittingControls): number => {
  if (!current) return 0;
  return sitting.answered ? Math.max(current.options.length, 4) : letterKeys(current);
};

/** Letters and digits choose, Enter goes on, S gives up; after the answer 1 to 3 rate it. */
export const useReviewKeys = (controls: SittingControls): void =>
  useRunnerKeys(
    { isActive: controls.current !== undefined, options: keysOf(controls) },
    (command) =>
      controls.sitting.answered ? rating(controls, command) : asking(controls, command),
  );
