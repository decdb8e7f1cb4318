import type { DrawnGrid, DrawnLabel, DrawnMark } from '../contracts/drawing.ts';
import { type Point, pointsText, thinned } from './polyline.ts';

type Range = {
  readonly from: number;
  readonly to: number;
  readonly minor: number;
  readonly major: number;
};

/** A field of a picture with an axis across and one up, in the units of what is measured. */
export type Axes = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly y: Range;
  /** Which heavy lines are named on the axis up; all of them when absent. */
  readonly namesY?: readonly number[];
  readonly namesX?: readonly number[];
  readonly title: string;
};

/** Where a measured point stands on the picture. */
export const onAxes =
  ({ left, top, width, height, x, y }: Axes) =>
  ([atX, atY]: Point): Point => [
    left + (width * (atX - x.from)) / (x.to - x.from),
    top + (height * (y.to - atY)) / (y.to - y.from),
  ];

/** The measured point of a place on the picture: what a reader with a ruler finds. */
export const measured =
  ({ left, top, width, height, x, y }: Axes) =>
  ([atX, atY]: Point): Point => [
    x.from + ((atX - left) * (x.to - x.from)) / width,
    y.to - ((atY - top) * (y.to - y.from)) / height,
  ];

export const gridOf = ({ left, top, width, height, x, y }: Axes): DrawnGrid => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  minorX: (width * x.minor) / (x.to - x.from),
  majorX: (width * x.major) / (x.to - x.from),
  minorY: (height * y.minor) / (y.to - y.from),
  majorY: (height * y.major) / (y.to - y.from),
});

/** A measured line, thinned to what can be seen. */
export const lineOn = (
  axes: Axes,
  role: DrawnMark['role'],
  points: readonly Point[],
): DrawnMark => ({
  kind: 'line',
  role,
  points: pointsText(thinned(points.map(onAxes(axes)), 0.08)),
});

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers beside the axes, and what is measured over them. */
export const labelsOf = (axes: Axes): readonly DrawnLabel[] => {
  const place = onAxes(axes);
  const { namesY = [], namesX = [], left, top, height } = axes;
  return [
    { x: left, y: top - 4, text: axes.title, anchor: 'start' },
    ...namesY.map((value): DrawnLabel => {
      const [, y] = place([0, value]);
      return { x: left - 1.5, y, text: short(value), anchor: 'end' };
    }),
    ...namesX.map((value): DrawnLabel => {
      const [x] = place([value, 0]);
      return { x, y: top + height + 4, text: short(value), anchor: 'middle' };
    }),
  ];
};
