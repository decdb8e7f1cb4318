import type { ItemId } from '../../kernel/ids.ts';
import type { AttemptEvent } from '../events.ts';
import type { AbilityEstimate, AdaptiveEnd } from './adaptive-events.ts';

/** Logits. */
export type PathStep = {
  readonly itemId: ItemId;
  readonly difficulty: number;
  readonly theta: number;
  readonly low: number;
  readonly high: number;
  readonly correct: boolean;
};

export type Verdict = Omit<AdaptiveEnd, 'attemptId' | 'learnerId' | 'at'>;

/** How an adaptive exam went: the ability after each answer, and how it ended. */
export type AdaptiveCourse = {
  readonly minimum: number;
  readonly maximum: number;
  readonly path: readonly PathStep[];
  readonly end: Verdict;
};

const stepOf = ({ itemId, difficulty, theta, low, high, correct }: AbilityEstimate): PathStep => ({
  itemId,
  difficulty,
  theta,
  low,
  high,
  correct,
});

const verdictOf = ({ attemptId: _, learnerId: __, at: ___, ...end }: AdaptiveEnd): Verdict => end;

/** Undefined where the stream tells of no adaptive exam, or of none that has ended. */
export const adaptiveCourse = (events: readonly AttemptEvent[]): AdaptiveCourse | undefined => {
  const started = events.find(({ type }) => type === 'AdaptiveExamStarted');
  const ended = events.findLast(({ type }) => type === 'AdaptiveExamEnded');
  if (started?.type !== 'AdaptiveExamStarted' || ended?.type !== 'AdaptiveExamEnded') {
    return undefined;
  }
  const { minimum, maximum } = started.data.rules;
  const path = events.flatMap(({ type, data }) =>
    type === 'AbilityEstimated' ? stepOf(data) : [],
  );
  return { minimum, maximum, path, end: verdictOf(ended.data) };
};
