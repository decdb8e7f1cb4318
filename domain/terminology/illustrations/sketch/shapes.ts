import type { DrawnMark, InkRole } from '../../../contracts/drawing.ts';
import {
  type Point,
  pointsOf,
  pointsText,
  roundThrough,
  thinned,
} from '../../../pictures/polyline.ts';

/** Points as SVG writes them: "x,y x,y". A point written twice is a corner. */
export type Written = string;

const tolerance = 0.25;

const isSame = ([x1, y1]: Point, [x2, y2]: Point): boolean => x1 === x2 && y1 === y2;

/** Round runs between corners, each of which was a point written twice. */
const runsOf = (points: readonly Point[]): readonly (readonly Point[])[] => {
  const breaks = points.flatMap((point, i) =>
    i > 0 && isSame(point, points[i - 1] as Point) ? i : [],
  );
  return [0, ...breaks].map((from, i) => points.slice(from, breaks[i] ?? points.length));
};

const rounded = (points: readonly Point[]): readonly Point[] =>
  runsOf(points).flatMap((run) => (run.length < 3 ? run : roundThrough(run)));

/** Begins at a corner where there is one, so that every run is an open line. */
const roundedRing = (points: readonly Point[]): readonly Point[] => {
  const corner = points.findIndex((point, i) => i > 0 && isSame(point, points[i - 1] as Point));
  if (corner < 0) return roundThrough(points, true);
  return rounded([...points.slice(corner), ...points.slice(0, corner)]);
};

/** An area or a line through points that are at hand, without those that cannot be seen. */
export const inked = (
  kind: DrawnMark['kind'],
  role: InkRole,
  points: readonly Point[],
): DrawnMark => ({
  kind,
  role,
  points: pointsText(kind === 'line' ? thinned(points, tolerance) : points),
});

/** A closed area, round through its points. */
export const blob = (role: InkRole, points: Written): DrawnMark =>
  inked('area', role, thinned(roundedRing(pointsOf(points)), tolerance));

/** A closed area with corners. */
export const solid = (role: InkRole, points: Written): DrawnMark =>
  inked('area', role, pointsOf(points));

/** A line, round through its points. */
export const curve = (role: InkRole, points: Written): DrawnMark =>
  inked('line', role, rounded(pointsOf(points)));

/** A line with corners. */
export const path = (role: InkRole, points: Written): DrawnMark =>
  inked('line', role, pointsOf(points));

const corners = 40;

/** As many as its size needs. */
const cornersOf = (radius: number): number =>
  Math.min(48, Math.max(10, Math.round(4.4 * Math.sqrt(radius))));

/** Its middle and radii, then by how many degrees it is turned. */
export const oval = (role: InkRole, middleAndRadii: Written, turned = 0): DrawnMark => {
  const [[x, y] = [0, 0], [wide, high] = [0, 0]] = pointsOf(middleAndRadii);
  const turn = (turned * Math.PI) / 180;
  const count = cornersOf(Math.max(wide, high));
  const ring = Array.from({ length: count }, (_, step): Point => {
    const angle = (step / count) * 2 * Math.PI;
    const [across, down] = [wide * Math.cos(angle), high * Math.sin(angle)];
    return [
      x + across * Math.cos(turn) - down * Math.sin(turn),
      y + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  });
  return inked('area', role, ring);
};

const quarter = (x: number, y: number, from: number): ((radius: number) => readonly Point[]) => {
  return (radius) =>
    [0, 1, 2, 3, 4].map((step): Point => {
      const angle = ((from + step * 22.5) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
};

/** Its left upper corner and its size, then how round its corners are. */
export const box = (role: InkRole, cornerAndSize: Written, round = 0): DrawnMark => {
  const [[x, y] = [0, 0], [wide, high] = [0, 0]] = pointsOf(cornerAndSize);
  const [right, bottom] = [x + wide - round, y + high - round];
  const ring = [
    ...quarter(right, bottom, 0)(round),
    ...quarter(x + round, bottom, 90)(round),
    ...quarter(x + round, y + round, 180)(round),
    ...quarter(right, y + round, 270)(round),
  ];
  return inked('area', role, round === 0 ? ring.filter((_, i) => i % 5 === 0) : ring);
};

/** Small round marks of one size. */
export const dots = (role: InkRole, points: Written, radius: number): readonly DrawnMark[] =>
  pointsOf(points).map(([x, y]) => oval(role, `${x},${y} ${radius},${radius}`));

const directionAt = (points: readonly Point[], index: number): Point => {
  const [x1, y1] = points[Math.max(0, index - 1)] as Point;
  const [x2, y2] = points[Math.min(points.length - 1, index + 1)] as Point;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/** Width part of the way along, between the widths that are given at even distances. */
const widthAt = (widths: readonly number[], part: number): number => {
  const at = part * (widths.length - 1);
  const before = Math.floor(at);
  const [from = 0, to = from] = widths.slice(before);
  return from + (to - from) * (at - before);
};

/** A band along a line of points, as wide as `widths` say from its one end to its other. */
const band = (role: InkRole, middle: readonly Point[], widths: readonly number[]): DrawnMark => {
  const side = (sign: 1 | -1): readonly Point[] =>
    middle.map(([x, y], index): Point => {
      const [alongX, alongY] = directionAt(middle, index);
      const reach = (sign * widthAt(widths, index / (middle.length - 1))) / 2;
      return [x - alongY * reach, y + alongX * reach];
    });
  return inked('area', role, thinned([...side(1), ...side(-1).toReversed()], tolerance));
};

/** A vessel, a nerve or a tube: a band round through its points. */
export const tube = (role: InkRole, points: Written, widths: readonly number[]): DrawnMark =>
  band(role, roundThrough(pointsOf(points)), widths);

/** A band of a tree: its points, then its widths. */
export type Limb = readonly [points: Written, widths: readonly number[]];

/** How much narrower a band is without its edge. */
const edge = 1.2;

const seamless = (mark: DrawnMark): DrawnMark =>
  mark.kind === 'area' ? { ...mark, isSeamless: true } : mark;

/** Bands, and a body they spring from, that are one: no edge is seen where they meet. */
export const joined = (
  role: InkRole,
  limbs: readonly Limb[],
  body?: Written,
): readonly DrawnMark[] => {
  const bodies = body === undefined ? [] : [blob(role, body)];
  const inner = limbs.map(([points, widths]) =>
    tube(
      role,
      points,
      widths.map((width) => Math.max(0.4, width - edge)),
    ),
  );
  return [
    ...limbs.map(([points, widths]) => tube(role, points, widths)),
    ...bodies,
    ...[...inner, ...bodies].map(seamless),
  ];
};

/** Points on a circle, from one angle to another; 0 is to the right, 90 is down. */
export const arc = (
  [x, y]: Point,
  radius: number,
  [from, to]: readonly [number, number],
): readonly Point[] =>
  Array.from({ length: corners + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / corners) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** A part of a ring: its middle, radius and width, then its angles. */
export const ring = (
  role: InkRole,
  middleRadiusAndWidth: Written,
  angles: readonly [number, number],
): DrawnMark => {
  const [middle = [0, 0], [radius, width] = [0, 0]] = pointsOf(middleRadiusAndWidth);
  return band(role, arc(middle, radius, angles), [width, width]);
};

/** A line, round through its points, with a head at its end. */
export const arrow = (role: InkRole, points: Written, size = 11): readonly DrawnMark[] => {
  const line = roundThrough(pointsOf(points));
  const [x, y] = line.at(-1) as Point;
  const [alongX, alongY] = directionAt(line, line.length - 1);
  const back = (sign: 1 | -1): Point => [
    x - alongX * size - sign * alongY * size * 0.55,
    y - alongY * size + sign * alongX * size * 0.55,
  ];
  return [inked('line', role, line), inked('area', role, [[x, y], back(1), back(-1)])];
};
