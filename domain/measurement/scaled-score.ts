import type { ExamScale } from '../bank/blueprints/exam-scales.ts';
import { z90 } from './normal.ts';

/** `too-close`: the mark lies within the interval of the estimate. */
export type ScaleVerdict = 'pass' | 'not-yet' | 'too-close';

export type CutVerdict = {
  /** Null where the exam has one pass mark only. */
  readonly name: string | null;
  /** On the exam's scale, and as it is told beside the estimate. */
  readonly onScale: number;
  readonly mark: number;
  readonly verdict: ScaleVerdict;
};

export type ScaledEstimate = {
  /** Points of the exam's scale, or percent right where the exam tells no score. */
  readonly unit: 'points' | 'percent';
  /** Whole, with the ends of its 90 % interval rounded outwards. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** The lowest first. */
  readonly cuts: readonly CutVerdict[];
};

type Line = Pick<ExamScale, 'min' | 'max' | 'mark' | 'standard'>;

/**
 * A share of right answers (0 to 1) on the exam's scale: two straight lines through the bottom at
 * no right answer, the pass mark at the standard and the top at all right. Monotone. The owner's
 * own conversion is not public, so for a scaled exam this is an estimate and nothing more.
 */
export const onScale = ({ min, max, mark, standard }: Line, share: number): number =>
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

/** A shown end that is whole to a billionth is not rounded away from itself. */
const hair = 1e-9;

/**
 * By the ends as they are shown: rounded outwards, so that nobody reads a range which begins at the
 * mark beside a verdict that says it is too close to call.
 */
const verdictOf = (mark: number, low: number, high: number): ScaleVerdict => {
  if (low >= mark) return 'pass';
  return high < mark ? 'not-yet' : 'too-close';
};

/** NCLEX tells no score: its papers are told in percent right, with the share that stands for its mark. */
const toldAs = (scale: ExamScale): Line => {
  const { kind, standard } = scale;
  return kind === 'logit' ? { min: 0, max: 100, mark: 100 * standard, standard } : scale;
};

/** What a paper says on the exam's scale; a paper without questions says that all is possible. */
export const scaledEstimate = (
  scale: ExamScale,
  { correct, total }: { readonly correct: number; readonly total: number },
): ScaledEstimate => {
  const told = toldAs(scale);
  const [from, to] = shareInterval(correct, total);
  const low = Math.floor(onScale(told, from) + hair);
  const high = Math.ceil(onScale(told, to) - hair);
  const cuts = scale.cuts.map(({ name, mark: ofScale }): CutVerdict => {
    const mark = ofScale === scale.mark ? told.mark : ofScale;
    return { name, onScale: ofScale, mark, verdict: verdictOf(mark, low, high) };
  });
  return {
    unit: scale.kind === 'logit' ? 'percent' : 'points',
    estimate: Math.floor(
      onScale(told, total === 0 ? scale.standard : correct / total) + 0.5 + hair,
    ),
    low,
    high,
    cuts,
  };
};
