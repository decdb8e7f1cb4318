import { useState } from 'react';
import { match } from 'ts-pattern';
import type { OpenAttempt } from '../../../domain/contracts/quiz.ts';
import { type MapCell, mapCells, mapCounts } from './question-map.ts';
import type { RunnerCommand } from './runner-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { type Runner, useRunner } from './use-runner.ts';
import { useRunnerKeys } from './use-runner-keys.ts';
import { useSubmission } from './use-submission.ts';

export type OpenDialog = 'none' | 'map' | 'keys' | 'finish';

type Movement = {
  readonly session: Runner['session'];
  readonly index: number;
  readonly isLast: boolean;
  readonly unanswered: number;
  readonly setDialog: (dialog: OpenDialog) => void;
  readonly submit: () => void;
};

const movement = ({ session, index, isLast, unanswered, setDialog, submit }: Movement) => {
  const finish = (): void => (unanswered > 0 ? setDialog('finish') : submit());
  return {
    finish,
    previous: () => session.go(index - 1),
    forward: () => (isLast ? finish() : session.go(index + 1)),
    skip: () => {
      session.skip();
      if (isLast) setDialog('finish');
    },
    jump: (to: number) => {
      setDialog('none');
      session.go(to);
    },
  };
};

type Moves = ReturnType<typeof movement>;

type Keyed = Pick<Movement, 'session' | 'setDialog'> & { readonly moves: Moves };

const runCommand = ({ session, setDialog, moves }: Keyed, command: RunnerCommand): void =>
  match(command)
    .with({ type: 'choose' }, ({ label }) => session.choose(label))
    .with({ type: 'strike' }, ({ label }) => session.strike(label))
    .with({ type: 'next' }, () => moves.forward())
    .with({ type: 'previous' }, () => moves.previous())
    .with({ type: 'skip' }, () => moves.skip())
    .with({ type: 'map' }, () => setDialog('map'))
    .with({ type: 'keys' }, () => setDialog('keys'))
    .with({ type: 'armStrike' }, () => undefined)
    .exhaustive();

export type RunnerControls = Runner &
  Moves & {
    readonly cells: readonly MapCell[];
    readonly answered: number;
    readonly total: number;
    readonly isLast: boolean;
    readonly isSubmitting: boolean;
    readonly dialog: OpenDialog;
    readonly setDialog: (dialog: OpenDialog) => void;
    readonly submit: () => void;
    readonly leave: () => Promise<void>;
  };

/** Everything that can be done in the runner, by pointer and by key. */
export const useRunnerControls = (attempt: OpenAttempt): RunnerControls => {
  const runner = useRunner(attempt);
  const { session, state } = runner;
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const { mutate: submit, isPending: isSubmitting } = useSubmission({ attempt, ...runner });
  const leave = useLeaving(runner, attempt.isFullLength ? '/quiz?full=true' : '/quiz');
  const cells = mapCells(state);
  const { answered } = mapCounts(cells);
  const total = cells.length;
  const isLast = state.index === total - 1;
  const about = { session, setDialog, index: state.index, isLast, submit };
  const moves = movement({ ...about, unanswered: total - answered });
  useRunnerKeys(dialog === 'none' && !isSubmitting, (command) =>
    runCommand({ session, setDialog, moves }, command),
  );
  const shown = { dialog, setDialog, cells, answered, total, isLast, isSubmitting };
  return { ...runner, ...moves, ...shown, submit, leave };
};
