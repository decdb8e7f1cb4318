import { alongCubic, areaOf, type Hand, mirrored, type Point } from '../svg/geometry.ts';
import type { ChestFilm, Side } from './parameters.ts';

/** Where the spine stands. */
export const midline = 502;
/** Widest inside of the bony thorax, from angle to angle. */
export const thoraxWidth = 720;
/** An adult's thorax is 30 cm wide inside, a small child's 20. */
export const unitsPerCentimeter = (isChild: boolean): number => thoraxWidth / (isChild ? 20 : 30);

export const handOf = (side: Side): Hand => (side === 'left' ? 1 : -1);
export const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');
const across = mirrored(midline);

/** The point on a side, written as if it were the patient's right. */
export const onSide = (side: Side, point: Point): Point =>
  side === 'right' ? point : across(point);

/** The right chest wall from the apex to the angle. */
const rightWall: readonly Point[] = [
  ...alongCubic(
    [
      [446, 122],
      [404, 100],
      [344, 126],
      [306, 186],
    ],
    10,
  ),
  ...alongCubic(
    [
      [306, 186],
      [250, 272],
      [196, 402],
      [170, 540],
    ],
    14,
  ),
  ...alongCubic(
    [
      [170, 540],
      [150, 640],
      [141, 712],
      [142, 776],
    ],
    8,
  ),
  [142, 776],
];

/** The chest wall of a side from the apex to the angle. */
export const wallOf = (side: Side): readonly Point[] =>
  rightWall.map((point) => onSide(side, point));

/** How far a dome is pressed down, by what presses it. */
export const pressed = (film: ChestFilm, side: Side): number => {
  if (film.hyperinflation) return 74;
  if (film.pneumothorax?.tension && film.pneumothorax.side === side) return 56;
  return film.position === 'supine' ? -34 : 0;
};

/** The diaphragm of a side from the angle to the heart. */
export const domeOf = (film: ChestFilm, side: Side): readonly Point[] => {
  const down = pressed(film, side);
  const lift = down + (side === 'left' ? 34 : 0);
  const angle: Point = [142, 776 + Math.max(0, down * 0.3)];
  const top: Point = [288, 652 + lift];
  const rim = Math.min(60, Math.max(20, angle[1] - top[1]) * 0.42);
  const points: readonly Point[] = [
    ...alongCubic([angle, [166, angle[1] - rim], [212, top[1] + rim * 0.2], top], 9),
    ...alongCubic([top, [354, top[1] - 10], [412, 664 + lift], [452, 716 + lift * 0.7]], 9),
    [452, 716 + lift * 0.7],
    [490, 722 + lift * 0.4],
  ];
  return points.map((point) => onSide(side, point));
};

/** Half of the thorax: wall, dome and the middle of the body. */
export const hemithorax = (film: ChestFilm, side: Side): readonly Point[] => [
  ...wallOf(side).slice(0, -1),
  ...domeOf(film, side),
  onSide(side, [490, 122]),
];

/** All that lies under the diaphragm. */
export const belly = (film: ChestFilm): string =>
  areaOf([
    [142, 1000],
    ...domeOf(film, 'right').slice(0, -1),
    [midline - 30, 690 + pressed(film, 'right') * 0.9],
    [midline + 46, 690 + pressed(film, 'left') * 0.9],
    ...domeOf(film, 'left').slice(0, -1).toReversed(),
    [862, 1000],
  ]);

/** How far the middle of the chest is moved: above 0 to the patient's left. */
export const shiftOf = ({ pneumothorax, effusion, atelectasis }: ChestFilm): number => {
  if (pneumothorax?.tension) return -62 * handOf(pneumothorax.side);
  if (atelectasis === 'left-lung') return 84;
  if (atelectasis === 'right-lung') return -84;
  if (atelectasis === 'right-upper') return -14;
  if (atelectasis === 'left-lower') return 16;
  if (effusion?.size !== 'large' || effusion.side === 'both') return 0;
  return -50 * handOf(effusion.side);
};

/** The part of the shift that reaches a height: the neck stays where it is. */
export const shiftAt = (film: ChestFilm, y: number): number =>
  shiftOf(film) * Math.min(1, Math.max(0, (y - 30) / 230)) ** 1.2;

/** The fork of the windpipe. */
export const carinaOf = (film: ChestFilm): Point => [506 + shiftOf(film), 326];

/** The windpipe above its fork, where its place is judged. */
export const tracheaOf = (film: ChestFilm): Point => [504 + shiftAt(film, 262), 262];

/** Where the vessels of a side leave the middle. */
export const hilumOf = (film: ChestFilm, side: Side): Point => {
  const drawnUp = film.atelectasis === 'right-upper' && side === 'right' ? -46 : 0;
  const [x, y]: Point = side === 'right' ? [430, 418] : [578, 396];
  return [x + shiftOf(film), y + drawnUp];
};
