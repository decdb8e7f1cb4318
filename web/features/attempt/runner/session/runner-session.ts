import type {
  OpenAttempt,
  RevealBody,
  RevealedAnswer,
  SubmitBody,
} from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';
import type { ActivityLog } from './activity-log.ts';
import { answerRecorder, type SaveAnswer } from './answer-recorder.ts';
import { userAnswerOf } from './chosen-labels.ts';
import { observed } from './observed-state.ts';
import { noteFor, type SaveMark, struckFor } from './paper-marks.ts';
import { questionClock } from './question-clock.ts';
import {
  chosenFor,
  currentQuestion,
  type RunnerAction,
  type RunnerState,
  resumed,
} from './runner-state.ts';

type AnswerInView = { readonly questionId: QuestionId; readonly body: RevealBody };

export type RunnerSession = {
  readonly state: () => RunnerState;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (label: string) => void;
  readonly strike: (label: string) => void;
  /** Flags the question in view for later, or takes the flag back. */
  readonly flag: () => void;
  /** Keeps a note to the question in view; an empty one removes it. */
  readonly note: (text: string) => void;
  /** Leaves the question unanswered, whatever was chosen, and moves on. */
  readonly skip: () => void;
  readonly go: (index: number) => void;
  /** What is chosen for the question in view. Throws on a paper without questions. */
  readonly answerInView: () => AnswerInView;
  /** Takes the key and the reasons of an answer that was checked; it stands. */
  readonly reveal: (answer: RevealedAnswer) => void;
  /** While the page is out of sight or covered no time is counted. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Covers the question or shows it again: a break the learner takes. */
  readonly takeBreak: (isPaused: boolean) => void;
  /** How often something was changed here. */
  readonly changes: () => number;
  /** Takes over what was answered and marked in another tab or on another device. */
  readonly merge: (attempt: OpenAttempt) => void;
  /**
   * What there is to hand in: every answer that was changed in this sitting and may not have been
   * saved. The others stand as they were saved, perhaps from another tab or device since.
   */
  readonly submission: (
    unsaved: ReadonlySet<string>,
  ) => Required<Pick<SubmitBody, 'answers' | 'timeSpent'>>;
};

export type SessionInput = {
  readonly attempt: OpenAttempt;
  readonly rememberedIndex?: number | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly save: SaveAnswer;
  readonly mark: SaveMark;
  readonly activity: ActivityLog['add'];
  readonly rememberIndex: (index: number) => void;
};

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** What is chosen and how long it took: the part of a sitting that saves answers. */
const answering = (input: SessionInput) => {
  const { answers } = input.attempt;
  const { state, ...observing } = observed(resumed(input.attempt, input.rememberedIndex));
  const clock = questionClock({
    earlier: new Map(answers.map(({ questionId, seconds }) => [questionId, seconds])),
    now: input.now,
  });
  const recorder = answerRecorder(answers, input.save);
  /** Questions whose answer was chosen or taken back in this sitting. */
  const own = new Set<QuestionId>();
  const answerOf = (id: QuestionId): string => {
    const { response } = state().questions.find((one) => one.id === id) ?? {};
    return userAnswerOf(chosenFor(state(), id), response);
  };
  /** Does something with the question in view; a paper without questions has none. */
  const withCurrent = (act: (id: QuestionId) => void): void => {
    const id = currentQuestion(state())?.id;
    if (id !== undefined) act(id);
  };
  const recordCurrent = (): void =>
    withCurrent((id) => {
      // Time spent on the reasons is none of the answer's.
      if (state().revealed.has(id)) return;
      const answer = own.has(id) ? { userAnswer: answerOf(id) } : {};
      recorder.record(id, { ...answer, seconds: tenths(clock.seconds(id)) });
    });
  return { state, ...observing, clock, recorder, own, answerOf, withCurrent, recordCurrent };
};

type Answering = ReturnType<typeof answering>;

const answerInView = ({ state, clock, answerOf }: Answering): AnswerInView => {
  const id = currentQuestion(state())?.id;
  if (id === undefined) throw new Error('A quiz without questions has no answer in view');
  return { questionId: id, body: { userAnswer: answerOf(id), seconds: tenths(clock.seconds(id)) } };
};

/** The part of a sitting that moves between questions and stops the clock. */
const moving = (input: SessionInput, sitting: Answering) => {
  const { state, apply, clock, withCurrent, recordCurrent } = sitting;
  const arrive = (): void =>
    withCurrent((id) => {
      clock.enter(id);
      input.activity('viewed', id);
    });
  const pause = (): void => {
    recordCurrent();
    clock.pause();
  };
  const resume = (): void => {
    if (!state().isPaused) clock.resume();
  };
  arrive();
  return {
    pause,
    resume,
    go: (index: number): void => {
      if (!state().questions[index]) return;
      recordCurrent();
      withCurrent((id) => input.activity('left', id));
      apply({ type: 'go', index });
      arrive();
      input.rememberIndex(index);
    },
    takeBreak: (isPaused: boolean): void => {
      if (isPaused) pause();
      apply({ type: 'pause', isPaused });
      resume();
    },
  };
};

/** The part of a sitting that changes a question, each change saved at once. */
const changing = (input: SessionInput, sitting: Answering) => {
  const { state, apply, own, withCurrent, recordCurrent } = sitting;
  let changes = 0;
  const change = (
    action: RunnerAction,
    saved: (id: QuestionId, before: RunnerState) => void,
  ): void => {
    const before = state();
    if (!apply(action)) return;
    changes += 1;
    withCurrent((id) => saved(id, before));
  };
  const saveStruck = (id: QuestionId, before: RunnerState): void => {
    const struck = struckFor(state(), id);
    if (struck !== struckFor(before, id)) input.mark(id, { struck: struck.toSorted() });
  };
  return {
    changes: () => changes,
    choose: (label: string) =>
      change({ type: 'choose', label }, (id, before) => {
        own.add(id);
        recordCurrent();
        saveStruck(id, before);
      }),
    strike: (label: string) => change({ type: 'strike', label }, saveStruck),
    flag: () =>
      change({ type: 'flag' }, (id) => input.mark(id, { flagged: state().flagged.has(id) })),
    note: (text: string) =>
      change({ type: 'note', text }, (id, before) => {
        if (noteFor(before, id) !== text) input.mark(id, { note: text });
      }),
    clear: () => {
      withCurrent((id) => sitting.answerOf(id) !== '' && own.add(id));
      change({ type: 'clear' }, recordCurrent);
    },
  };
};

/** One sitting at a paper: what is chosen, what time went where, and what has to be saved. */
export const runnerSession = (input: SessionInput): RunnerSession => {
  const sitting = answering(input);
  const { state, apply, subscribe, clock, recorder, own, answerOf } = sitting;
  const moves = moving(input, sitting);
  const { clear, ...changes } = changing(input, sitting);
  return {
    state,
    subscribe,
    ...moves,
    ...changes,
    skip: () => {
      clear();
      moves.go(state().index + 1);
    },
    answerInView: () => answerInView(sitting),
    reveal: (answer) => void apply({ type: 'reveal', answer }),
    merge: (attempt) => {
      recorder.learn(attempt.answers);
      for (const { questionId, seconds } of attempt.answers) clock.atLeast(questionId, seconds);
      apply({ type: 'merge', attempt });
    },
    submission: (unsaved) => ({
      answers: state()
        .questions.filter(({ id }) => own.has(id) && unsaved.has(id))
        .map(({ id }) => ({ questionId: id, userAnswer: answerOf(id) })),
      timeSpent: tenths(clock.total()),
    }),
  };
};
