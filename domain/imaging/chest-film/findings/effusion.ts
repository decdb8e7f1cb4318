import { type Finding, spot } from '../../finding.ts';
import { curveThrough, type Point, written } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import type { ChestFilm, Side } from '../parameters.ts';
import { onSide, other, tracheaOf, wallOf } from '../thorax.ts';

type Size = NonNullable<ChestFilm['effusion']>['size'];

/** How high the fluid stands at the wall and at its lowest, of the right side. */
const levels: Readonly<Record<Size, { wall: number; low: number; words: string }>> = {
  small: { wall: 580, low: 700, words: 'angle blunted' },
  moderate: { wall: 430, low: 600, words: 'lower half white' },
  large: { wall: 190, low: 300, words: 'almost the whole side white' },
};

/** The chest wall of the right side from a height down. */
const wallBelow = (y: number): readonly Point[] => wallOf('right').filter((point) => point[1] >= y);

/** The surface: it climbs the wall and, less, the middle. */
const meniscus = (side: Side, size: Size): readonly Point[] => {
  const { wall, low } = levels[size];
  const x = wallBelow(wall)[0]?.[0] ?? 142;
  const deep = low - wall;
  const points: readonly Point[] =
    size === 'small'
      ? [
          [x, wall],
          [166, wall + 70],
          [200, wall + 112],
          [246, wall + 120],
          [300, wall + 90],
        ]
      : [
          [x, wall],
          [x + 22, wall + deep * 0.5],
          [x + 70, wall + deep * 0.86],
          [x + 140, low],
          [350, low + 2],
          [410, low - deep * 0.12],
          [470, low - deep * 0.3],
        ];
  return points.map((point) => onSide(side, point));
};

/** Behind the heart, as white as what lies under the dome: of the dome nothing stays to be seen. */
const fluid = (side: Side, size: Size): string => {
  const { wall } = levels[size];
  const floor: readonly Point[] =
    size === 'small'
      ? [[330, 800]]
      : [
          [500, 760],
          [500, 830],
        ];
  const rest = [...floor, [200, 850] as const, ...wallBelow(wall).toReversed()];
  const body = `${curveThrough(meniscus(side, size))}L${rest.map((point) => written(onSide(side, point))).join('L')}Z`;
  return (
    path(body, { fill: 0.62, opacity: size === 'small' ? 0.9 : 0.95, blur: 5 }) +
    path(body, { fill: 0.62, opacity: 0.4, blur: 16 })
  );
};

const placesOf = (film: ChestFilm, side: Side, size: Size) => {
  const line = meniscus(side, size);
  const Side = side === 'right' ? 'Right' : 'Left';
  const [x, y] = line[2] ?? [0, 0];
  const own = [
    spot([x, y], `${Side} meniscus`, 'The upper border is a curve that climbs the chest wall.'),
    spot(
      onSide(side, [164, size === 'small' ? 752 : 768]),
      `${Side} angle lost`,
      'The sharp corner between rib cage and diaphragm is filled.',
    ),
  ];
  return size === 'large' && film.effusion?.side !== 'both'
    ? [
        ...own,
        spot(
          tracheaOf(film),
          'Trachea pushed across',
          `It lies to the ${other(side)}: the fluid takes room.`,
        ),
      ]
    : own;
};

const wordsOf = (film: ChestFilm): Finding['seen'] => {
  if (!film.effusion) return {};
  const { side, size } = film.effusion;
  const Side = { right: 'Right', left: 'Left', both: 'Both sides' }[side];
  const pushed =
    size === 'large' && side !== 'both'
      ? {
          Airway: `Trachea pushed to the ${other(side)}`,
          Cardiac: `Heart pushed to the ${other(side)}`,
        }
      : {};
  return {
    Diaphragm: `${Side}: costophrenic angle filled${size === 'small' ? '' : ', dome hidden'}`,
    Edges: `${Side}: a meniscus, ${levels[size].words}`,
    ...pushed,
  };
};

/** Fluid in the pleural space of an upright patient. */
export const effusion = (film: ChestFilm): Finding | undefined => {
  if (!film.effusion) return;
  const { side, size } = film.effusion;
  const sides: readonly Side[] = side === 'both' ? ['right', 'left'] : [side];
  const where = { right: 'image left', left: 'image right', both: 'both sides of the image' }[side];
  const size1 = size[0]?.toUpperCase() + size.slice(1);
  return {
    layers: { lung: sides.map((each) => fluid(each, size)).join('') },
    hotspots: sides.flatMap((each) => placesOf(film, each, size)),
    seen: wordsOf(film),
    impression:
      side === 'both'
        ? `${size1} pleural effusions on both sides`
        : `${size1} ${side} pleural effusion`,
    alt: `On the ${where}, the base is evenly white with a curved upper border that climbs the chest wall; the corner beside the diaphragm is filled.`,
  };
};
