import type { Movement } from '../contracts/analytics.ts';
import { shareInterval } from '../measurement/scaled-score.ts';
import { type Counts, enoughAnswers } from '../progress/topic-standing.ts';

/** Whether both are of enough answers to be compared at all. */
export const isComparable = (before: Counts | undefined, now: Counts): before is Counts =>
  before !== undefined && before.total >= enoughAnswers && now.total >= enoughAnswers;

/**
 * Whether a share moved by more than chance would: where the 90 % interval of the difference leaves
 * zero out (Newcombe 1998, method 10, from Wilson's intervals of both shares).
 */
export const movementBetween = (before: Counts | undefined, now: Counts): Movement => {
  if (!isComparable(before, now)) return 'unknown';
  const [was, is] = [before.correct / before.total, now.correct / now.total];
  const [wasLow, wasHigh] = shareInterval(before.correct, before.total);
  const [low, high] = shareInterval(now.correct, now.total);
  const difference = is - was;
  if (difference - Math.hypot(is - low, wasHigh - was) > 0) return 'up';
  return difference + Math.hypot(high - is, was - wasLow) < 0 ? 'down' : 'level';
};
