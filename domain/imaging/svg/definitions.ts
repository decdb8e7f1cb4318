import { blurs, element, gray, path } from './paint.ts';

/** Offset, gray and, unless 1, opacity. */
export type Stop = readonly [offset: number, gray: number, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, level, opacity]) =>
      element('stop', { offset, 'stop-color': gray(level), 'stop-opacity': opacity }),
    )
    .join('');

/** A ramp across what it fills, or down it. */
export const linearRamp = (
  name: string,
  stops: readonly Stop[],
  direction: 'across' | 'down' = 'across',
): string =>
  element(
    'linearGradient',
    {
      id: `${name}@`,
      x1: 0,
      y1: 0,
      x2: direction === 'down' ? 0 : 1,
      y2: direction === 'down' ? 1 : 0,
    },
    stopsOf(stops),
  );

type Round = { readonly cx?: number; readonly cy?: number; readonly r?: number };

/** A ramp from a centre outwards, in shares of what it fills. */
export const radialRamp = (
  name: string,
  stops: readonly Stop[],
  { cx = 0.5, cy = 0.5, r = 0.5 }: Round = {},
): string => element('radialGradient', { id: `${name}@`, cx, cy, r }, stopsOf(stops));

/** Only what lies inside the path is shown. */
export const clipTo = (name: string, d: string): string =>
  element('clipPath', { id: `${name}@` }, path(d));

/** What is white in it is shown. */
export const maskOf = (name: string, held: string): string =>
  element(
    'mask',
    { id: `${name}@`, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: 1000, height: 1000 },
    held,
  );

const deviation = { 1: 1.3, 2: 1.9, 5: 5, 9: 9, 16: 16, 40: 40 } as const;

const wide = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
const whole = { x: '0', y: '0', width: '100%', height: '100%' };

/** The softening filters that paints name. */
export const blurFilters: string = blurs
  .map((blur) =>
    element(
      'filter',
      { id: `blur${blur}@`, ...wide },
      element('feGaussianBlur', { stdDeviation: deviation[blur] }),
    ),
  )
  .join('');

type Cloud = {
  readonly frequency: string;
  readonly octaves?: number;
  readonly seed?: number;
  /** How much of the noise is shown, and what is taken from it first. */
  readonly gain?: readonly [slope: number, offset: number];
  readonly kind?: 'fractalNoise' | 'turbulence';
};

/** White clouds on nothing, to be laid over tissue: give it to a rect as its filter. */
export const cloudFilter = (
  name: string,
  { frequency, octaves = 4, seed = 21, gain = [0.9, -0.55], kind = 'fractalNoise' }: Cloud,
): string =>
  element(
    'filter',
    { id: `${name}@`, ...whole },
    element('feTurbulence', { type: kind, baseFrequency: frequency, numOctaves: octaves, seed }) +
      element('feColorMatrix', {
        type: 'matrix',
        values: `0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${gain[0]} ${gain[0] * 0.78} 0 0 ${gain[1]}`,
      }),
  );

const tone = (slope: number, intercept: number): string =>
  element(
    'feComponentTransfer',
    { result: 'shown' },
    ['R', 'G', 'B']
      .map((channel) => element(`feFunc${channel}`, { type: 'linear', slope, intercept }))
      .join(''),
  );

const noise = '0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1';

export type Exposure = {
  /** The gray in the middle of the scale, and how many grays the scale holds. */
  readonly level?: number;
  readonly window?: number;
  readonly grain?: number;
  readonly sharpness?: number;
};

/** How the film is shown: the slight blur of the detector, level and window, then its grain. */
export const filmFilter = ({
  level = 0.44,
  window = 0.86,
  grain = 0.16,
  sharpness = 0.8,
}: Exposure): string =>
  element(
    'filter',
    { id: 'film@', ...whole, 'color-interpolation-filters': 'sRGB' },
    element('feGaussianBlur', { stdDeviation: sharpness }) +
      tone(1 / window, 0.5 - level / window) +
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: 0.55,
        numOctaves: 2,
        seed: 7,
      }) +
      element('feColorMatrix', { type: 'matrix', values: noise, result: 'grain' }) +
      element('feComposite', {
        in: 'shown',
        in2: 'grain',
        operator: 'arithmetic',
        k1: 0,
        k2: 1,
        k3: grain,
        k4: -grain / 2,
      }),
  );
