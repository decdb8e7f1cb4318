import type { ExamScale } from './exam-scales.ts';
import { z90 } from './normal.ts';

/** `too-close`: the mark lies within the interval of the estimate. */
export type ScaleVerdict = 'pass' | 'not-yet' | 'too-close';

export type ScaledEstimate = {
  /** On the exam's scale, rounded to whole points, with the ends of its 90 % interval. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: ScaleVerdict;
};

/**
 * A share of right answers (0 to 1) on the exam's scale: two straight lines through the bottom at
 * no right answer, the pass mark at the standard and the top at all right. Monotone. The owner's
 * own conversion is not public, so for a scaled exam this is an estimate and nothing more.
 */
export const onScale = ({ min, max, mark, standard }: ExamScale, share: number): number =>
  share <= standard
    ? min + (mark - min) * (share / standard)
    : mark + (max - mark) * ((share - standard) / (1 - standard));

/**
 * The 90 % interval of a true share from right answers on a paper: Wilson's score interval, which
 * holds also for short papers and for none or all right (Wilson 1927; Brown, Cai and DasGupta 2001).
 */
export const shareInterval = (correct: number, total: number): readonly [number, number] => {
  if (total === 0) return [0, 1];
  const z2 = z90 ** 2;
  const middle = (correct + z2 / 2) / (total + z2);
  const spread = (z90 / (total + z2)) * Math.sqrt((correct * (total - correct)) / total + z2 / 4);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
};

const verdictOf = (standard: number, low: number, high: number): ScaleVerdict => {
  if (low >= standard) return 'pass';
  return high < standard ? 'not-yet' : 'too-close';
};

/** What a paper says on the exam's scale; a paper without questions says that all is possible. */
export const scaledEstimate = (
  scale: ExamScale,
  { correct, total }: { readonly correct: number; readonly total: number },
): ScaledEstimate => {
  const [low, high] = shareInterval(correct, total);
  const points = (share: number): number => Math.round(onScale(scale, share));
  return {
    estimate: points(total === 0 ? scale.standard : correct / total),
    low: points(low),
    high: points(high),
    verdict: verdictOf(scale.standard, low, high),
  };
};
