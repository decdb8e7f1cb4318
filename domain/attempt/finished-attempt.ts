import { fold } from '../kernel/decider.ts';
import { type AdaptiveCourse, adaptiveCourse } from './adaptive/adaptive-course.ts';
import { attempt } from './attempt.ts';
import type { Paper } from './attempt-state.ts';
import type { AttemptEvent, QuizResult, Rescoring } from './events.ts';
import type { Marks } from './marks.ts';

/** An attempt that was handed in, as its own stream tells it. */
export type FinishedAttempt = {
  /** With the items that were asked. */
  readonly paper: Paper;
  /** As it counts now. */
  readonly result: QuizResult;
  /** In the order in which they happened. */
  readonly rescorings: readonly Rescoring[];
  readonly marks: Marks;
  /** Undefined where all items were fixed from the start. */
  readonly adaptive: AdaptiveCourse | undefined;
};

/**
 * The events that `finishedAttempt` has a use for: the result holds the answers and their times, so that
 * most of a stream need not be looked at.
 */
export const tellingOfFinished: readonly AttemptEvent['type'][] = [
  'PaperIssued',
  'ItemFlagged',
  'AnswerStruck',
  'ItemNoted',
  'AdaptiveExamStarted',
  'ItemChosen',
  'AbilityEstimated',
  'AdaptiveExamEnded',
  'QuizSubmitted',
  'AttemptRescored',
];

/** What still waited when an adaptive exam ended was not asked. */
const asked = ({ mode, items }: Paper, { answers }: QuizResult): Paper['items'] =>
  mode === 'adaptive' ? items.slice(0, answers.length) : items;

/** Undefined for a stream that tells of no attempt that was handed in. */
export const finishedAttempt = (events: readonly AttemptEvent[]): FinishedAttempt | undefined => {
  const state = fold(attempt, events);
  if (state.status !== 'submitted') return undefined;
  const { paper, result, marks } = state;
  return {
    paper: { ...paper, items: asked(paper, result) },
    result,
    rescorings: events.flatMap(({ type, data }) => (type === 'AttemptRescored' ? data : [])),
    marks,
    adaptive: adaptiveCourse(events),
  };
};
