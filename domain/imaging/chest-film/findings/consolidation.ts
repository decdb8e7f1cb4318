import { type Finding, spot } from '../../finding.ts';
import { areaOf, blobOf, curveThrough, lump, type Point } from '../../svg/geometry.ts';
import { group, path } from '../../svg/paint.ts';
import { heartOutline } from '../heart.ts';
import type { ChestFilm, Lobe } from '../parameters.ts';

type Region = {
  readonly name: string;
  readonly outline: readonly Point[];
  /** In front of the heart it hides the heart's border; behind it, the dome. */
  readonly depth: 'front' | 'base';
  readonly hides: string;
  readonly hidden: 'Cardiac' | 'Diaphragm' | 'Edges';
  readonly edge: Point;
};

/** The lobes as a frontal film shows them, and which border each takes away (silhouette sign). */
export const regions: Readonly<Record<Lobe, Region>> = {
  'right-upper': {
    name: 'right upper lobe',
    outline: [
      [450, 136],
      [404, 116],
      [346, 140],
      [308, 200],
      [262, 276],
      [226, 350],
      [206, 428],
      [300, 424],
      [380, 422],
      [448, 420],
    ],
    depth: 'front',
    hides: 'right upper border of the mediastinum',
    hidden: 'Edges',
    edge: [448, 250],
  },
  'right-middle': {
    name: 'right middle lobe',
    outline: [
      [446, 452],
      [390, 446],
      [320, 446],
      [250, 458],
      [252, 520],
      [290, 584],
      [346, 632],
      [404, 666],
      [446, 680],
      [452, 600],
    ],
    depth: 'front',
    hides: 'right border of the heart',
    hidden: 'Cardiac',
    edge: [416, 650],
  },
  'right-lower': {
    name: 'right lower lobe',
    outline: [
      [404, 520],
      [330, 492],
      [250, 500],
      [190, 552],
      [162, 640],
      [152, 730],
      [176, 742],
      [230, 716],
      [290, 690],
      [360, 694],
      [410, 712],
      [414, 620],
    ],
    depth: 'base',
    hides: 'right dome of the diaphragm',
    hidden: 'Diaphragm',
    edge: [222, 690],
  },
  'left-upper': {
    name: 'left upper lobe',
    outline: [
      [556, 136],
      [604, 118],
      [660, 142],
      [698, 202],
      [744, 276],
      [780, 360],
      [786, 424],
      [720, 446],
      [650, 430],
      [570, 408],
      [560, 300],
    ],
    depth: 'front',
    hides: 'aortic knob',
    hidden: 'Cardiac',
    edge: [590, 280],
  },
  lingula: {
    name: 'lingula',
    outline: [
      [596, 462],
      [660, 466],
      [740, 494],
      [800, 548],
      [812, 606],
      [770, 646],
      [716, 672],
      [660, 676],
      [630, 600],
    ],
    depth: 'front',
    hides: 'left border of the heart',
    hidden: 'Cardiac',
    edge: [690, 650],
  },
  'left-lower': {
    name: 'left lower lobe',
    outline: [
      [640, 540],
      [720, 516],
      [790, 552],
      [832, 640],
      [852, 740],
      [836, 764],
      [780, 742],
      [724, 730],
      [660, 736],
      [600, 738],
      [600, 640],
    ],
    depth: 'base',
    hides: 'left dome of the diaphragm',
    hidden: 'Diaphragm',
    edge: [790, 722],
  },
};

/** The middle of an outline. */
export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];

/** Bronchi still full of air, dark in the white lobe: they come from the hilum and fork. */
const bronchograms = (outline: readonly Point[]): string => {
  const middle = middleOf(outline);
  const hilum: Point = [middle[0] < 502 ? 436 : 572, 410];
  const near = outline.reduce((best, point) =>
    Math.hypot(point[0] - hilum[0], point[1] - hilum[1]) <
    Math.hypot(best[0] - hilum[0], best[1] - hilum[1])
      ? point
      : best,
  );
  const root = between(near, middle, 0.2);
  const fork = between(near, middle, 0.72);
  const twigs = outline
    .filter((point) => Math.hypot(point[0] - near[0], point[1] - near[1]) > 130)
    .filter((_, index) => index % 2 === 0)
    .map((tip, index) => {
      const end = between(middle, tip, 0.62);
      const [x, y] = between(fork, end, 0.5);
      const sway = index % 2 === 0 ? 9 : -9;
      return curveThrough([fork, [x + sway, y - sway], end]);
    });
  const stem = curveThrough([root, between(root, fork, 0.5), fork]);
  return group({ blur: 2 }, [
    path(stem, { stroke: 0.1, width: 9, opacity: 0.34 }),
    path(twigs.join(''), { stroke: 0.1, width: 5, opacity: 0.34 }),
  ]);
};

const white = ({ outline, depth }: Region, density: number): string => {
  const lumps = outline.map((point, index) =>
    path(lump(between(point, middleOf(outline), 0.34), 44 + (index % 3) * 10, { seed: index }), {
      fill: 0.74,
      opacity: 0.2 * density,
    }),
  );
  return [
    path(blobOf(outline), { fill: 0.62, opacity: 0.84 * density, blur: depth === 'base' ? 16 : 9 }),
    group({ blur: 16 }, lumps),
    bronchograms(outline),
  ].join('');
};

/** A lobe whose air is replaced by fluid. */
export const consolidation = (film: ChestFilm): Finding | undefined => {
  if (!film.consolidation) return;
  const { lobe, density } = film.consolidation;
  const region = regions[lobe];
  const isRight = lobe.startsWith('right');
  const behind =
    lobe === 'left-lower'
      ? path(areaOf(heartOutline(film).filter(([x, y]) => x > 540 && y > 520)), {
          fill: 1,
          opacity: 0.16,
          blur: 16,
        })
      : '';
  const shape = white(region, density);
  const Side = isRight ? 'Right' : 'Left';
  return {
    layers: { [region.depth]: shape, over: behind },
    hotspots: [
      spot(
        middleOf(region.outline),
        'Air-space opacity',
        `White in the ${region.name}, with branching dark bronchi in it.`,
      ),
      spot(
        region.edge,
        'Lost border',
        `The ${region.hides} cannot be followed: the ${region.name} touches it (silhouette sign).`,
      ),
    ],
    seen: {
      Fields: `${Side}: an opacity with air bronchograms in the ${region.name}`,
      [region.hidden]: `The ${region.hides} is lost`,
    },
    impression: `Consolidation of the ${region.name}: pneumonia`,
    alt: `On the image ${isRight ? 'left' : 'right'}, a hazy white area with dark branching lines in it; the ${region.hides} is blurred away.`,
  };
};
