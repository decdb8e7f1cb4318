/** Parts of the vital capacity that left (or came back) give parts of the peak flow. */
type Limb = (part: number) => number;

export type Loop = {
  readonly called: string;
  readonly looks: string;
  /** Liters, and liters a second. */
  readonly fvc: number;
  readonly peakOut: number;
  readonly peakIn: number;
  readonly out: Limb;
  readonly in: Limb;
};

const peakAt = 0.1;
const rise = (part: number): number => Math.sin((Math.PI / 2) * (part / peakAt)) ** 0.8;

/** After its peak the flow falls as the power of what is left: 1 is straight, more is scooped. */
const falling =
  (power: number): Limb =>
  (part) =>
    part < peakAt ? rise(part) : ((1 - part) / (1 - peakAt)) ** power;

const round: Limb = (part) => Math.sin(Math.PI * part) ** 0.6;

/** Quickly to a level that is kept, quickly back. */
const level: Limb = (part) => Math.min(1, part / 0.07, (1 - part) / 0.1);

const known = {
  normal: {
    called: 'Normal flow-volume loop',
    looks:
      'Flow out rises steeply to its peak and falls in a nearly straight line; the lower limb is a round bow',
    fvc: 4.8,
    peakOut: 9.2,
    peakIn: 6.2,
    out: falling(1),
    in: round,
  },
  obstruction: {
    called: 'Obstruction of the small airways',
    looks:
      'Flow out falls quickly after its peak and then runs in a deep hollow close to the line; the lower limb is a round bow',
    fvc: 3.9,
    peakOut: 5,
    peakIn: 5,
    out: falling(3.2),
    in: round,
  },
  restriction: {
    called: 'Restriction',
    looks:
      'The loop is narrow: it has the usual form with a steep straight fall, and its volume is far smaller than the dashed one',
    fvc: 2.3,
    peakOut: 5.8,
    peakIn: 4.2,
    out: falling(1.15),
    in: round,
  },
  'variable-extrathoracic': {
    called: 'Variable extrathoracic obstruction',
    looks: 'The upper limb has its usual peak and straight fall; the lower limb is cut off flat',
    fvc: 4.6,
    peakOut: 8.4,
    peakIn: 1.8,
    out: falling(1),
    in: level,
  },
  'variable-intrathoracic': {
    called: 'Variable intrathoracic obstruction',
    looks: 'The upper limb is cut off flat; the lower limb is a round bow of usual depth',
    fvc: 4.5,
    peakOut: 2.4,
    peakIn: 5.8,
    out: level,
    in: round,
  },
  fixed: {
    called: 'Fixed obstruction of a large airway',
    looks: 'Both limbs are cut off flat, so that the loop is nearly a rectangle',
    fvc: 4.4,
    peakOut: 2.2,
    peakIn: 2.1,
    out: level,
    in: level,
  },
} as const satisfies Readonly<Record<string, Loop>>;

export type LoopName = keyof typeof known;

/** The loops that a reader of spirometry knows apart. */
export const loops: Readonly<Record<LoopName, Loop>> = known;
export const loopNames = Object.keys(known) as [LoopName, ...LoopName[]];
