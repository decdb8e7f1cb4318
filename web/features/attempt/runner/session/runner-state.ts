import { match } from 'ts-pattern';
import type {
  OpenAttempt,
  Question,
  RevealedAnswer,
} from '../../../../../domain/contracts/quiz.ts';
import { afterChoosing, canChoose, labelsOf } from './chosen-labels.ts';
import {
  marksOf,
  type PaperMarks,
  struckFor,
  toggledFlag,
  withNote,
  withStruck,
} from './paper-marks.ts';

export type RunnerState = PaperMarks & {
  readonly questions: readonly Question[];
  readonly index: number;
  /** Chosen labels by question id; a question without an entry is unanswered. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly visited: ReadonlySet<string>;
  readonly isPaused: boolean;
  /** Answers of a tutor quiz that were checked, by question id: they stand. */
  readonly revealed: ReadonlyMap<string, RevealedAnswer>;
};

export type RunnerAction =
  | { readonly type: 'choose'; readonly label: string }
  | { readonly type: 'strike'; readonly label: string }
  | { readonly type: 'clear' }
  | { readonly type: 'flag' }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'pause'; readonly isPaused: boolean }
  | { readonly type: 'merge'; readonly attempt: OpenAttempt }
  | { readonly type: 'reveal'; readonly answer: RevealedAnswer }
  | { readonly type: 'go'; readonly index: number };

const none: readonly string[] = [];

/** The question in view; absent only on a paper without questions. */
export const currentQuestion = (state: RunnerState): Question | undefined =>
  state.questions[state.index];

export const chosenFor = (state: RunnerState, questionId: string): readonly string[] =>
  state.chosen.get(questionId) ?? none;

const chosenOf = ({ answers }: OpenAttempt): RunnerState['chosen'] =>
  new Map(answers.map((answer) => [answer.questionId, labelsOf(answer.userAnswer)]));

const revealedOf = ({ revealed }: OpenAttempt): RunnerState['revealed'] =>
  new Map(revealed.map((answer) => [answer.id, answer]));

const firstUnanswered = ({ questions, answers }: OpenAttempt): number => {
  const answered = new Set(answers.filter((a) => a.userAnswer !== '').map((a) => a.questionId));
  const index = questions.findIndex((question) => !answered.has(question.id));
  return index === -1 ? questions.length - 1 : index;
};

const visiting = (state: RunnerState, index: number): RunnerState => {
  const id = state.questions[index]?.id;
  return id === undefined ? state : { ...state, index, visited: new Set([...state.visited, id]) };
};

/**
 * A paper as it was left: at the remembered index, or else at the first unanswered question.
 */
export const resumed = (attempt: OpenAttempt, rememberedIndex?: number): RunnerState => {
  const state: RunnerState = {
    ...marksOf(attempt),
    questions: attempt.questions,
    index: 0,
    chosen: chosenOf(attempt),
    visited: new Set(attempt.answers.map((a) => a.questionId)),
    isPaused: false,
    revealed: revealedOf(attempt),
  };
  const remembered = attempt.questions[rememberedIndex ?? -1] ? rememberedIndex : undefined;
  return visiting(state, remembered ?? firstUnanswered(attempt));
};

/** The paper as the server has it by now, still at the same question. */
const merged = (state: RunnerState, attempt: OpenAttempt): RunnerState => ({
  ...state,
  ...marksOf(attempt),
  chosen: chosenOf(attempt),
  revealed: revealedOf(attempt),
  visited: new Set([...state.visited, ...attempt.answers.map((answer) => answer.questionId)]),
});

const choosing = (state: RunnerState, question: Question, label: string): RunnerState => {
  const labels = afterChoosing(question, chosenFor(state, question.id), label);
  const struck = struckFor(state, question.id);
  const chosen = { ...state, chosen: new Map(state.chosen).set(question.id, labels) };
  // Choosing an option that was struck out takes it back.
  return struck.includes(label)
    ? withStruck(
        chosen,
        question.id,
        struck.filter((other) => other !== label),
      )
    : chosen;
};

const striking = (state: RunnerState, question: Question, label: string): RunnerState => {
  if (chosenFor(state, question.id).includes(label)) return state;
  const struck = struckFor(state, question.id);
  const next = struck.includes(label)
    ? struck.filter((other) => other !== label)
    : [...struck, label];
  return withStruck(state, question.id, next);
};

const revealing = (state: RunnerState, answer: RevealedAnswer): RunnerState => ({
  ...state,
  chosen: new Map(state.chosen).set(answer.id, labelsOf(answer.userAnswer)),
  revealed: new Map(state.revealed).set(answer.id, answer),
});

const isLocked = ({ revealed }: RunnerState, { id }: Question, { type }: RunnerAction): boolean =>
  revealed.has(id) && (type === 'choose' || type === 'strike' || type === 'clear');

/** What each action leaves behind; a label the question does not have changes nothing. */
export const runnerReducer = (state: RunnerState, action: RunnerAction): RunnerState => {
  const question = currentQuestion(state);
  if (!question || isLocked(state, question, action)) return state;
  const has = (label: string) => question.options.some((option) => option.label === label);
  return match(action)
    .with({ type: 'choose' }, ({ label }) =>
      canChoose(question, label) ? choosing(state, question, label) : state,
    )
    .with({ type: 'strike' }, ({ label }) =>
      has(label) ? striking(state, question, label) : state,
    )
    .with({ type: 'clear' }, () => ({
      ...state,
      chosen: new Map(state.chosen).set(question.id, none),
    }))
    .with({ type: 'flag' }, () => toggledFlag(state, question.id))
    .with({ type: 'note' }, ({ text }) => withNote(state, question.id, text))
    .with({ type: 'pause' }, ({ isPaused }) => ({ ...state, isPaused }))
    .with({ type: 'merge' }, ({ attempt }) => merged(state, attempt))
    .with({ type: 'reveal' }, ({ answer }) => revealing(state, answer))
    .with({ type: 'go' }, ({ index }) => visiting(state, index))
    .exhaustive();
};
