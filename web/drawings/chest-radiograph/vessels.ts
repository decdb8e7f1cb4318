import { beside, lineThrough, midline, type Point, type Side, seeded } from './geometry.ts';

/** One stretch of a vessel between two divisions. */
export type Vessel = { readonly path: string; readonly width: number };

type Shoot = {
  readonly from: Point;
  readonly angle: number;
  readonly width: number;
  readonly length: number;
};

const joints = 8;

const course = ({ from, angle, length }: Shoot, random: () => number) => {
  const bend = (random() - 0.5) * 0.85;
  const points: Point[] = [from];
  let [x, y] = from;
  let heading = angle;
  for (let i = 0; i < joints; i += 1) {
    heading += bend / joints + (random() - 0.5) * 0.05;
    x += (Math.cos(heading) * length) / joints;
    y += (Math.sin(heading) * length) / joints;
    points.push([x, y]);
  }
  return { points, heading, tip: [x, y] as const };
};

/** A tapered branch that bends and divides, quieter as it thins. */
const grow = (shoot: Shoot, random: () => number): readonly Vessel[] => {
  const { width, length } = shoot;
  if (width < 0.9 || length < 16) return [];
  const { points, heading, tip } = course(shoot, random);
  const half = (i: number): number => (width * (1 - 0.035 * i)) / 2;
  const outline = [...beside(points, half), ...beside(points, (i) => -half(i)).toReversed()];
  const fan = 0.2 + random() * 0.22;
  const main = {
    from: tip,
    angle: heading - fan,
    width: width * 0.72,
    length: length * (0.72 + random() * 0.2),
  };
  const mainVessels = grow(main, random);
  const side = {
    from: tip,
    angle: heading + fan,
    width: width * (0.55 + random() * 0.15),
    length: length * (0.66 + random() * 0.24),
  };
  return [{ path: `${lineThrough(outline)}Z`, width }, ...mainVessels, ...grow(side, random)];
};

/** Direction in degrees, width and length of the branches that leave the hilum. */
const branches = [
  [-80, 8, 78],
  [-60, 9, 74],
  [-36, 7.5, 70],
  [-14, 6.5, 66],
  [10, 8, 72],
  [32, 9.5, 84],
  [50, 10, 94],
  [66, 8.5, 100],
  [78, 6, 88],
] as const;

const tree = (side: Side): readonly Vessel[] => {
  const random = seeded(side === 1 ? 4099 : 911);
  const [x, y] = side === 1 ? [midline + 76, 392] : [midline - 72, 412];
  return branches.flatMap(([degrees, width, length]) => {
    const turn = (degrees * Math.PI) / 180;
    const across = random() * 16 - 6;
    const down = degrees * 0.66 + (random() - 0.5) * 14;
    const angle = side === 1 ? turn : Math.PI - turn;
    return grow({ from: [x + side * across, y + down], angle, width, length }, random);
  });
};

/** Named by the patient's side. */
export const rightVessels = tree(-1);
export const leftVessels = tree(1);
