import { z } from 'zod';
import type { Drawing } from '../../contracts/drawing.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Axes, gridOf, labelsOf, lineOn } from '../axes.ts';
import { numberBetween } from '../numbers.ts';
import type { PictureKind } from '../picture-kind.ts';
import type { Point } from '../polyline.ts';
import { type Breath, type Pattern, patternNames, patterns } from './patterns.ts';

const written = z.strictObject({
  pattern: z.enum(patternNames, { error: `Known patterns are ${patternNames.join(', ')}` }),
  /** Breaths a minute. */
  rate: numberBetween({ least: 4, most: 40, what: 'a rate' }).optional(),
  /** End-tidal CO2 in mm Hg. */
  etco2: numberBetween({ least: 5, most: 95, what: 'an end-tidal CO2' }).optional(),
});

export type CapnogramParameters = z.infer<typeof written> & {
  readonly rate: number;
  readonly etco2: number;
};

const parameters: z.ZodType<CapnogramParameters> = written.transform((given) => {
  const { rate, etco2 } = patterns[given.pattern];
  return { ...given, rate: given.rate ?? rate, etco2: given.etco2 ?? etco2 };
});

/** Seconds on the paper: enough for at least four breaths. */
const secondsOf = ({ rate }: CapnogramParameters): number =>
  Math.max(20, Math.ceil((240 / rate + 1) / 5) * 5);

/** End-tidal CO2 of each breath in turn, in mm Hg. */
export const endTidals = (capnogram: CapnogramParameters, seed: number): readonly number[] => {
  const { pattern, rate, etco2 } = capnogram;
  const random = randomFrom(seed);
  const count = Math.floor((secondsOf(capnogram) * rate) / 60);
  const share = patterns[pattern].share ?? (() => 1);
  return Array.from({ length: count }, (_, index) =>
    Math.round(etco2 * share(index, count) * (0.985 + 0.03 * random())),
  );
};

const breathPoints = (
  { shape, baseline = 0 }: Pattern,
  breath: Breath & { readonly from: number },
): readonly Point[] => {
  const { from, period, peak, index } = breath;
  const floor = baseline === 0 ? 0 : baseline * (0.6 + 0.4 * Math.min(1, index / 3));
  return shape(breath).map(
    ([part, height]): Point => [from + part * period, floor + height * (peak - floor)],
  );
};

/** The line in seconds and mm Hg. */
const capnogramLine = (capnogram: CapnogramParameters, seed: number): readonly Point[] => {
  const period = 60 / capnogram.rate;
  const pattern = patterns[capnogram.pattern];
  const peaks = endTidals(capnogram, seed);
  const start = pattern.baseline === undefined ? 0 : pattern.baseline * 0.6;
  const end: Point = [secondsOf(capnogram), pattern.baseline ?? 0];
  const breaths = peaks.flatMap((peak, index) =>
    breathPoints(pattern, { from: index * period, period, peak, index }),
  );
  return [[0, start], ...breaths, end];
};

const every = (step: number, most: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);

export const capnogramAxes = (capnogram: CapnogramParameters): Axes => {
  const seconds = secondsOf(capnogram);
  const most = Math.max(60, Math.ceil((capnogram.etco2 + 6) / 20) * 20);
  return {
    left: 14,
    top: 9,
    width: 146,
    height: 44,
    x: { from: 0, to: seconds, minor: 1, major: 5 },
    y: { from: 0, to: most, minor: 5, major: 10 },
    namesY: every(20, most),
    namesX: every(seconds > 30 ? 10 : 5, seconds),
    title: 'CO₂, mm Hg',
  };
};

const draw = (capnogram: CapnogramParameters, seed: number): Drawing => {
  const axes = capnogramAxes(capnogram);
  return {
    width: 164,
    height: 61,
    grids: [gridOf(axes)],
    marks: [lineOn(axes, 'trace', capnogramLine(capnogram, seed))],
    labels: [...labelsOf(axes)],
    scale: 'CO₂ over time; a large box is 5 seconds and 10 mm Hg',
  };
};

const listed = (values: readonly number[]): string => {
  const [first = 0] = values;
  return Math.max(...values) - Math.min(...values) < 0.08 * Math.max(...values)
    ? `each about ${first} mm Hg`
    : `in turn ${values.join(', ')} mm Hg`;
};

/** A capnogram: CO2 of breathed gas over time. */
export const capnogram: PictureKind<CapnogramParameters> = {
  title: 'Capnogram',
  parameters,
  draw,
  seen: (given, seed) =>
    `Capnogram of ${secondsOf(given)} seconds with ${endTidals(given, seed).length} waves at even distances. ${patterns[given.pattern].looks}. The highest points are ${listed(endTidals(given, seed))}.`,
  reading: (given, seed) => {
    const last = endTidals(given, seed).at(-1) ?? 0;
    return `${patterns[given.pattern].called}: end-tidal CO₂ ${last} mm Hg, ${given.rate} breaths/min.`;
  },
};
