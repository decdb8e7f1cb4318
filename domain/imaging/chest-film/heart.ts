import { alongCubic, type Point } from '../svg/geometry.ts';
import type { ChestFilm } from './parameters.ts';
import { midline, pressed, shiftOf, thoraxWidth } from './thorax.ts';

const outline: readonly Point[] = [
  ...alongCubic(
    [
      [432, 424],
      [414, 470],
      [402, 540],
      [410, 604],
    ],
    8,
  ),
  ...alongCubic(
    [
      [410, 604],
      [414, 656],
      [430, 694],
      [452, 722],
    ],
    6,
  ),
  ...alongCubic(
    [
      [452, 722],
      [540, 752],
      [640, 744],
      [700, 712],
    ],
    8,
  ),
  ...alongCubic(
    [
      [700, 712],
      [722, 658],
      [702, 590],
      [662, 540],
    ],
    8,
  ),
  ...alongCubic(
    [
      [662, 540],
      [630, 496],
      [592, 470],
      [574, 430],
    ],
    8,
  ),
  ...alongCubic(
    [
      [574, 430],
      [560, 392],
      [560, 350],
      [552, 300],
    ],
    6,
  ),
  ...alongCubic(
    [
      [552, 300],
      [540, 250],
      [470, 250],
      [452, 300],
    ],
    6,
  ),
  ...alongCubic(
    [
      [452, 300],
      [446, 340],
      [442, 384],
      [432, 424],
    ],
    6,
  ),
];

/** A heart in a bag of fluid: wide above the diaphragm on both sides alike. */
const globular: readonly Point[] = [
  ...alongCubic(
    [
      [440, 380],
      [380, 440],
      [338, 560],
      [362, 650],
    ],
    10,
  ),
  ...alongCubic(
    [
      [362, 650],
      [380, 704],
      [420, 722],
      [452, 728],
    ],
    6,
  ),
  ...alongCubic(
    [
      [452, 728],
      [560, 752],
      [640, 748],
      [690, 724],
    ],
    8,
  ),
  ...alongCubic(
    [
      [690, 724],
      [760, 660],
      [706, 500],
      [576, 384],
    ],
    12,
  ),
  ...alongCubic(
    [
      [576, 384],
      [566, 350],
      [560, 330],
      [552, 300],
    ],
    4,
  ),
  ...alongCubic(
    [
      [552, 300],
      [540, 250],
      [470, 250],
      [452, 300],
    ],
    6,
  ),
  ...alongCubic(
    [
      [452, 300],
      [446, 340],
      [446, 360],
      [440, 380],
    ],
    4,
  ),
];

/** Widest from border to border, below the great vessels. */
export const widthOf = (points: readonly Point[]): number => {
  const xs = points.filter(([, y]) => y > 430).map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
};

const usualRatio = 0.43;

/** The cardiothoracic ratio of the film. */
export const ratioOf = ({ heart, hyperinflation }: ChestFilm): number =>
  heart?.ratio ?? (hyperinflation ? 0.37 : usualRatio);

/** The heart with the vessels it hangs on, as wide as its ratio says. */
export const heartOutline = (film: ChestFilm): readonly Point[] => {
  const shape = film.heart?.shape === 'globular' ? globular : outline;
  const stretch = (ratioOf(film) * thoraxWidth) / widthOf(shape);
  const shift = shiftOf(film);
  const down = Math.max(0, pressed(film, 'left')) * 0.6 + Math.min(0, pressed(film, 'left'));
  return shape.map(([x, y]) => {
    const part = Math.min(1, Math.max(0, (y - 310) / 110));
    return [midline + (x - midline) * (1 + (stretch - 1) * part) + shift, y + down * part];
  });
};

const farthest = (film: ChestFilm, sign: 1 | -1): Point =>
  heartOutline(film)
    .filter(([, y]) => y > 430)
    .reduce((far, point) => (sign * point[0] > sign * far[0] ? point : far));

/** The point of the heart farthest to the patient's left. */
export const leftBorder = (film: ChestFilm): Point => farthest(film, 1);

/** The point of the heart farthest to the patient's right. */
export const rightBorder = (film: ChestFilm): Point => farthest(film, -1);
