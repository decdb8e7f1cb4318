import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';

type Point = ExamReadiness['history'][number];

/** One estimate a learner was given; percents, except for the answers counted. */
export type EstimatePoint = {
  /** 1 for the oldest. */
  readonly place: number;
  readonly day: CalendarDay;
  readonly items: number;
  readonly likelihood: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
};

type Estimated = Omit<EstimatePoint, 'place'>;

const isEstimate = (point: Point): point is Point & Estimated =>
  point.likelihood !== null && point.expected !== null && point.low !== null && point.high !== null;

/** The estimates of an exam, oldest first; a day without enough answers had none. */
export const estimatePoints = ({ history }: ExamReadiness): readonly EstimatePoint[] =>
  history.filter(isEstimate).map((point, index) => ({ ...point, place: index + 1 }));

type Range = Pick<EstimatePoint, 'low' | 'high'>;

/** Whether one lies wholly above the other: two that overlap may be the same score. */
const areApart = (one: Range, other: Range): boolean =>
  one.high < other.low || other.high < one.low;

/** What the chart says, as its title. */
export const historyFinding = (exam: string, points: readonly EstimatePoint[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return `Your expected score for ${exam}`;
  if (!areApart(first, last)) return `No clear change yet in your expected score for ${exam}`;
  const [from, to] = [Math.round(first.expected), Math.round(last.expected)];
  return `Your expected score for ${exam} ${to > from ? 'rose' : 'fell'} from ${from}% to ${to}%`;
};

/** What stands where there is nothing to draw yet. */
export const tooFewEstimates = (points: readonly EstimatePoint[], isPast: boolean): string => {
  const [only] = points;
  if (isPast) {
    return only
      ? `One estimate by then: expected score ${only.expected}%, ${only.likelihood}% likely to pass.`
      : 'No estimate yet on that day.';
  }
  return only
    ? 'One estimate so far. Your next timed quiz or exam starts the chart.'
    : 'No estimates yet. The chart starts after two timed quizzes or exams with enough questions.';
};
