import type { FinishedAttempt } from './finished-attempt.ts';
import { type RescoreAttempt, rescore } from './rescoring.ts';

/** What another key does to the score of one attempt, in percent; null in an adaptive exam, whose result stands. */
export type RescoringEffect = { readonly before: number | null; readonly after: number | null };

/**
 * What a correction would do to an attempt that was handed in, by the rule that counts it anew; before and
 * after are the same where it counts so already.
 */
export const rescoringEffect = (
  correction: Pick<RescoreAttempt, 'itemId' | 'revision' | 'key' | 'at'>,
  { paper, result }: Pick<FinishedAttempt, 'paper' | 'result'>,
): RescoringEffect => {
  const { attemptId, learnerId } = result;
  const command = {
    ...correction,
    type: 'RescoreAttempt',
    attemptId,
    learnerId,
    reason: '',
  } as const;
  const rescored = rescore(command, paper.items, result);
  const [event] = rescored.ok ? rescored.value : [];
  return { before: result.score, after: event ? event.data.after.score : result.score };
};

export type SummedEffects = {
  readonly raised: number;
  readonly lowered: number;
  readonly same: number;
  /** Percent points; 0 where none moves that way. */
  readonly largestGain: number;
  readonly largestLoss: number;
};

export const summedEffects = (effects: readonly RescoringEffect[]): SummedEffects => {
  const moves = effects.map(({ before, after }) => (after ?? 0) - (before ?? 0));
  return {
    raised: moves.filter((move) => move > 0).length,
    lowered: moves.filter((move) => move < 0).length,
    same: moves.filter((move) => move === 0).length,
    largestGain: Math.max(0, ...moves),
    largestLoss: Math.max(0, ...moves.map((move) => -move)),
  };
};
