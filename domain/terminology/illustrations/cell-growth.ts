import { illustrated } from './sketch/illustrated.ts';
import { arc, arrow, blob, dots, inked, oval, path, ring, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const middle = [310, 262] as const;
const cycle = '310,262 118,46';

/** An arrow along the ring, in the way the cycle runs. */
const course = (from: number, to: number) => {
  const points = arc(middle, 118, [from, to])
    .filter((_, i) => i % 4 === 0)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return arrow('trace', points.join(' '), 12);
};

/** A bar across the ring. */
const checkpoint = (angle: number) => {
  const [inner, outer] = [88, 148].map((radius) => arc(middle, radius, [angle, angle])[0]);
  return inked('line', 'trace', [inner ?? middle, outer ?? middle]);
};

const cells = [
  oval('fluid', '528,262 36,36'),
  oval('cell', '528,262 19,19'),
  tube('third', '518,256 528,262 536,256', [3, 3]),
  tube('second', '520,268 528,272 538,266', [3, 3]),

  oval('gland', '112,384 44,42'),
  oval('cell', '112,384 26,25'),
  tube('third', '98,378 110,386 122,378', [3, 3]),
  tube('third', '98,372 110,380 122,372', [3, 3]),
  tube('second', '102,398 112,402 126,394', [3, 3]),
  tube('second', '102,392 112,396 126,388', [3, 3]),

  oval('fat', '104,186 52,48'),
  oval('cell', '104,186 29,28'),
  tube('third', '90,172 98,184 92,198', [4, 4]),
  tube('third', '102,172 96,184 102,198', [4, 4]),
  tube('second', '110,176 116,186 112,198', [4, 4]),
  tube('second', '122,176 117,186 122,198', [4, 4]),

  blob(
    'flesh',
    '310,32 334,20 362,28 374,54 362,80 334,88 310,76 286,88 258,80 246,54 258,28 286,20',
  ),
  ...[270, 276].map((x) => tube('third', `${x + 6},38 ${x},46 ${x + 6},54`, [4, 4])),
  ...[270, 276].map((x) => tube('second', `${x + 6},58 ${x},64 ${x + 6},72`, [4, 4])),
  ...[350, 344].map((x) => tube('third', `${x - 6},38 ${x},46 ${x - 6},54`, [4, 4])),
  ...[350, 344].map((x) => tube('second', `${x - 6},58 ${x},64 ${x - 6},72`, [4, 4])),
  path('axis', '256,54 284,46 336,46 364,54'),
  path('axis', '256,54 284,62 336,62 364,54'),
  ...dots('trace', '256,54 364,54', 4),
];

/** The cell cycle. Source: standard cell biology texts. */
export const cellGrowth = illustrated({
  key: 'cell-growth',
  title: 'The cell cycle',
  alt: 'A ring of four parts that a cell runs through clockwise: long G1, in which it grows; S, in which it copies its DNA; G2, in which it prepares; and short M, in which it divides in two. Beside each part stands a cell with its chromosomes. Bars across the ring mark the checkpoints before S, before M and within M; an arrow leaves G1 to the resting state G0.',
  scale: 'Clockwise; the parts are about in proportion to their time',
  height: 480,
  shapes: [
    ring('fluid', cycle, [-70, 92]),
    ring('gland', cycle, [92, 196]),
    ring('fat', cycle, [196, 250]),
    ring('flesh', cycle, [250, 290]),
    ...course(-58, 78),
    ...course(104, 184),
    ...course(204, 242),
    ...course(257, 285),
    ...[92, 250, 272].map(checkpoint),
    ...arrow('axis', '392,366 430,390 474,404'),
    oval('device', '520,412 34,32'),
    oval('cell', '520,412 17,17'),
    ...cells,
  ],
  tags: [
    word('G1: growth', '540,322'),
    word('S: DNA copied', '112,448'),
    word('G2: prepares', '86,256'),
    word('M: division', '390,54', 'start'),
    word('G0: rest', '520,464'),
    tag('Checkpoint', '310,456', '306,410'),
  ],
});
