import type { Evidence } from '../../../domain/contracts/evidence.ts';
import { type Contribution, type Formula, figureValue } from '../../../domain/evidence/formula.ts';
import { reviewedCards, studiedQuizzes } from '../../../domain/evidence/studied-quizzes.ts';
import type { LearnersPast } from '../../time-travel/learners-past.ts';

const shownAtOnce = 20;

type Wanted = {
  readonly figure: string;
  readonly formula: Formula;
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
};

const newestFirst = (a: Contribution, b: Contribution): number =>
  a.position < b.position ? 1 : -1;

const presentEvent = ({ position, at, day, type, attemptId, words }: Contribution) => ({
  position,
  at,
  day,
  type,
  attemptId,
  words,
});

/** The figure, counted anew from the events that are shown with it. */
export const presentEvidence = (
  { figure, formula, limit = shownAtOnce, before }: Wanted,
  { day, lived }: LearnersPast,
): Evidence => {
  const { name, version, words, title, unit, combine, contributions } = formula;
  const all = contributions({
    quizzes: studiedQuizzes(lived),
    reviews: reviewedCards(lived),
    today: day,
  });
  const ordered = all.toSorted(newestFirst);
  const rest = before === undefined ? ordered : ordered.filter((one) => one.position < before);
  const events = rest.slice(0, limit).map(presentEvent);
  const last = events.at(-1);
  return {
    figure,
    title,
    asOf: day,
    formula: { name, version, words },
    unit,
    value: figureValue(combine, all),
    total: all.length,
    events,
    ...(last && rest.length > events.length ? { next: last.position } : {}),
  };
};
