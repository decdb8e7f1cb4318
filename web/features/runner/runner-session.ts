import type { OpenAttempt, SubmitBody } from '../../../domain/contracts/quiz.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import { answerRecorder, type SaveAnswer } from './answer-recorder.ts';
import { userAnswerOf } from './chosen-labels.ts';
import { questionClock } from './question-clock.ts';
import {
  chosenFor,
  currentQuestion,
  type RunnerAction,
  type RunnerState,
  resumed,
  runnerReducer,
} from './runner-state.ts';

export type RunnerSession = {
  readonly state: () => RunnerState;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (label: string) => void;
  readonly strike: (label: string) => void;
  /** Leaves the question unanswered, whatever was chosen, and moves on. */
  readonly skip: () => void;
  readonly go: (index: number) => void;
  /** While the page is out of sight no time is counted. */
  readonly pause: () => void;
  readonly resume: () => void;
  /**
   * What there is to hand in: every answer that was changed in this sitting. The others stand as
   * they were saved, perhaps from another tab or device since.
   */
  readonly submission: () => Required<Pick<SubmitBody, 'answers' | 'timeSpent'>>;
};

export type SessionInput = {
  readonly attempt: OpenAttempt;
  readonly rememberedIndex?: number | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly save: SaveAnswer;
  readonly rememberIndex: (index: number) => void;
};

/** A state that tells its listeners when it was replaced. */
const observed = (initial: RunnerState) => {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    apply: (action: RunnerAction): void => {
      state = runnerReducer(state, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** One sitting at a paper: what is chosen, what time went where, and what has to be saved. */
export const runnerSession = (input: SessionInput): RunnerSession => {
  const { answers } = input.attempt;
  const { state, apply, subscribe } = observed(resumed(input.attempt, input.rememberedIndex));
  const clock = questionClock({
    earlier: new Map(answers.map(({ questionId, seconds }) => [questionId, seconds])),
    now: input.now,
  });
  const record = answerRecorder(answers, input.save);
  /** Questions whose answer was chosen or taken back in this sitting. */
  const own = new Set<ItemId>();
  const answerOf = (id: ItemId): string => userAnswerOf(chosenFor(state(), id));

  /** Does something with the question in view; a paper without questions has none. */
  const withCurrent = (act: (id: ItemId) => void): void => {
    const id = currentQuestion(state())?.id;
    if (id !== undefined) act(id);
  };
  const recordCurrent = (): void =>
    withCurrent((id) => {
      const answer = own.has(id) ? { userAnswer: answerOf(id) } : {};
      record(id, { ...answer, seconds: tenths(clock.seconds(id)) });
    });

  const go = (index: number): void => {
    if (!state().questions[index]) return;
    recordCurrent();
    apply({ type: 'go', index });
    withCurrent(clock.enter);
    input.rememberIndex(index);
  };

  withCurrent(clock.enter);
  return {
    ...{ state, subscribe, go },
    choose: (label) => {
      const before = state();
      apply({ type: 'choose', label });
      if (state() === before) return;
      withCurrent((id) => own.add(id));
      recordCurrent();
    },
    strike: (label) => apply({ type: 'strike', label }),
    skip: () => {
      withCurrent((id) => answerOf(id) !== '' && own.add(id));
      apply({ type: 'clear' });
      recordCurrent();
      go(state().index + 1);
    },
    pause: () => {
      recordCurrent();
      clock.pause();
    },
    resume: clock.resume,
    submission: () => ({
      answers: state()
        .questions.filter(({ id }) => own.has(id))
        .map(({ id }) => ({ questionId: id, userAnswer: answerOf(id) })),
      timeSpent: tenths(clock.total()),
    }),
  };
};
