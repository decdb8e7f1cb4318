import type { DrawnMark } from '../../contracts/drawing.ts';
import { type Point, pointsOf, roundThrough } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { blob, inked, path, type Written } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const moved = (points: readonly Point[], [right, down]: Point): readonly Point[] =>
  points.map(([x, y]): Point => [x + right, y + down]);

/** A shaft with the break across it, the middle of the bone at 0. */
type Break = {
  readonly at: number;
  /** From the left edge of the shaft to its right one. */
  readonly upper: Written;
  readonly lower: Written;
  /** How far the lower part is displaced. */
  readonly by: Point;
};

const half = 17;

/** The upper end, from the right of the shaft over the head to its left. */
const head = roundThrough(
  pointsOf(
    `${half},150 ${half + 2},112 30,86 36,62 24,46 6,52 -8,50 -24,42 -38,58 -32,84 -${half + 3},112 -${half},150`,
  ),
);

/** The lower end, from the left of the shaft to its right. */
const foot = roundThrough(
  pointsOf(
    `-${half},290 -${half + 3},322 -34,346 -38,368 -22,382 -6,374 8,374 24,384 38,366 32,344 ${half + 2},322 ${half},290`,
  ),
);

const parts = ({ at, upper, lower, by }: Break): readonly DrawnMark[] => [
  inked('area', 'bone', moved([...head, ...pointsOf(upper)], [at, 0])),
  inked('area', 'bone', moved([...foot, ...pointsOf(lower).toReversed()], [at + by[0], by[1]])),
];

const shards = [
  '-16,204 -2,198 6,212 -4,232 -18,226',
  '2,204 17,200 20,224 8,226',
  '-18,238 -6,242 0,258 -16,262',
  '4,234 18,232 16,258 6,262',
].map((shard) => inked('area', 'bone', moved(pointsOf(shard), [448, 0])));

/** A young bone: bent, torn on its outer side, whole on its inner one. */
const greenstick: readonly DrawnMark[] = [
  blob(
    'bone',
    '553,150 548,112 530,86 524,62 540,44 556,52 566,52 582,46 598,60 592,84 584,112 586,150 594,190 601,207 601,207 590,212 590,212 595,216 595,216 571,219 571,219 593,223 593,223 587,227 587,227 600,231 600,231 590,270 582,310 586,330 600,352 602,372 588,384 568,376 552,376 536,384 524,370 526,348 544,326 550,290 558,250 564,222 560,190',
  ),
  path('axis', '586,213 581,196 579,172'),
  path('axis', '584,225 583,246 577,270'),
];

/** How bones break. Source: standard orthopedics texts. */
export const boneFracture = illustrated({
  key: 'bone-fracture',
  title: 'Types of fracture',
  alt: 'Five long bones side by side. The transverse break runs straight across the shaft; the oblique one slants across it; the spiral one winds around it; in the comminuted one several pieces lie between the ends; the greenstick bone is bent and torn on one side only, the other side being whole.',
  scale: 'Long bones of a limb; the greenstick fracture is one of children',
  height: 430,
  shapes: [
    ...parts({
      at: 74,
      upper: '-17,212 -11,216 -4,211 3,217 10,212 17,215',
      lower: '-17,222 -11,226 -4,221 3,227 10,222 17,225',
      by: [3, 0],
    }),
    ...parts({
      at: 198,
      upper: '-17,250 -10,238 -4,232 3,218 9,210 17,192',
      lower: '-17,262 -10,250 -4,244 3,230 9,222 17,204',
      by: [4, -2],
    }),
    ...parts({
      at: 322,
      upper: '-17,248 -14,262 -6,266 0,246 4,214 10,186 17,172',
      lower: '-17,258 -14,274 -6,278 2,256 6,224 12,198 17,184',
      by: [3, 0],
    }),
    inked('line', 'shade', moved(pointsOf('-17,250 -8,222 4,196 17,174'), [322, 0])),
    ...parts({
      at: 448,
      upper: '-17,196 -8,190 0,196 8,190 17,194',
      lower: '-17,270 -8,264 0,268 8,264 17,268',
      by: [0, 0],
    }),
    ...shards,
    ...greenstick,
  ],
  tags: [
    word('Transverse', '70,412'),
    word('Oblique', '198,412'),
    word('Spiral', '316,412'),
    word('Comminuted', '438,412'),
    word('Greenstick', '573,412'),
    tag('Fragments', '448,20', '448,206'),
  ],
});
