import { type Finding, spot } from '../../finding.ts';
import { lineThrough, lump, type Point, seeded } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { onSide } from '../thorax.ts';

const sides = ['right', 'left'] as const;

/** Short lines at the wall of the bases, level and parallel: full septa (Kerley B). */
const septa = (): string => {
  const random = seeded(77);
  const lines = sides.flatMap((side) =>
    Array.from({ length: 9 }, (_, index) => {
      const y = 590 + index * 17;
      const x = 170 - (y - 540) * 0.1;
      const length = 34 + random() * 16;
      return lineThrough([onSide(side, [x, y]), onSide(side, [x + length, y - 3])]);
    }),
  );
  return group({ blur: 1 }, [path(lines.join(''), { stroke: 1, width: 3.4, opacity: 0.5 })]);
};

/** Walls of bronchi seen end on, thick with fluid. */
const cuffs = sides
  .flatMap((side) => [onSide(side, [392, 366]), onSide(side, [372, 452])])
  .map(([x, y]) => ellipse([x, y, 11, 11], { stroke: 1, width: 6, opacity: 0.42, blur: 2 }))
  .join('');

const haze = sides
  .map((side) => {
    const [x] = onSide(side, [372, 0]);
    return ellipse([x, 462, 84, 130], { fill: 0.7, opacity: 0.3, blur: 40 });
  })
  .join('');

/** Fluid in the air spaces about the hila: the wings of a bat. */
const wings = (): string => {
  const lumps = sides.flatMap((side) => {
    const random = seeded(31);
    return Array.from({ length: 22 }, (_, index) => {
      const turn = ((index * 137.5) / 180) * Math.PI;
      const far = Math.sqrt(index / 22);
      const place: Point = [362 + Math.cos(turn) * far * 92, 450 + Math.sin(turn) * far * 150];
      return path(lump(onSide(side, place), 30 + random() * 16, { seed: index, rough: 0.25 }), {
        fill: 0.72,
        opacity: 0.42 - far * 0.2,
      });
    });
  });
  return group({ blur: 16 }, lumps);
};

const words = {
  congestion: {
    fields: 'Vessels above the hilum as wide as those below',
    impression: 'Congestion of the lungs: the upper vessels are filled',
    alt: 'The vessels above the hila are as wide as those below.',
  },
  interstitial: {
    fields: 'Upper vessels wide, hazy hila, short level lines at the walls of the bases (Kerley B)',
    impression: 'Interstitial pulmonary edema with Kerley B lines',
    alt: 'Short level lines stand at both lower chest walls, the hila are hazy and the upper vessels wide.',
  },
  alveolar: {
    fields: 'Soft white about both hila, the outer third spared; Kerley B lines at the bases',
    impression: 'Alveolar pulmonary edema',
    alt: 'Soft white areas spread like wings from both hila; the outermost lung stays dark.',
  },
} as const;

const places = (stage: NonNullable<ChestFilm['edema']>) => [
  spot(
    [356, 250],
    'Upper vessels',
    'As wide as the lower ones in an upright patient: pressure in the left atrium is raised.',
  ),
  ...(stage === 'congestion'
    ? []
    : [
        spot(
          [178, 656],
          'Kerley B lines',
          'Septa full of fluid: short, level, reaching the pleura.',
        ),
      ]),
  ...(stage === 'alveolar'
    ? [spot([648, 440], 'Perihilar opacity', 'Fluid in the air spaces, on both sides alike.')]
    : []),
];

/** Lungs wet from a failing left heart. */
export const edema = (film: ChestFilm): Finding | undefined => {
  const { edema: stage } = film;
  if (!stage) return;
  const { fields, impression, alt } = words[stage];
  const wet = stage === 'congestion' ? '' : haze + septa() + cuffs;
  return {
    layers: { lung: wet + (stage === 'alveolar' ? wings() : '') },
    hotspots: places(stage),
    seen: { Fields: fields },
    impression,
    alt,
  };
};
