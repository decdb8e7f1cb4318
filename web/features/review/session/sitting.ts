import type { Question } from '../../../../domain/contracts/quiz.ts';
import type { ReviewAnswered } from '../../../../domain/contracts/review.ts';
import { afterChoosing, canChoose } from '../../attempt/runner/session/chosen-labels.ts';

/** One sitting of review: what is left of it, and what is on the screen. */
export type Sitting = {
  /** The first one is asked now. */
  readonly queue: readonly Question[];
  readonly total: number;
  readonly known: number;
  /** Ids of what was missed at least once. */
  readonly missed: readonly string[];
  /** Counts the questions asked, one more for each that came again. */
  readonly step: number;
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
  /** Null while the question is open. */
  readonly answered: (ReviewAnswered & { readonly seconds: number }) | null;
};

export type SittingAction =
  | { readonly type: 'choose' | 'strike'; readonly label: string }
  | {
      readonly type: 'answered';
      readonly result: ReviewAnswered;
      readonly seconds: number;
      /** As it was sent: none where the learner gave up. */
      readonly chosen: readonly string[];
    }
  | { readonly type: 'next' | 'drop' };

const clean = { chosen: [], struck: [], answered: null } as const;

export const newSitting = (questions: readonly Question[]): Sitting => ({
  queue: questions,
  total: questions.length,
  known: 0,
  missed: [],
  step: 0,
  ...clean,
});

const toggled = (labels: readonly string[], label: string): readonly string[] =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label].sort();

const inOrder = ({ response }: Question, labels: readonly string[]): readonly string[] =>
  response ? labels : labels.toSorted();

const chosenAfter = ({ queue, chosen }: Sitting, label: string): readonly string[] => {
  const question = queue[0];
  return question && canChoose(question, label)
    ? inOrder(question, afterChoosing(question, chosen, label))
    : chosen;
};

const choose = (sitting: Sitting, label: string): Sitting => ({
  ...sitting,
  chosen: chosenAfter(sitting, label),
  struck: sitting.struck.filter((other) => other !== label),
});

const strike = (sitting: Sitting, label: string): Sitting =>
  sitting.chosen.includes(label) ? sitting : { ...sitting, struck: toggled(sitting.struck, label) };

/** What was missed goes to the end and is asked again in the same sitting. */
const next = (sitting: Sitting): Sitting => {
  const [current, ...rest] = sitting.queue;
  if (!current || !sitting.answered) return sitting;
  const { correct } = sitting.answered;
  return {
    ...sitting,
    ...clean,
    queue: correct ? rest : [...rest, current],
    known: sitting.known + (correct ? 1 : 0),
    missed: correct ? sitting.missed : [...new Set([...sitting.missed, current.id])],
    step: sitting.step + 1,
  };
};

/** Another page was faster with this card, or it left the bank. */
const drop = (sitting: Sitting): Sitting => ({
  ...sitting,
  ...clean,
  queue: sitting.queue.slice(1),
  total: sitting.total - 1,
  step: sitting.step + 1,
});

export const sittingAfter = (sitting: Sitting, action: SittingAction): Sitting => {
  if (action.type === 'next') return next(sitting);
  if (action.type === 'drop') return drop(sitting);
  if (sitting.answered) return sitting;
  switch (action.type) {
    case 'choose':
      return choose(sitting, action.label);
    case 'strike':
      return strike(sitting, action.label);
    case 'answered':
      return {
        ...sitting,
        chosen: action.chosen,
        answered: { ...action.result, seconds: action.seconds },
      };
  }
};
