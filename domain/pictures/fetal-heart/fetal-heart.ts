import { z } from 'zod';
import type { Drawing } from '../../contracts/drawing.ts';
import { type RandomSource, randomFrom } from '../../kernel/random.ts';
import { type Axes, gridOf, labelsOf, lineOn } from '../axes.ts';
import { numberBetween } from '../numbers.ts';
import type { PictureKind } from '../picture-kind.ts';
import type { Point } from '../polyline.ts';
import { type Dip, type Tracing, tracingNames, tracings } from './patterns.ts';

const written = z.strictObject({
  pattern: z.enum(tracingNames, { error: `Known patterns are ${tracingNames.join(', ')}` }),
  baseline: numberBetween({ least: 70, most: 200, what: 'a baseline' }).optional(),
  /** Beats a minute from trough to peak. */
  variability: numberBetween({ least: 0, most: 25, what: 'a variability' }).optional(),
  /** Minutes from one contraction to the next. */
  contractions: numberBetween({
    least: 1.5,
    most: 6,
    what: 'minutes between contractions',
  }).default(2.5),
  minutes: numberBetween({ least: 6, most: 10, what: 'minutes' }).pipe(z.int()).default(8),
});

export type FetalHeartParameters = z.infer<typeof written> & {
  readonly baseline: number;
  readonly variability: number;
};

const parameters: z.ZodType<FetalHeartParameters> = written.transform((given) => {
  const { baseline, variability } = tracings[given.pattern];
  return {
    ...given,
    baseline: given.baseline ?? baseline,
    variability: given.variability ?? variability,
  };
});

const contractionLasts = 70;
const firstAt = 40;

/** Seconds at which contractions begin. */
export const contractionsOf = ({
  contractions,
  minutes,
}: FetalHeartParameters): readonly number[] =>
  Array.from({ length: 8 }, (_, index) => firstAt + index * contractions * 60).filter(
    (at) => at < minutes * 60 - 30,
  );

const bell = (part: number): number => (part > 0 && part < 1 ? Math.sin(Math.PI * part) ** 2 : 0);

const toco = (given: FetalHeartParameters, at: number): number =>
  contractionsOf(given).reduce(
    (sum, from) => sum + 48 * bell((at - from) / contractionLasts),
    11 + Math.sin(at / 3) + 0.7 * Math.sin(at / 1.3),
  );

/** Share of the depth at so many seconds after the fall began. */
const fallen = ({ falls, stays, returns }: Dip, after: number): number => {
  if (after <= 0) return 0;
  if (after < falls) return Math.sin(((Math.PI / 2) * after) / falls) ** 2;
  if (after < falls + stays) return 1;
  const part = (after - falls - stays) / returns;
  return part < 1 ? Math.cos((Math.PI / 2) * part) ** 2 : 0;
};

/** Shoulders of an abrupt fall. */
const shoulders = ({ falls, stays, returns }: Dip, after: number): number =>
  falls < 15 ? 9 * (bell((after + 10) / 11) + bell((after - falls - stays - returns + 2) / 13)) : 0;

const uneven = [1, 0.75, 1.15, 0.85, 1.05];

const dipAt = ({ dip, dipWith }: Tracing, given: FetalHeartParameters, at: number): number => {
  if (dip === undefined) return 0;
  const isSteep = dip.falls < 15;
  return contractionsOf(given).reduce((sum, from, index) => {
    if (dipWith !== undefined && dipWith !== index) return sum;
    const depth = dip.depth * (isSteep ? (uneven[index % uneven.length] ?? 1) : 1);
    const after = at - from - dip.after - (isSteep ? 6 * (index % 3) : 0);
    return sum - depth * fallen(dip, after) + shoulders(dip, after);
  }, 0);
};

/** Swings of a heart that is governed: none lasts, trough to peak as asked. */
const swings = (size: number, random: RandomSource) => {
  const parts = [0.31, 0.47, 0.68, 0.94].map((rate) => ({
    rate: rate * (0.9 + 0.2 * random()),
    phase: random() * 2 * Math.PI,
  }));
  return (at: number): number =>
    parts.reduce(
      (sum, { rate, phase }) =>
        sum + (size / 5.6) * Math.sin(rate * at + phase + 1.2 * Math.sin(at / 17 + phase)),
      0,
    );
};

const risesAt = [95, 215, 330, 450, 560];

/** Fetal heart rate over time: seconds and beats a minute. */
const heartRate = (given: FetalHeartParameters, seed: number): readonly Point[] => {
  const tracing = tracings[given.pattern];
  const swing = swings(given.variability, randomFrom(seed));
  return Array.from({ length: given.minutes * 60 * 2 + 1 }, (_, i): Point => {
    const at = i / 2;
    const sine = tracing.isSine ? 10 * Math.sin((2 * Math.PI * at) / 17) : 0;
    const rise = tracing.accelerates
      ? risesAt.reduce((sum, from) => sum + 21 * bell((at - from) / 32), 0)
      : 0;
    return [at, given.baseline + sine + rise + swing(at) + dipAt(tracing, given, at)];
  });
};

const perMinute = 24;

export const heartAxes = ({ minutes }: FetalHeartParameters): Axes => ({
  left: 14,
  top: 11,
  width: minutes * perMinute,
  height: 72,
  x: { from: 0, to: minutes * 60, minor: 10, major: 60 },
  y: { from: 60, to: 210, minor: 10, major: 30 },
  namesY: [60, 90, 120, 150, 180, 210],
  title: 'Fetal heart rate, beats/min',
});

const tocoAxes = ({ minutes }: FetalHeartParameters): Axes => ({
  left: 14,
  top: 97,
  width: minutes * perMinute,
  height: 30,
  x: { from: 0, to: minutes * 60, minor: 10, major: 60 },
  y: { from: 0, to: 100, minor: 10, major: 50 },
  namesY: [0, 50, 100],
  title: 'Uterine activity, mm Hg',
});

const draw = (given: FetalHeartParameters, seed: number): Drawing => {
  const [heart, uterus] = [heartAxes(given), tocoAxes(given)];
  const pressures = Array.from(
    { length: given.minutes * 30 + 1 },
    (_, i): Point => [i * 2, toco(given, i * 2)],
  );
  return {
    width: heart.left + heart.width + 4,
    height: 130,
    grids: [gridOf(heart), gridOf(uterus)],
    marks: [lineOn(heart, 'trace', heartRate(given, seed)), lineOn(uterus, 'third', pressures)],
    labels: [...labelsOf(heart), ...labelsOf(uterus)],
    scale: `${given.minutes} minutes; a heavy line each minute, a fine one each 10 seconds`,
  };
};

const band = (variability: number): string =>
  variability < 6 ? '5 beats or less' : `about ${Math.round(variability)} beats`;

/** Fetal heart rate above contractions. */
export const fetalHeart: PictureKind<FetalHeartParameters> = {
  title: 'Fetal heart tracing',
  parameters,
  draw,
  seen: (given) =>
    `Fetal heart tracing of ${given.minutes} minutes with ${contractionsOf(given).length} contractions, ${given.contractions} minutes apart. The line runs about ${given.baseline} beats/min with swings of ${band(given.variability)}. ${tracings[given.pattern].looks}.`,
  reading: (given) =>
    `${tracings[given.pattern].called}: baseline ${given.baseline} beats/min, contractions every ${given.contractions} minutes.`,
};
