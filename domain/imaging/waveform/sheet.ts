import type { Drawing, DrawnGrid, DrawnLabel, InkRole } from '../../contracts/drawing.ts';
import { pointsOf } from '../../pictures/polyline.ts';
import { frame } from '../svg/document.ts';
import { lineThrough, type Point } from '../svg/geometry.ts';
import { element, type Paint, path } from '../svg/paint.ts';
import { heightAt } from './sign.ts';

/** A drawing laid out on the square of the library. */
export type Sheet = {
  readonly body: readonly string[];
  readonly height: number;
  /** Units of the document to one of the drawing. */
  readonly scale: number;
  readonly placeOf: (at: Point) => Point;
};

const edge = 40;
const gap = 28;
const tallest = 850;
/** Room below for the scale in words. */
const foot = 100;
const letters = 27;

const inks: Partial<Record<InkRole, Paint>> = {
  axis: { stroke: 0.62, width: 2 },
  limit: { stroke: 0.72, width: 3, dash: '14 11' },
};
const traceInk: Paint = { stroke: 0.97, width: 3.6 };
const minorInk: Paint = { stroke: 0.17, width: 1 };
const majorInk: Paint = { stroke: 0.33, width: 1.4 };

type Rows = {
  readonly count: number;
  readonly width: number;
  /** A point of the drawing as it stands in a row. */
  readonly placeIn: (row: number) => (at: Point) => Point;
  readonly scale: number;
};

const rowsOf = ({ width, height }: Drawing, rowWidth: number): Rows => {
  const count = Math.ceil(width / rowWidth - 1e-9);
  const across = (frame - 2 * edge) / rowWidth;
  const scale = Math.min(across, (tallest - gap * (count - 1)) / (count * height));
  const left = (frame - rowWidth * scale) / 2;
  const placeIn =
    (row: number) =>
    ([x, y]: Point): Point => [
      left + (x - row * rowWidth) * scale,
      edge + row * (height * scale + gap) + y * scale,
    ];
  return { count, width: rowWidth, placeIn, scale };
};

type Span = { readonly from: number; readonly to: number };

const steps = (start: number, every: number, { from, to }: Span): readonly number[] =>
  every === 0
    ? []
    : Array.from(
        { length: Math.floor((to - start) / every + 1.001) },
        (_, i) => start + i * every,
      ).filter((at) => at >= from - 1e-6);

const gridLines = (grid: DrawnGrid, row: Span, place: (at: Point) => Point): string => {
  const { left, top, right, bottom, minorX, majorX, minorY, majorY } = grid;
  const span = { from: Math.max(left, row.from), to: Math.min(right, row.to) };
  const lines = (everyX: number, everyY: number, paint: Paint): string =>
    path(
      [
        ...steps(left, everyX, span).map((x): Point[] => [
          [x, top],
          [x, bottom],
        ]),
        ...steps(top, everyY, { from: top, to: bottom }).map((y): Point[] => [
          [span.from, y],
          [span.to, y],
        ]),
      ]
        .map((line) => lineThrough(line.map(place)))
        .join(''),
      paint,
    );
  return lines(minorX, minorY, minorInk) + lines(majorX, majorY, majorInk);
};

/** The part of a line that runs to the right which lies in a row. */
const cut = (points: readonly Point[], { from, to }: Span): readonly Point[] => {
  const end = Math.min(to, points.at(-1)?.[0] ?? to);
  return [
    [from, heightAt(points, from)],
    ...points.filter(([x]) => x > from && x < end),
    [end, heightAt(points, end)],
  ];
};

const label = ({ text, anchor }: DrawnLabel, [x, y]: Point): string =>
  element(
    'text',
    { x, y: y + letters * 0.35, 'font-size': letters, 'text-anchor': anchor, fill: '#cfcfcf' },
    text,
  );

/** The drawing in grays, in as many rows of `rowWidth` of its units as it needs. */
export const sheetOf = (drawing: Drawing, rowWidth = drawing.width): Sheet => {
  const { count, placeIn, scale } = rowsOf(drawing, rowWidth);
  const rows = Array.from({ length: count }, (_, row) => {
    const place = placeIn(row);
    const span = { from: row * rowWidth, to: (row + 1) * rowWidth };
    return [
      ...drawing.grids.map((grid) => gridLines(grid, span, place)),
      ...drawing.marks.map(({ role, points }) => {
        const line = pointsOf(points);
        const shown = count === 1 ? line : cut(line, span);
        return path(lineThrough(shown.map(place)), inks[role] ?? traceInk);
      }),
    ].join('');
  });
  const placeOf = (at: Point): Point =>
    placeIn(Math.min(count - 1, Math.max(0, Math.floor(at[0] / rowWidth))))(at);
  const height = edge + count * drawing.height * scale + (count - 1) * gap + foot;
  return {
    body: [...rows, ...drawing.labels.map((one) => label(one, placeOf([one.x, one.y])))],
    height: Math.round(height),
    scale,
    placeOf,
  };
};
