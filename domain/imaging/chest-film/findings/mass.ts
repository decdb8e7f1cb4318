import { type Finding, spot } from '../../finding.ts';
import { lineThrough, lump, type Point } from '../../svg/geometry.ts';
import { group, path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { onSide, unitsPerCentimeter } from '../thorax.ts';

const places: Readonly<Record<NonNullable<ChestFilm['mass']>['zone'], Point>> = {
  upper: [322, 258],
  middle: [296, 420],
  lower: [268, 572],
};

const spikes = ([x, y]: Point, radius: number): string =>
  Array.from({ length: 27 }, (_, index) => {
    const angle = ((index + ((index * 3) % 4) * 0.2) / 27) * 2 * Math.PI;
    const far = radius * (1.22 + ((index * 7) % 5) * 0.13);
    return lineThrough([
      [x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8],
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
    ]);
  }).join('');

/** A round opacity: a nodule to 3 cm, a mass beyond. */
export const mass = (film: ChestFilm): Finding | undefined => {
  if (!film.mass) return;
  const { side, zone, centimeters, edge } = film.mass;
  const middle = onSide(side, places[zone]);
  const radius = (centimeters / 2) * unitsPerCentimeter(film.child === true);
  const name = centimeters > 3 ? 'mass' : 'nodule';
  const isSharp = edge === 'smooth';
  const Side = side === 'right' ? 'Right' : 'Left';
  return {
    layers: {
      front: group({}, [
        path(lump(middle, radius, { seed: 5, rough: isSharp ? 0.04 : 0.12 }), {
          fill: 0.62,
          opacity: 0.84,
          blur: isSharp ? 2 : 5,
        }),
        isSharp
          ? ''
          : path(spikes(middle, radius), { stroke: 0.62, width: 2.6, opacity: 0.6, blur: 1 }),
      ]),
    },
    hotspots: [
      spot(
        middle,
        `${centimeters} cm ${name}`,
        isSharp
          ? 'Round, with a smooth edge.'
          : 'Round, with an edge that sends out spikes: malignant until shown otherwise.',
      ),
    ],
    seen: { Fields: `${Side} ${zone} zone: a ${edge} ${name} of ${centimeters} cm` },
    impression: `${Side} ${zone} zone: ${edge} ${name} of ${centimeters} cm`,
    alt: `On the image ${side === 'right' ? 'left' : 'right'}, a round white spot of ${centimeters} cm with a ${isSharp ? 'smooth' : 'spiky'} edge.`,
  };
};
