import { useState } from 'react';
import { match } from 'ts-pattern';
import { mayPause } from '../../../../../domain/contracts/paper-modes.ts';
import type { OpenAttempt } from '../../../../../domain/contracts/quiz.ts';
import type { RunnerCommand } from '../keys/runner-keys.ts';
import { useRunnerKeys } from '../keys/use-runner-keys.ts';
import { letterKeys } from './chosen-labels.ts';
import { type MapCell, mapCells, mapCounts } from './question-map.ts';
import { currentQuestion, type RunnerState } from './runner-state.ts';
import { useCheckAnswer } from './use-check-answer.ts';
import { type Runner, useRunner } from './use-runner.ts';
import { useSubmission } from './use-submission.ts';
import { useTimeUp } from './use-time-up.ts';

export type OpenDialog = 'none' | 'map' | 'keys' | 'finish' | 'note';
export type OpenPanel = 'none' | 'calculator' | 'laboratory';

const standingOf = (state: RunnerState) => {
  const cells = mapCells(state);
  const { length: total } = cells;
  return { cells, total, answered: mapCounts(cells).answered, isLast: state.index === total - 1 };
};

const unansweredIn = (state: RunnerState): number => {
  const { total, answered } = standingOf(state);
  return total - answered;
};

type Movement = Pick<Runner, 'session' | 'catchUp'> & {
  readonly index: number;
  readonly isLast: boolean;
  readonly setDialog: (dialog: OpenDialog) => void;
  readonly submit: () => void;
  /** Absent unless the answer in view is to be checked first. */
  readonly check: (() => void) | undefined;
};

const movement = ({ session, catchUp, index, isLast, setDialog, submit, check }: Movement) => {
  // What was answered on another page is counted too, and asked about as it is.
  const finish = async (): Promise<void> => {
    const status = await catchUp();
    if (status !== undefined && status !== 'open') return;
    if (unansweredIn(session.state()) > 0) setDialog('finish');
    else submit();
  };
  return {
    finish: () => void finish(),
    previous: () => session.go(index - 1),
    forward: () => {
      if (check) return check();
      if (!isLast) return session.go(index + 1);
      void finish();
    },
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

/** A break, where one may be taken. */
const breaks = ({ session, calls }: Runner, isOffered: boolean) => ({
  pause: isOffered
    ? () => {
        session.takeBreak(true);
        calls.step('pause');
      }
    : undefined,
  goOn: () => {
    session.takeBreak(false);
    calls.step('resume');
  },
});

type Moves = ReturnType<typeof movement> & ReturnType<typeof breaks>;

type CommandContext = Pick<Movement, 'session' | 'setDialog'> & {
  readonly moves: Moves;
  readonly togglePanel: (panel: OpenPanel) => void;
};

const runCommand = (
  { session, setDialog, moves, togglePanel }: CommandContext,
  command: RunnerCommand,
): void =>
  match(command)
    .with({ type: 'choose' }, ({ label }) => session.choose(label))
    .with({ type: 'strike' }, ({ label }) => session.strike(label))
    .with({ type: 'next' }, () => moves.forward())
    .with({ type: 'previous' }, () => moves.previous())
    .with({ type: 'skip' }, () => moves.skip())
    .with({ type: 'flag' }, () => session.flag())
    .with({ type: 'pause' }, () => moves.pause?.())
    .with({ type: 'map' }, { type: 'keys' }, { type: 'note' }, ({ type }) => setDialog(type))
    .with({ type: 'calculator' }, { type: 'laboratory' }, ({ type }) => togglePanel(type))
    .with({ type: 'armStrike' }, () => undefined)
    .exhaustive();

export type RunnerControls = Runner &
  Moves & {
    readonly cells: readonly MapCell[];
    readonly answered: number;
    readonly total: number;
    readonly isLast: boolean;
    readonly isSubmitting: boolean;
    readonly isOver: boolean;
    /** Time is up, and handing in did not get through yet. */
    readonly isLate: boolean;
    /** The answer in view is chosen and can be checked. */
    readonly mayCheck: boolean;
    readonly isChecking: boolean;
    readonly dialog: OpenDialog;
    readonly setDialog: (dialog: OpenDialog) => void;
    readonly panel: OpenPanel;
    readonly togglePanel: (panel: OpenPanel) => void;
    readonly submit: () => void;
    readonly end: () => void;
  };

/** What lies over the question or beside it. */
const useOverlays = () => {
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const [panel, setPanel] = useState<OpenPanel>('none');
  const togglePanel = (own: OpenPanel): void => setPanel(own === panel ? 'none' : own);
  return { dialog, setDialog, panel, togglePanel };
};

/** By the learner, or by itself at zero. */
const useHandIn = (attempt: OpenAttempt, runner: Runner) => {
  const { mutate, isPending: isSubmitting, isError } = useSubmission({ attempt, ...runner });
  const submit = () => mutate({ isTimeUp: true });
  const ending = useTimeUp({ submit, isSubmitting, hasFailed: isError });
  return { ...ending, isSubmitting, submit: () => mutate({ isTimeUp: false }) };
};

/** Everything that can be done in the runner, by pointer and by key. */
export const useRunnerControls = (attempt: OpenAttempt): RunnerControls => {
  const runner = useRunner(attempt);
  const { session, state } = runner;
  const overlays = useOverlays();
  const { submit, isSubmitting, ...ending } = useHandIn(attempt, runner);
  const standing = standingOf(state);
  const checking = useCheckAnswer(attempt, runner);
  const isBusy = isSubmitting || checking.isChecking;
  const about = { ...runner, ...overlays, ...standing, index: state.index };
  const moves = {
    ...movement({ ...about, submit, check: checking.check }),
    ...breaks(runner, mayPause({ mode: attempt.mode, isTimed: attempt.endsAt !== null })),
  };
  const isActive = overlays.dialog === 'none' && !isBusy && !ending.isOver && !state.isPaused;
  const question = currentQuestion(state);
  const options = question ? letterKeys(question) : 0;
  useRunnerKeys({ isActive, options }, (command) =>
    runCommand({ session, moves, ...overlays }, command),
  );
  const shown = { ...overlays, ...checking, ...standing };
  return { ...runner, ...moves, ...shown, isSubmitting, submit, ...ending };
};
