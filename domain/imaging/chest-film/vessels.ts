import { type Hand, lineThrough, type Point, seeded } from '../svg/geometry.ts';
import { group, path } from '../svg/paint.ts';

type Vessel = { readonly path: string; readonly width: number };

type Shoot = {
  readonly from: Point;
  readonly angle: number;
  readonly width: number;
  readonly length: number;
};

const joints = 4;

const course = ({ from, angle, length }: Shoot, random: () => number) => {
  const bend = (random() - 0.5) * 0.85;
  const points: Point[] = [from];
  let [x, y] = from;
  let heading = angle;
  for (let i = 0; i < joints; i += 1) {
    heading += bend / joints + (random() - 0.5) * 0.06;
    x += (Math.cos(heading) * length) / joints;
    y += (Math.sin(heading) * length) / joints;
    points.push([x, y]);
  }
  return { points, heading, tip: [x, y] as const };
};

/** A branch that bends and divides, quieter as it thins. */
const grow = (shoot: Shoot, random: () => number): readonly Vessel[] => {
  const { width, length } = shoot;
  if (width < 1.25 || length < 16) return [];
  const { points, heading, tip } = course(shoot, random);
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
  return [{ path: lineThrough(points), width }, ...mainVessels, ...grow(side, random)];
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

/** Thicker above the hilum where the left heart is full, thicker below it in health. */
const tree = (hand: Hand, upper: number): readonly Vessel[] => {
  const random = seeded(hand === 1 ? 4099 : 911);
  const [x, y] = hand === 1 ? [578, 392] : [430, 412];
  return branches.flatMap(([degrees, width, length]) => {
    const turn = (degrees * Math.PI) / 180;
    const across = random() * 16 - 6;
    const down = degrees * 0.66 + (random() - 0.5) * 14;
    const angle = hand === 1 ? turn : Math.PI - turn;
    const thick = width * (degrees < 0 ? upper : 1);
    return grow({ from: [x + hand * across, y + down], angle, width: thick, length }, random);
  });
};

/** Vessels of the same width are one path: a document stays small. */
const drawn = (vessels: readonly Vessel[]): string => {
  const byWidth = Map.groupBy(vessels, ({ width }) => Math.round(width * 1.5) / 1.5);
  return [...byWidth]
    .map(([width, group]) =>
      path(group.map((vessel) => vessel.path).join(''), {
        stroke: 1,
        cap: 'butt',
        width: width * 0.88,
        opacity: Math.min(0.24, 0.05 + width * 0.024),
      }),
    )
    .join('');
};

/** Each is grown once: nothing of it hangs on the film but how full the upper vessels are. */
const grown = new Map<string, string>();

/** The vessels of one lung. */
export const vesselsOf = (hand: Hand, isFull: boolean): string => {
  const key = `${hand}${isFull}`;
  const known = grown.get(key) ?? group({ blur: 1 }, [drawn(tree(hand, isFull ? 1.75 : 1))]);
  grown.set(key, known);
  return known;
};
