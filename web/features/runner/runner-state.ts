import { match } from 'ts-pattern';
import type { OpenAttempt, Question } from '../../../domain/contracts/quiz.ts';
import { afterChoosing, labelsOf } from './chosen-labels.ts';

export type RunnerState = {
  readonly questions: readonly Question[];
  readonly index: number;
  /** Chosen labels by question id; a question without an entry is unanswered. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** Labels struck out by question id: an aid of this sitting, never part of an answer. */
  readonly struck: ReadonlyMap<string, readonly string[]>;
  readonly visited: ReadonlySet<string>;
};

export type RunnerAction =
  | { readonly type: 'choose'; readonly label: string }
  | { readonly type: 'strike'; readonly label: string }
  | { readonly type: 'clear' }
  | { readonly type: 'go'; readonly index: number };

const none: readonly string[] = [];

/** The question in view; absent only on a paper without questions. */
export const currentQuestion = (state: RunnerState): Question | undefined =>
  state.questions[state.index];

export const chosenFor = (state: RunnerState, questionId: string): readonly string[] =>
  state.chosen.get(questionId) ?? none;

export const struckFor = (state: RunnerState, questionId: string): readonly string[] =>
  state.struck.get(questionId) ?? none;

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
    questions: attempt.questions,
    index: 0,
    chosen: new Map(attempt.answers.map((a) => [a.questionId, labelsOf(a.userAnswer)])),
    struck: new Map(),
    visited: new Set(attempt.answers.map((a) => a.questionId)),
  };
  const remembered = attempt.questions[rememberedIndex ?? -1] ? rememberedIndex : undefined;
  return visiting(state, remembered ?? firstUnanswered(attempt));
};

const choosing = (state: RunnerState, question: Question, label: string): RunnerState => {
  const several = question.questionType === 'K-Type';
  const labels = afterChoosing({ several, chosen: chosenFor(state, question.id), label });
  return {
    ...state,
    chosen: new Map(state.chosen).set(question.id, labels),
    // Choosing an option that was struck out takes it back.
    struck: new Map(state.struck).set(
      question.id,
      struckFor(state, question.id).filter((other) => other !== label),
    ),
  };
};

const striking = (state: RunnerState, question: Question, label: string): RunnerState => {
  if (chosenFor(state, question.id).includes(label)) return state;
  const struck = struckFor(state, question.id);
  const next = struck.includes(label)
    ? struck.filter((other) => other !== label)
    : [...struck, label];
  return { ...state, struck: new Map(state.struck).set(question.id, next) };
};

/** What each action leaves behind; a label the question does not have changes nothing. */
export const runnerReducer = (state: RunnerState, action: RunnerAction): RunnerState => {
  const question = currentQuestion(state);
  if (!question) return state;
  const has = (label: string) => question.options.some((option) => option.label === label);
  return match(action)
    .with({ type: 'choose' }, ({ label }) =>
      has(label) ? choosing(state, question, label) : state,
    )
    .with({ type: 'strike' }, ({ label }) =>
      has(label) ? striking(state, question, label) : state,
    )
    .with({ type: 'clear' }, () => ({
      ...state,
      chosen: new Map(state.chosen).set(question.id, none),
    }))
    .with({ type: 'go' }, ({ index }) => visiting(state, index))
    .exhaustive();
};
