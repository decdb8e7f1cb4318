export type Dip = {
  /** Seconds from the beginning of the contraction to that of the fall. */
  readonly after: number;
  /** Seconds from the beginning of the fall to its lowest point, there, and back. */
  readonly falls: number;
  readonly stays: number;
  readonly returns: number;
  /** Beats a minute. */
  readonly depth: number;
};

export type Tracing = {
  readonly called: string;
  readonly looks: string;
  readonly baseline: number;
  /** Beats a minute from trough to peak. */
  readonly variability: number;
  readonly dip?: Dip;
  /** Only with this contraction. */
  readonly dipWith?: number;
  readonly accelerates?: true;
  readonly isSine?: true;
};

const known = {
  normal: {
    called: 'Category I tracing: normal baseline, moderate variability, accelerations',
    looks: 'The line swings finely; now and then it rises by 15 beats or more for some 20 seconds',
    baseline: 140,
    variability: 14,
    accelerates: true,
  },
  early: {
    called: 'Early decelerations',
    looks:
      'With each contraction the rate falls gradually, is lowest at the top of the contraction, and is back when it ends',
    baseline: 138,
    variability: 12,
    dip: { after: 2, falls: 33, stays: 0, returns: 31, depth: 22 },
  },
  late: {
    called: 'Late decelerations',
    looks:
      'With each contraction the rate falls gradually, but it begins after the contraction has begun, is lowest after its top, and is back only after it has ended',
    baseline: 148,
    variability: 7,
    dip: { after: 30, falls: 38, stays: 2, returns: 42, depth: 24 },
  },
  variable: {
    called: 'Variable decelerations',
    looks:
      'The rate drops steeply within a few seconds to a sharp low, of different depth each time, and comes back as steeply; small rises stand on both sides',
    baseline: 142,
    variability: 12,
    dip: { after: 14, falls: 9, stays: 20, returns: 9, depth: 55 },
  },
  prolonged: {
    called: 'Prolonged deceleration',
    looks:
      'Once the rate drops by more than 40 beats, stays low for several minutes, and comes back slowly',
    baseline: 144,
    variability: 11,
    dip: { after: 24, falls: 22, stays: 150, returns: 45, depth: 56 },
    dipWith: 1,
  },
  'minimal-variability': {
    called: 'Minimal variability',
    looks: 'The line is nearly smooth and level, without rises or falls',
    baseline: 146,
    variability: 3.5,
  },
  sinusoidal: {
    called: 'Sinusoidal pattern',
    looks:
      'The line is a smooth even wave, 3 to 4 turns a minute, without finer swings and without rises',
    baseline: 138,
    variability: 0,
    isSine: true,
  },
  tachycardia: {
    called: 'Fetal tachycardia',
    looks: 'The line swings finely about one level and keeps there, without rises or falls',
    baseline: 176,
    variability: 8,
  },
  bradycardia: {
    called: 'Fetal bradycardia',
    looks: 'The line swings finely about one level and keeps there, without rises or falls',
    baseline: 98,
    variability: 8,
  },
} as const satisfies Readonly<Record<string, Tracing>>;

export type TracingName = keyof typeof known;

/** The tracings that are named in labor. */
export const tracings: Readonly<Record<TracingName, Tracing>> = known;
export const tracingNames = Object.keys(known) as [TracingName, ...TracingName[]];
