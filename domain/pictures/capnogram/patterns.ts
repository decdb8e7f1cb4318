import type { Point } from '../polyline.ts';

export type Breath = {
  readonly index: number;
  readonly period: number;
  readonly peak: number;
};

/** Parts of the breath's time, and of the way from the lowest to the highest CO2. */
type Shape = (breath: Breath) => readonly Point[];

export type Pattern = {
  readonly called: string;
  readonly looks: string;
  readonly rate: number;
  readonly etco2: number;
  /** What of the end-tidal CO2 each breath reaches. */
  readonly share?: (index: number, count: number) => number;
  /** mm Hg to which the line falls between breaths, where not to zero. */
  readonly baseline?: number;
  readonly shape: Shape;
};

/** Seconds that a normal upstroke and downstroke take, as parts of a breath. */
const fast = (period: number): number => 0.18 / period;

/** Expiration starts at 0.4 of a breath: nothing, upstroke, plateau that rises a little, inspiration. */
const table: Shape = ({ period }) => [
  [0.4, 0],
  [0.4 + fast(period) * 0.4, 0.12],
  [0.4 + fast(period), 0.84],
  [0.4 + fast(period) * 1.6, 0.91],
  [0.97 - fast(period), 1],
  [0.97, 0],
];

/** A slow climb without a corner, up to the next inspiration. */
const fin: Shape = ({ period }) => [
  [0.4, 0],
  ...Array.from({ length: 12 }, (_, i): Point => {
    const part = (i + 1) / 12;
    return [0.4 + part * (0.57 - fast(period)), part ** 0.72];
  }),
  [0.97, 0],
];

const cleft: Shape = ({ period }) => [
  [0.4, 0],
  [0.4 + fast(period), 0.88],
  [0.66, 0.94],
  [0.71, 0.58],
  [0.73, 0.54],
  [0.78, 0.92],
  [0.97 - fast(period), 1],
  [0.97, 0],
];

/** What leaves beside the sensor is missing at the end of each wave. */
const cutShort: Shape = ({ period }) => [
  [0.4, 0],
  [0.4 + fast(period), 0.9],
  [0.52, 1],
  [0.58, 0.86],
  [0.66, 0.52],
  [0.76, 0.2],
  [0.88, 0.04],
  [0.97, 0],
];

const low: Shape = () => [
  [0.42, 0],
  [0.5, 0.6],
  [0.6, 1],
  [0.7, 0.75],
  [0.85, 0.2],
  [0.97, 0],
];

const toBaseline: Shape = ({ period }) => [
  [0.4, 0],
  [0.4 + fast(period) * 1.4, 0.84],
  [0.97 - fast(period) * 1.8, 1],
  [0.97, 0],
];

const swallowed = [1, 0.55, 0.28, 0.12, 0.05];

const known = {
  normal: {
    called: 'Normal capnogram',
    looks:
      'Each wave leaves the zero line, rises steeply, is almost level at its top and falls straight back to zero',
    rate: 14,
    etco2: 38,
    shape: table,
  },
  obstruction: {
    called: 'Airway obstruction',
    looks:
      'Each wave leaves the zero line slowly, climbs without a corner to its end, never levels off, and falls straight back to zero',
    rate: 16,
    etco2: 46,
    shape: fin,
  },
  rebreathing: {
    called: 'Rebreathing',
    looks:
      'The waves have a level top; between them the line does not come back to zero, and its lowest level rises from wave to wave',
    rate: 14,
    etco2: 48,
    baseline: 11,
    shape: toBaseline,
  },
  esophageal: {
    called: 'Esophageal placement of the tube',
    looks:
      'The waves are small, rounded and without a level top; each is lower than the one before, until the line is flat',
    rate: 14,
    etco2: 16,
    share: (index) => swallowed[index] ?? 0,
    shape: low,
  },
  'curare-cleft': {
    called: 'Cleft of a patient who begins to breathe against the ventilator',
    looks:
      'Each wave rises steeply and has a level top with one sharp notch in its second half, then falls straight back to zero',
    rate: 12,
    etco2: 42,
    shape: cleft,
  },
  hypoventilation: {
    called: 'Hypoventilation',
    looks:
      'The waves are far apart; each rises steeply, is almost level at its top and falls straight back to zero',
    rate: 7,
    etco2: 68,
    shape: table,
  },
  hyperventilation: {
    called: 'Hyperventilation',
    looks:
      'The waves are close together; each rises steeply, is almost level at its top and falls straight back to zero',
    rate: 28,
    etco2: 24,
    shape: table,
  },
  rosc: {
    called: 'Return of spontaneous circulation',
    looks:
      'The first waves are low with level tops; then the waves become much taller within two breaths and stay so',
    rate: 12,
    etco2: 46,
    share: (index, count) =>
      index < Math.floor(count / 2) ? 0.26 : index === Math.floor(count / 2) ? 0.72 : 1,
    shape: table,
  },
  leak: {
    called: 'Leak at the cuff or in the circuit',
    looks:
      'Each wave rises steeply, and long before the next inspiration its top bends and slopes down to zero',
    rate: 14,
    etco2: 33,
    shape: cutShort,
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof known;

/** The patterns that a clinician reads from a capnogram. */
export const patterns: Readonly<Record<PatternName, Pattern>> = known;
export const patternNames = Object.keys(known) as [PatternName, ...PatternName[]];
