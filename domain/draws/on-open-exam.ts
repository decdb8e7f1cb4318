import { type Instant, secondsBetween } from '../kernel/time.ts';
import { type Hold, holdOf } from './held-items.ts';

/**
 * What waits for the end of an exam: a new paper, handing one in, answers, cards to review, one's data, study aids, images,
 * the tutor, the glossary.
 */
export type Awaiting =
  | 'draw'
  | 'hand-in'
  | 'answers'
  | 'review'
  | 'download'
  | 'study-aids'
  | 'images'
  | 'tutor'
  | 'terminology';

export type OnOpenExam = {
  readonly code: 'OnOpenExam';
  readonly what: Awaiting;
  /** Until the exam is over at the latest. */
  readonly seconds: number;
};

/** Why nothing is told of these items now; undefined where no open paper by the clock holds one. */
export const onOpenExam = (
  holds: readonly Hold[],
  itemIds: readonly string[],
  { what, at }: { readonly what: Awaiting; readonly at: Instant },
): OnOpenExam | undefined => {
  const hold = holdOf(holds, itemIds);
  return hold && { code: 'OnOpenExam', what, seconds: secondsBetween(at, hold.until) };
};
