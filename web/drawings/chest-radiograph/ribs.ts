import { beside, lineThrough, midline, type Point, type Side, seeded } from './geometry.ts';

/** A short piece of a rib: its body and its two edges, with how bright they are. */
export type RibPiece = {
  readonly body: string;
  readonly upper: string;
  readonly lower: string;
  readonly fill: number;
  readonly edge: number;
};

const steps = 56;
const start = 0.06;

/** Half width of the bony thorax at height y: narrow at the apex, widest near the ninth rib. */
const halfWidth = (y: number): number => {
  const t = (y - 96) / 700;
  const oval = Math.sqrt(Math.max(0, 1 - (1 - t) ** 2.6));
  return 368 * oval * (1 - 0.3 * Math.max(0, t - 0.78));
};

/** Upper ribs reach round to the front; the lowest end at the side. */
const endAngle = (n: number): number => Math.PI * (n < 8 ? 0.8 - n * 0.012 : 0.6);

const narrowing = (n: number): number => [0.74, 0.93][n] ?? 1;

/** An inclined ellipse seen from the front, from the spine outwards. */
const ribLine = (n: number, side: Side, random: () => number): readonly Point[] => {
  const y0 = 120 + n * 52 + n * n * 0.55 + (random() - 0.5) * 5;
  const drop = 40 + n * 5.4 + (random() - 0.5) * 5;
  const reach = halfWidth(y0 + drop * 0.9) * narrowing(n);
  const end = endAngle(n);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = start + ((end - start) * i) / steps;
    const rise = 22 * Math.sin(angle) * (1 - angle / Math.PI);
    const front = Math.max(0, angle - Math.PI / 2);
    return [
      midline + side * (18 + (reach - 18) * Math.sin(angle) ** 0.92),
      y0 + drop * (1 - Math.cos(angle)) - rise + 16 * front,
    ];
  });
};

/** Bone seen along its length is bright at the side; the front half fades into cartilage. */
const brightness = (n: number, i: number): { readonly fill: number; readonly edge: number } => {
  const end = endAngle(n);
  const angle = start + ((end - start) * i) / steps;
  const front = Math.max(0, (angle - Math.PI / 2) / (end - Math.PI / 2));
  const lateral = Math.exp(-(((angle - Math.PI / 2) / 0.24) ** 2));
  const behind = angle < Math.PI / 2 ? 1 : 0.66 - 0.42 * front ** 1.6;
  const fade = behind * (n > 8 ? 0.5 : 1) * Math.min(1, angle / 0.2);
  return { fill: (0.085 + lateral * 0.05) * fade, edge: (0.2 + lateral * 0.04) * fade };
};

const rib = (n: number, side: Side): readonly RibPiece[] => {
  const random = seeded(n * 31 + (side === 1 ? 7 : 3));
  const line = ribLine(n, side, random);
  const half = (n === 0 ? 10.5 : 9) * (0.95 + random() * 0.12);
  const width = (i: number): number => half * (1 + 0.12 * Math.sin(i * 0.21 + n));
  const top = beside(line, (i) => side * width(i));
  const bottom = beside(line, (i) => -side * width(i));
  return Array.from({ length: steps }, (_, i) => {
    const upper = top.slice(i, i + 2);
    const lower = bottom.slice(i, i + 2);
    return {
      body: `${lineThrough([...upper, ...lower.toReversed()])}Z`,
      upper: lineThrough(upper),
      lower: lineThrough(lower),
      ...brightness(n, i),
    };
  });
};

const sides: readonly Side[] = [1, -1];

/** Eleven ribs a side. */
export const ribPieces: readonly RibPiece[] = sides.flatMap((side) =>
  Array.from({ length: 11 }, (_, n) => rib(n, side)).flat(),
);
