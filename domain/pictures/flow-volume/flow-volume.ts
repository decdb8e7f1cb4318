import { z } from 'zod';
import type { Drawing } from '../../contracts/drawing.ts';
import { type Axes, gridOf, labelsOf, lineOn } from '../axes.ts';
import { numberBetween } from '../numbers.ts';
import type { PictureKind } from '../picture-kind.ts';
import type { Point } from '../polyline.ts';
import { type Loop, loopNames, loops } from './loops.ts';

const liters = (least: number, most: number, what: string) => numberBetween({ least, most, what });

const written = z.strictObject({
  pattern: z.enum(loopNames, { error: `Known patterns are ${loopNames.join(', ')}` }),
  /** Liters. */
  fvc: liters(0.8, 7, 'an FVC in liters').optional(),
  /** Liters a second. */
  peakFlow: liters(0.8, 11, 'a peak flow in L/s').optional(),
  predictedFvc: liters(1, 7, 'a predicted FVC in liters').default(4.8),
  predictedPeakFlow: liters(2, 11, 'a predicted peak flow in L/s').default(9),
});

export type FlowVolumeParameters = z.infer<typeof written> & {
  readonly fvc: number;
  readonly peakFlow: number;
};

const parameters: z.ZodType<FlowVolumeParameters> = written.transform((given) => {
  const { fvc, peakOut } = loops[given.pattern];
  return { ...given, fvc: given.fvc ?? fvc, peakFlow: given.peakFlow ?? peakOut };
});

type Limbs = Pick<Loop, 'out' | 'in' | 'peakIn'> & {
  readonly fvc: number;
  readonly peakOut: number;
};

const pieces = 120;

/** Out from full to empty, and in again: liters exhaled and liters a second. */
const loopOf = ({ fvc, peakOut, peakIn, out, in: back }: Limbs): readonly Point[] => {
  const parts = Array.from({ length: pieces + 1 }, (_, i) => i / pieces);
  return [
    ...parts.map((part): Point => [part * fvc, peakOut * out(part)]),
    ...parts.map((part): Point => [(1 - part) * fvc, -peakIn * back(part)]),
  ];
};

const limbsOf = ({ pattern, fvc, peakFlow }: FlowVolumeParameters): Limbs => ({
  ...loops[pattern],
  fvc,
  peakOut: peakFlow,
});

const predictedOf = ({ predictedFvc, predictedPeakFlow }: FlowVolumeParameters): Limbs => ({
  ...loops.normal,
  fvc: predictedFvc,
  peakOut: predictedPeakFlow,
  peakIn: predictedPeakFlow * 0.67,
});

/**
 * Liters that left within the first second, along a limb of volumes and flows. Up to the peak at least half of it counts as
 * flow: a slow start is taken off, as by back-extrapolation.
 */
export const firstSecond = (limb: readonly Point[]): number => {
  const peak = Math.max(...limb.map(([, flow]) => flow));
  const peakIndex = limb.findIndex(([, flow]) => flow === peak);
  let seconds = 0;
  for (const [i, [volume, flow]] of limb.entries()) {
    const [nextVolume, nextFlow] = limb[i + 1] ?? [volume, 0];
    const least = i < peakIndex ? peak / 2 : 0.02;
    const takes = (nextVolume - volume) / Math.max(least, (flow + nextFlow) / 2);
    if (seconds + takes >= 1) return volume + ((1 - seconds) / takes) * (nextVolume - volume);
    seconds += takes;
  }
  return limb.at(-1)?.[0] ?? 0;
};

/** FEV1 in liters, to a tenth, from the drawn flows. */
export const fev1Of = (given: FlowVolumeParameters): number =>
  Math.round(10 * firstSecond(loopOf(limbsOf(given)).slice(0, pieces + 1))) / 10;

export const flowVolumeAxes = (given: FlowVolumeParameters): Axes => {
  const across = Math.max(6, Math.ceil(Math.max(given.fvc, given.predictedFvc) + 0.5));
  return {
    left: 16,
    top: 10,
    width: across * 14,
    height: 100,
    x: { from: 0, to: across, minor: 0.5, major: 1 },
    y: { from: -8, to: 12, minor: 1, major: 2 },
    namesY: [-8, -4, 0, 4, 8, 12],
    namesX: Array.from({ length: across + 1 }, (_, liter) => liter),
    title: 'Flow, L/s',
  };
};

const draw = (given: FlowVolumeParameters): Drawing => {
  const axes = flowVolumeAxes(given);
  const ends: readonly Point[] = [
    [0, 0],
    [axes.x.to, 0],
  ];
  return {
    width: axes.left + axes.width + 6,
    height: axes.top + axes.height + 9,
    grids: [gridOf(axes)],
    marks: [
      lineOn(axes, 'axis', ends),
      lineOn(axes, 'limit', loopOf(predictedOf(given))),
      lineOn(axes, 'trace', loopOf(limbsOf(given))),
    ],
    labels: [...labelsOf(axes)],
    scale: 'Exhaled volume in L across; flow out above the line, flow in below; dashed: predicted',
  };
};

const seen = (given: FlowVolumeParameters): string => {
  const { looks, peakIn } = loops[given.pattern];
  return `Flow-volume loop, the predicted one dashed (${given.predictedFvc} L, peak ${given.predictedPeakFlow} L/s). ${looks}. Volume exhaled ${given.fvc} L; highest flow out ${given.peakFlow} L/s, highest flow in ${peakIn} L/s.`;
};

const reading = (given: FlowVolumeParameters): string => {
  const fev1 = fev1Of(given);
  return `${loops[given.pattern].called}: FVC ${given.fvc} L, FEV1 ${fev1} L, FEV1/FVC ${(fev1 / given.fvc).toFixed(2)}, peak flow ${given.peakFlow} L/s.`;
};

/** Flow against volume of one forced breath out and in. */
export const flowVolume: PictureKind<FlowVolumeParameters> = {
  title: 'Flow-volume loop',
  parameters,
  draw,
  seen,
  reading,
};
