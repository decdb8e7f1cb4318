import { type Finding, spot } from '../../finding.ts';
import { areaOf, curveThrough, type Point } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import type { ChestFilm, Side } from '../parameters.ts';
import {
  domeOf,
  hemithorax,
  hilumOf,
  onSide,
  other,
  tracheaOf,
  unitsPerCentimeter,
  wallOf,
} from '../thorax.ts';

/** The visceral pleura of a fallen lung: the chest wall, drawn in towards the hilum, most at the apex. */
export const pleuraOf = (film: ChestFilm, side: Side): readonly Point[] => {
  const collapse = film.pneumothorax?.collapse ?? 0;
  const [hx] = hilumOf(film, side);
  return wallOf(side).map(([x, y]) => {
    const t = (y - 100) / 676;
    const middle = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8;
    const part = Math.min(1, collapse * (0.6 * (1 - t) ** 1.3 + 0.3 * (middle || 0)));
    const pull = part + (0.74 - part) * Math.max(0, collapse - 0.5) * 2;
    return [x + (hx - x) * pull, y + (430 - y) * pull * 0.62];
  });
};

/** Where lung is: the whole side, or what is left of it. */
export const lungArea = (film: ChestFilm, side: Side): readonly Point[] => {
  if (film.pneumothorax?.side !== side) return hemithorax(film, side);
  const line = pleuraOf(film, side);
  const isOffBase = film.pneumothorax.collapse > 0.5;
  const [, lowest] = line.at(-1) ?? [0, 700];
  const base = isOffBase ? [onSide(side, [470, lowest - 8])] : domeOf(film, side);
  return [...line, ...base, onSide(side, [490, 128])];
};

const airArea = (film: ChestFilm, side: Side): readonly Point[] => {
  const isOffBase = (film.pneumothorax?.collapse ?? 0) > 0.5;
  const base = isOffBase ? [...domeOf(film, side), onSide(side, [480, 640])] : [];
  return [...wallOf(side).slice(0, -1), ...base, ...pleuraOf(film, side).toReversed()];
};

const xAt = (line: readonly Point[], height: number): number =>
  line.reduce((near, point) =>
    Math.abs(point[1] - height) < Math.abs(near[1] - height) ? point : near,
  )[0];

/** From wall to lung at the height of the hilum, in centimeters; 2 divides small from large. */
export const gapAtHilum = (film: ChestFilm, side: Side): number => {
  const gap = Math.abs(xAt(pleuraOf(film, side), 418) - xAt(wallOf(side), 418));
  return Math.round((gap / unitsPerCentimeter(film.child === true)) * 10) / 10;
};

const tensionWords = (side: Side) => ({
  Airway: `Trachea and carina pushed to the ${other(side)}`,
  Cardiac: `Heart pushed to the ${other(side)}`,
  Diaphragm: `${side === 'right' ? 'Right' : 'Left'} dome pressed down and flat`,
});

const places = (film: ChestFilm, side: Side) => {
  const line = pleuraOf(film, side);
  const wall = wallOf(side);
  const [px, py] = line[7] ?? [0, 0];
  const [wx, wy] = wall[17] ?? [0, 0];
  const [lx, ly] = line[17] ?? [0, 0];
  const gap = gapAtHilum(film, side);
  const own = [
    spot(
      [px, py],
      'Visceral pleural line',
      'The thin white edge of the lung, with air on both of its sides.',
    ),
    spot(
      [(wx + lx) / 2, (wy + ly) / 2],
      'No vessels beyond it',
      'Black and empty: air lies between the lung and the chest wall.',
    ),
  ];
  if (!film.pneumothorax?.tension)
    return [
      ...own,
      spot(
        tracheaOf(film),
        'Trachea central',
        `Nothing is pushed across. At the hilum the gap measures ${gap} cm.`,
      ),
    ];
  const [dx, dy] = domeOf(film, side)[9] ?? [0, 0];
  return [
    ...own,
    spot(
      tracheaOf(film),
      'Trachea pushed across',
      `It lies to the ${other(side)} of the spine: pressure has built up.`,
    ),
    spot([dx, dy], 'Dome pressed down', 'The diaphragm of the side lies low and flat.'),
  ];
};

/** Air in the pleural space. */
export const pneumothorax = (film: ChestFilm): Finding | undefined => {
  if (!film.pneumothorax) return;
  const { side, tension } = film.pneumothorax;
  const line = pleuraOf(film, side);
  const gap = gapAtHilum(film, side);
  const size = gap >= 2 ? 'Large' : 'Small';
  const Side = side === 'right' ? 'Right' : 'Left';
  const imageSide = side === 'right' ? 'left' : 'right';
  return {
    layers: {
      lung: path(areaOf(airArea(film, side)), { fill: 0, opacity: 0.55, blur: 2 }),
      bone: path(curveThrough(line), {
        stroke: 1,
        width: 2.6,
        opacity: 0.6,
        blur: 1,
        clip: `${side}Wall`,
      }),
    },
    hotspots: places(film, side),
    seen: {
      Edges: `${Side}: a thin line, the edge of the lung, ${gap} cm from the wall at the hilum`,
      Fields: `${Side}: black and without vessels outside the line`,
      ...(tension ? tensionWords(side) : {}),
    },
    impression: tension
      ? `${Side} pneumothorax with signs of tension: trachea and heart are pushed to the ${other(side)}`
      : `${size} ${side} pneumothorax without signs of tension`,
    alt: `On the image ${imageSide}, a thin line runs inside the chest wall with no lung markings beyond it.${
      tension ? ' Windpipe and heart are moved to the other side.' : ''
    }`,
  };
};
