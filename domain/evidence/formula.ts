import { match } from 'ts-pattern';
import type { FigureUnit } from '../contracts/evidence.ts';
import type { AttemptId } from '../kernel/ids.ts';
import { percent, roundedMean } from '../kernel/percent.ts';
import type { CalendarDay } from '../kernel/time.ts';
import type { ReviewedCard, StudiedQuiz, StudyEvent } from './studied-quizzes.ts';

/** What one event adds to a figure. */
export type Contribution = Omit<StudyEvent<unknown>, 'data'> & {
  /** Null of a card in review. */
  readonly attemptId: AttemptId | null;
  /** What it contributed, for the learner to read. */
  readonly words: string;
  readonly amount: number;
  /** What the amount is measured against in a mean or a share. */
  readonly of: number;
};

export type Study = {
  /** In log order. */
  readonly quizzes: readonly StudiedQuiz[];
  /** In log order. */
  readonly reviews: readonly ReviewedCard[];
  /** The day the figure is of. */
  readonly today: CalendarDay;
};

/** How a figure is counted: from which events, and what is made of them. */
export type Formula = {
  readonly name: string;
  /** Raised when the same events would count differently. */
  readonly version: number;
  readonly title: string;
  readonly words: string;
  readonly unit: FigureUnit;
  /** The sum of the amounts; their mean; or their share of the whole in percent. Rounded. */
  readonly combine: 'sum' | 'mean' | 'share';
  readonly contributions: (study: Study) => readonly Contribution[];
};

const total = (parts: readonly Contribution[], of: 'amount' | 'of'): number =>
  parts.reduce((sum, part) => sum + part[of], 0);

/** A whole number; 0 when nothing contributed. */
export const figureValue = (
  combine: Formula['combine'],
  contributions: readonly Contribution[],
): number => {
  const amount = total(contributions, 'amount');
  const whole = total(contributions, 'of');
  return match(combine)
    .with('sum', () => amount)
    .with('mean', () => roundedMean(amount, whole))
    .with('share', () => percent(amount, whole))
    .exhaustive();
};

type Part = { readonly words: string; readonly amount: number; readonly of?: number };

export const contribution = (
  { position, type, at, day, data }: StudyEvent<{ readonly attemptId?: AttemptId }>,
  { words, amount, of = 1 }: Part,
): Contribution => ({
  position,
  type,
  at,
  day,
  attemptId: data.attemptId ?? null,
  words,
  amount,
  of,
});
