import type { InkRole } from '../../contracts/drawing.ts';
import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { box, inked, path } from './sketch/shapes.ts';
import { type Tag, word } from './sketch/tags.ts';

const [left, right, top, bottom] = [56, 352, 54, 428];
const total = 6;

/** Liters of a healthy adult at the levels between volumes. */
const [residual, rest, breathIn] = [1.2, 2.4, 2.9];

const heightOf = (liters: number): number => bottom - (liters / total) * (bottom - top);

/** Where flow turns: seconds, then liters. */
const turns: readonly Point[] = [
  [0, rest],
  [1.5, breathIn],
  [3.5, rest],
  [5, breathIn],
  [7, rest],
  [10, total],
  [15, residual],
  [17.5, breathIn],
  [19.5, rest],
  [21, breathIn],
  [23, rest],
];

const placed = ([time, liters]: Point): Point => [
  left + (time / 23) * (right - left),
  heightOf(liters),
];

/** From one turn to the next along half a wave. */
const breaths: readonly Point[] = turns.flatMap(([time, liters], i) => {
  const [nextTime, nextLiters] = turns[i + 1] ?? [time, liters];
  return Array.from({ length: 12 }, (_, step): Point => {
    const part = step / 12;
    const risen = (1 - Math.cos(Math.PI * part)) / 2;
    return placed([time + part * (nextTime - time), liters + risen * (nextLiters - liters)]);
  });
});

const trace = inked('line', 'trace', breaths);

type Block = {
  readonly column: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly role: InkRole;
};

const blocks: readonly Block[] = [
  { column: 0, name: 'IRV', from: breathIn, to: total, role: 'fluid' },
  { column: 0, name: 'TV', from: rest, to: breathIn, role: 'gland' },
  { column: 0, name: 'ERV', from: residual, to: rest, role: 'fat' },
  { column: 0, name: 'RV', from: 0, to: residual, role: 'device' },
  { column: 1, name: 'IC', from: rest, to: total, role: 'fluid' },
  { column: 1, name: 'FRC', from: 0, to: rest, role: 'fat' },
  { column: 2, name: 'VC', from: residual, to: total, role: 'cell' },
  { column: 2, name: 'RV', from: 0, to: residual, role: 'device' },
  { column: 3, name: 'TLC', from: 0, to: total, role: 'soft' },
];

const columnLeft = (column: number): number => 364 + column * 67;

const block = ({ column, from, to, role }: Block) =>
  box(role, `${columnLeft(column)},${heightOf(to)} 62,${heightOf(from) - heightOf(to)}`, 3);

const name = ({ column, name: text, from, to }: Block): Tag =>
  word(text, `${columnLeft(column) + 31},${(heightOf(from) + heightOf(to)) / 2}`);

const level = (liters: number) =>
  path('limit', `${left},${heightOf(liters)} ${columnLeft(0)},${heightOf(liters)}`);

/** Volumes and capacities on a spirogram. Source: standard respiratory physiology texts. */
export const lungVolumes = illustrated({
  key: 'lung-volumes',
  title: 'Lung volumes and capacities',
  alt: 'A spirogram in liters: three quiet breaths, then a full breath in to 6 liters and a full breath out to 1.2 liters. Beside it stand four columns. The first stacks residual volume, expiratory reserve, tidal and inspiratory reserve volume. The second shows functional residual capacity and inspiratory capacity, the third residual volume and vital capacity, the fourth the total lung capacity. Residual volume lies below all that is breathed, so spirometry does not measure it.',
  scale:
    'IRV and ERV reserve volumes, TV tidal, RV residual volume; IC inspiratory, FRC functional residual, VC vital, TLC total lung capacity',
  height: 466,
  shapes: [
    path('axis', `${left},${top - 10} ${left},${bottom} ${right},${bottom}`),
    ...[residual, rest, breathIn, total].map(level),
    trace,
    ...blocks.map(block),
  ],
  tags: [
    word('Liters', '30,18', 'start'),
    ...[0, 2, 4, 6].map((liters) => word(String(liters), `46,${heightOf(liters)}`, 'end')),
    word('Time', `${right},449`, 'end'),
    ...blocks.map(name),
  ],
});
