export type Point = readonly [x: number, y: number];

/** 1 is the patient's left, which is the image's right. */
export type Hand = 1 | -1;

/** Numbers from 0 to 1 that are the same for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
};

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as a path writes it. */
export const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** An open path of straight lines through the points. */
export const lineThrough = (points: readonly Point[]): string =>
  `M${points.map(written).join('L')}`;

/** A closed path of straight lines through the points. */
export const areaOf = (points: readonly Point[]): string => `${lineThrough(points)}Z`;

type Four = readonly [Point, Point, Point, Point];

/** Points along a cubic curve, without its end. */
export const alongCubic = ([a, b, c, d]: Four, count: number): Point[] =>
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

const bend = ([a, b, c, d]: Four): string => {
  const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
  return `C${written(first)} ${written(second)} ${written(c)}`;
};

const rounded = (points: readonly Point[], isClosed: boolean): string => {
  const count = points.length;
  const at = (i: number): Point => {
    const index = isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const spans = isClosed ? count : count - 1;
  const bends = Array.from({ length: spans }, (_, i) =>
    bend([at(i - 1), at(i), at(i + 1), at(i + 2)]),
  );
  return `M${written(at(0))}${bends.join('')}`;
};

/** An open round path through the points. */
export const curveThrough = (points: readonly Point[]): string => rounded(points, false);

/** A closed round path through the points. */
export const blobOf = (points: readonly Point[]): string => `${rounded(points, true)}Z`;

/** A round path about a centre that is never quite a circle. */
export const lump = (
  [x, y]: Point,
  radius: number,
  { seed = 1, rough = 0.12, squash = 1 }: { seed?: number; rough?: number; squash?: number } = {},
): string => {
  const random = seeded(seed * 7919 + 13);
  return blobOf(
    Array.from({ length: 11 }, (_, i): Point => {
      const angle = (i / 11) * 2 * Math.PI;
      const far = radius * (1 + (random() - 0.5) * 2 * rough);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * squash];
    }),
  );
};

/** The point on the other side of a vertical middle line. */
export const mirrored =
  (middle: number) =>
  ([x, y]: Point): Point => [2 * middle - x, y];
