import { type Finding, spot } from '../../finding.ts';
import { areaOf, curveThrough, type Point } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { domeOf } from '../thorax.ts';

/** Air that has left the bowel and risen under the right dome of an upright patient. */
export const freeAir = (film: ChestFilm): Finding | undefined => {
  if (!film.freeAir) return;
  const dome = domeOf(film, 'right').slice(3, 17);
  const under = dome.map(([x, y], index): Point => {
    const deep = Math.sin((index / (dome.length - 1)) * Math.PI);
    return [x, y + 7 + 34 * deep];
  });
  const top = dome.map(([x, y]): Point => [x, y + 7]);
  const [x, y] = under[6] ?? [0, 0];
  return {
    layers: {
      base: path(areaOf([...top, ...under.toReversed()]), { fill: 0.1, opacity: 0.92, blur: 2 }),
      bone: path(curveThrough(dome), { stroke: 1, width: 5, opacity: 0.34, blur: 1 }),
    },
    hotspots: [
      spot([x, y - 16], 'Black crescent', 'Air between liver and dome, where none belongs.'),
      spot(
        dome[9] ?? [0, 0],
        'Thin white line',
        'The diaphragm alone, with air above and below it.',
      ),
    ],
    seen: { Diaphragm: 'A black crescent under the right dome' },
    impression: 'Free air under the diaphragm: a hollow organ is perforated until shown otherwise',
    alt: 'Under the thin right dome, on the image left, lies a black crescent above the liver.',
  };
};
