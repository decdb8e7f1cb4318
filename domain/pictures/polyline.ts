export type Point = readonly [x: number, y: number];

const rounded = (value: number): string => String(Number(value.toFixed(2)));

/** Points as SVG writes them, to a hundredth. */
export const pointsText = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');

/** The points of a text that `pointsText` wrote. */
export const pointsOf = (text: string): readonly Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const offLine = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
};

const farthest = (points: readonly Point[], from: number, to: number) => {
  const [start, end] = [points[from], points[to]] as [Point, Point];
  let [index, distance] = [from, 0];
  for (let i = from + 1; i < to; i += 1) {
    const off = offLine(points[i] as Point, start, end);
    if (off > distance) [index, distance] = [i, off];
  }
  return { index, distance };
};

/** The line without the points that it can be drawn without, none of them further off than `tolerance` (Douglas and Peucker). */
export const thinned = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const isKept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const { index, distance } = farthest(points, from, to);
    if (distance <= tolerance) continue;
    isKept.add(index);
    open.push([from, index], [index, to]);
  }
  return points.filter((_, index) => isKept.has(index));
};

const catmullRom = ([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point => {
  const on = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [on(0), on(1)];
};

const steps = 8;

/** A round line through the points, closed or open (Catmull and Rom). */
export const roundThrough = (points: readonly Point[], isClosed = false): readonly Point[] => {
  const count = points.length;
  const at = (index: number): Point =>
    (isClosed
      ? points[(index + count) % count]
      : points[Math.min(count - 1, Math.max(0, index))]) as Point;
  const spans = isClosed ? count : count - 1;
  const round = Array.from({ length: spans * steps }, (_, i) => {
    const span = Math.floor(i / steps);
    const four = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const;
    return catmullRom(four, (i % steps) / steps);
  });
  return isClosed ? round : [...round, at(count - 1)];
};

/** Surface inside a closed line (the surveyor's formula). */
export const surfaceOf = (points: readonly Point[]): number => {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};
