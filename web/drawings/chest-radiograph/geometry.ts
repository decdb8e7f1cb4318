export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that are the same for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
};

/** An open path through the points. */
export const lineThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Points along a cubic curve, without its end. */
export const alongCubic = (
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  count: number,
): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const u = 1 - t;
    const on = (axis: 0 | 1): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [on(0), on(1)];
  });

/** The points moved sideways by `distance(i)`, at a right angle to the line they form. */
export const beside = (
  points: readonly Point[],
  distance: (index: number) => number,
): readonly Point[] =>
  points.map(([x, y], i) => {
    const [x1, y1] = points[Math.max(0, i - 1)] ?? [x, y];
    const [x2, y2] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x - ((y2 - y1) / length) * distance(i), y + ((x2 - x1) / length) * distance(i)];
  });

/** Where the spine stands; the film is 1000 wide. */
export const midline = 502;
/** 1 is the patient's left, which is the image's right. */
export type Side = 1 | -1;
