import { clipTo } from '../svg/definitions.ts';
import { areaOf } from '../svg/geometry.ts';
import { ellipse, group, path } from '../svg/paint.ts';
import { texture } from './anatomy.ts';
import { lungArea } from './findings/pneumothorax.ts';
import type { ChestFilm, Side } from './parameters.ts';
import { handOf, hemithorax, hilumOf, shiftOf } from './thorax.ts';
import { vesselsOf } from './vessels.ts';

const sides = ['right', 'left'] as const;

/** What lung and what chest wall enclose, to draw inside them. */
export const lungClips = (film: ChestFilm): readonly string[] =>
  sides.flatMap((side) => [
    clipTo(`${side}Wall`, areaOf(hemithorax(film, side))),
    clipTo(`${side}Inside`, areaOf(lungArea(film, side))),
  ]);

/** A fallen lung is smaller and a little denser, and its vessels come along. */
const squeeze = (film: ChestFilm, side: Side): string | undefined => {
  const { pneumothorax } = film;
  if (pneumothorax?.side !== side)
    return shiftOf(film) ? `translate(${shiftOf(film) * 0.7} 0)` : undefined;
  const { collapse } = pneumothorax;
  const far = Math.max(0, collapse - 0.5);
  const [x, y] = hilumOf(film, side);
  const [sx, sy] = [1 - collapse * 0.3 - far * 0.8, 1 - collapse * 0.12 - far * 0.6];
  const shift = shiftOf(film);
  return `translate(${x} ${y}) scale(${sx.toFixed(3)} ${sy.toFixed(3)}) translate(${-(x - shift)} ${-y})`;
};

const lung = (film: ChestFilm, side: Side): string => {
  const fallen = film.pneumothorax?.side === side ? film.pneumothorax.collapse : 0;
  const dark = film.hyperinflation ? 0.55 : 1;
  return group({ clip: `${side}Wall` }, [
    group({ clip: `${side}Inside` }, [
      path(areaOf(hemithorax(film, side)), { fill: 1, opacity: fallen * 0.16 }),
      texture('mottle', [100, 90, 800, 740], 0.13 * dark),
      group({ transform: squeeze(film, side), opacity: film.hyperinflation ? 0.72 : 1 }, [
        vesselsOf(handOf(side), film.edema !== undefined),
      ]),
    ]),
  ]);
};

/** Both lungs: dark, with their vessels. */
export const lungs = (film: ChestFilm): string => {
  const air = sides.map((side) =>
    path(areaOf(hemithorax(film, side)), { fill: `${side}Lung`, blur: 5 }),
  );
  const overair = film.hyperinflation
    ? sides.map((side) => path(areaOf(hemithorax(film, side)), { fill: 0, opacity: 0.3, blur: 5 }))
    : [];
  const breasts = group({ fill: 1, opacity: 0.06, blur: 40 }, [
    ellipse([316, 596, 130, 86]),
    ellipse([752, 606, 112, 86]),
  ]);
  return [...air, ...overair, breasts, ...sides.map((side) => lung(film, side))].join('');
};
