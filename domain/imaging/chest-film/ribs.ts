import { linearRamp } from '../svg/definitions.ts';
import { areaOf, beside, type Hand, lineThrough, type Point, seeded } from '../svg/geometry.ts';
import { group, path } from '../svg/paint.ts';
import type { ChestFilm } from './parameters.ts';
import { handOf, midline } from './thorax.ts';

const steps = 22;
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

/** A rib as an inclined ellipse seen from the front, from the spine outwards; 0 is the first. */
export const ribLine = (n: number, hand: Hand, flat = 0): readonly Point[] => {
  const random = seeded(n * 31 + (hand === 1 ? 7 : 3));
  const y0 = 120 + n * 52 + n * n * 0.55 + (random() - 0.5) * 5;
  const drop = (40 + n * 5.4 + (random() - 0.5) * 5) * (1 - flat);
  const reach = halfWidth(y0 + drop * 0.9) * narrowing(n);
  const end = endAngle(n);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = start + ((end - start) * i) / steps;
    const rise = 22 * Math.sin(angle) * (1 - angle / Math.PI);
    const front = Math.max(0, angle - Math.PI / 2);
    return [
      midline + hand * (18 + (reach - 18) * Math.sin(angle) ** 0.92),
      y0 + drop * (1 - Math.cos(angle)) - rise + 16 * front,
    ];
  });
};

/** Index of the joint where a rib turns to the front. */
const turn = (n: number): number =>
  Math.round(((Math.PI / 2 - start) / (endAngle(n) - start)) * steps);

/** The joint of a rib at which it breaks: behind the side, where force is spent. */
export const breakAt = (n: number): number => turn(n) - 7;

type Piece = { readonly line: readonly Point[]; readonly part: 'back' | 'front' };

/** The outer end of a broken rib has slipped. */
const brokenPieces = (line: readonly Point[], n: number): readonly Piece[] => {
  const at = breakAt(n);
  const slipped = line.slice(at).map(([x, y], i): Point => {
    const rest = Math.max(0, 1 - i / 7);
    return [x - Math.sign(x - midline) * 14 * rest, y + 34 * rest];
  });
  const cut = turn(n) - at;
  return [
    { line: line.slice(0, at), part: 'back' },
    { line: slipped.slice(0, cut + 1), part: 'back' },
    { line: slipped.slice(cut), part: 'front' },
  ];
};

const piecesOf = (line: readonly Point[], n: number, isBroken: boolean): readonly Piece[] =>
  isBroken
    ? brokenPieces(line, n)
    : [
        { line: line.slice(0, turn(n) + 1), part: 'back' },
        { line: line.slice(turn(n)), part: 'front' },
      ];

const drawPiece = ({ line, part }: Piece, n: number, hand: Hand): string => {
  const half = n === 0 ? 10.5 : 9;
  const width = (i: number): number => half * (1 + 0.1 * Math.sin(i * 0.53 + n));
  const top = beside(line, (i) => hand * width(i));
  const bottom = beside(line, (i) => -hand * width(i));
  const ramp = `${part}${hand === 1 ? 'Left' : 'Right'}`;
  const dim = n > 8 ? 0.5 : 1;
  return (
    path(areaOf([...top, ...bottom.toReversed()]), { fill: ramp, opacity: 0.13 * dim }) +
    path(lineThrough(top), { stroke: ramp, width: 2.4, opacity: 0.15 * dim }) +
    path(lineThrough(bottom), { stroke: ramp, width: 3.2, opacity: 0.25 * dim })
  );
};

/** Eleven ribs a side, one of them broken where the film says so. */
export const ribs = (film: ChestFilm): string => {
  const flat = film.hyperinflation ? 0.4 : film.child ? 0.3 : 0;
  const drawn = ([1, -1] as const).flatMap((hand) =>
    Array.from({ length: 11 }, (_, n) => {
      const { ribFracture: broken } = film;
      const isBroken = broken !== undefined && broken.rib === n + 1 && handOf(broken.side) === hand;
      return piecesOf(ribLine(n, hand, flat), n, isBroken)
        .map((piece) => drawPiece(piece, n, hand))
        .join('');
    }),
  );
  return group({ blur: 1 }, drawn);
};

/** Bone seen along its length is bright at the side; the front half fades into cartilage. */
export const ribRamps: readonly string[] = [
  linearRamp('backLeft', [
    [0, 1, 0.2],
    [0.15, 1, 0.62],
    [0.8, 1, 0.66],
    [1, 1, 1],
  ]),
  linearRamp('backRight', [
    [0, 1, 1],
    [0.2, 1, 0.66],
    [0.85, 1, 0.62],
    [1, 1, 0.2],
  ]),
  linearRamp('frontLeft', [
    [0, 1, 0.16],
    [0.5, 1, 0.42],
    [1, 1, 0.9],
  ]),
  linearRamp('frontRight', [
    [0, 1, 0.9],
    [0.5, 1, 0.42],
    [1, 1, 0.16],
  ]),
];
