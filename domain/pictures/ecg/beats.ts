import { angular, hump, leaning, type Wave } from './waves.ts';

/** Seconds. */
export const narrow = 0.09;
export const wide = 0.15;
const pLasts = 0.09;

export const pWave = (at: number, mv = 0.15): Wave => hump({ at, lasts: pLasts, mv });

/** A P wave from elsewhere in the atria: narrow and pointed. */
export const oddPWave = (at: number): Wave => hump({ at, lasts: 0.07, mv: 0.24 });

const narrowCorners = [
  [0, 0],
  [0.2, -0.09],
  [0.47, 1.15],
  [0.75, -0.24],
  [1, 0],
] as const;

const slurredCorners = [
  [0, 0],
  [0.3, 0.75],
  [0.45, 0.62],
  [0.62, 1.0],
  [1, 0],
] as const;

const ectopicCorners = [
  [0, 0],
  [0.18, -0.12],
  [0.5, 1.6],
  [0.62, 1.3],
  [1, 0],
] as const;

type Complex = {
  /** Onset. */
  readonly at: number;
  readonly qrs?: number;
  /** Seconds from its onset to the end of the T wave. */
  readonly qt?: number;
  /** Elevation of the ST segment in mV. */
  readonly st?: number;
  readonly tMv?: number;
  readonly tLasts?: number;
};

/** QT at this distance of beats, after Bazett. */
export const qtAt = (distance: number): number => 0.39 * Math.sqrt(Math.min(1.1, distance));

const tOf = ({ at, qt = 0.38, tMv = 0.3, tLasts = 0.17 }: Complex): Wave =>
  leaning({ at: at + qt - tLasts, lasts: tLasts, mv: tMv });

/** A raised segment from the J point that runs into the T wave. */
const raised = ({ at, qrs = narrow, qt = 0.38, st = 0 }: Complex): readonly Wave[] => {
  const lasts = qt - qrs * 0.75;
  const corners = [
    [0, 0],
    [0.08, st],
    [0.35, st * 1.1],
    [0.6, st * 1.35],
    [1, 0],
  ] as const;
  return st === 0 ? [] : [angular({ at: at + qrs * 0.75, lasts }, corners)];
};

/** A complex that came down the normal way, with its T wave. */
export const narrowBeat = (complex: Complex): readonly Wave[] => [
  angular({ at: complex.at, lasts: complex.qrs ?? narrow }, narrowCorners),
  ...raised(complex),
  tOf(complex),
];

/** A wide complex of a beat that was conducted late, its T wave against it. */
export const slurredBeat = (complex: Complex): readonly Wave[] => [
  angular({ at: complex.at, lasts: complex.qrs ?? wide }, slurredCorners),
  tOf({ at: complex.at, qt: complex.qt ?? 0.42, tMv: complex.tMv ?? -0.25, tLasts: 0.2 }),
];

/** A tall wide complex that began in a ventricle, its T wave against it. */
export const ectopicBeat = (at: number): readonly Wave[] => [
  angular({ at, lasts: wide }, ectopicCorners),
  leaning({ at: at + wide, lasts: 0.24, mv: -0.5 }),
];

/** The stroke of a pacemaker. */
export const pacingSpike = (at: number): Wave =>
  angular({ at, lasts: 0.012 }, [
    [0, 0],
    [0.5, 0.75],
    [1, 0],
  ]);
