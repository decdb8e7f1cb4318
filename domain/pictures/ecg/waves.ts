import { type Point, thinned } from '../polyline.ts';

/** A deflection that lasts from one second to another, in mV. */
export type Wave = {
  readonly from: number;
  readonly to: number;
  readonly at: (seconds: number) => number;
};

type Span = { readonly at: number; readonly lasts: number; readonly mv: number };

/** A round wave that begins and ends on the line. */
export const hump = ({ at: from, lasts, mv }: Span): Wave => ({
  from,
  to: from + lasts,
  at: (t) => mv * Math.sin((Math.PI * (t - from)) / lasts) ** 2,
});

/** A round wave that rises slower than it falls, as a T wave does. */
export const leaning = ({ at: from, lasts, mv }: Span): Wave => ({
  from,
  to: from + lasts,
  at: (t) => mv * Math.sin(Math.PI * ((t - from) / lasts) ** 1.35) ** 2,
});

/** Straight pieces through parts of `lasts` and their mV. */
export const angular = (
  { at: from, lasts }: Omit<Span, 'mv'>,
  corners: readonly Point[],
): Wave => ({
  from,
  to: from + lasts,
  at: (t) => {
    const part = (t - from) / lasts;
    const next = corners.findIndex(([x]) => x >= part);
    const [x2, y2] = corners[Math.max(next, 1)] ?? [1, 0];
    const [x1, y1] = corners[Math.max(next, 1) - 1] ?? [0, 0];
    return y1 + ((y2 - y1) * (part - x1)) / (x2 - x1);
  },
});

/** Something that goes on through the whole strip. */
export const lasting = (seconds: number, at: (t: number) => number): Wave => ({
  from: 0,
  to: seconds,
  at,
});

const perSecond = 250;
export const mmPerSecond = 25;
const mmPerMv = 10;

/** The sum of the waves as points in mm: x along the paper, y up from the line. */
export const traced = (waves: readonly Wave[], seconds: number): readonly Point[] => {
  const values = new Float64Array(seconds * perSecond + 1);
  for (const { from, to, at } of waves) {
    const first = Math.max(0, Math.ceil(from * perSecond));
    const last = Math.min(values.length - 1, Math.floor(to * perSecond));
    for (let i = first; i <= last; i += 1) values[i] = (values[i] ?? 0) + at(i / perSecond);
  }
  const points = [...values].map((mv, i): Point => [(i / perSecond) * mmPerSecond, mv * mmPerMv]);
  return thinned(points, 0.04);
};
