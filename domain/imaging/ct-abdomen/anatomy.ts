import { clipTo, cloudFilter } from '../svg/definitions.ts';
import { blobOf, lump, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, reference } from '../svg/paint.ts';

export const abdomenDefinitions: readonly string[] = [
  cloudFilter('mottle', { frequency: '0.05' }),
  clipTo(
    'spleen',
    blobOf([
      [770, 380],
      [846, 400],
      [884, 500],
      [866, 610],
      [800, 680],
      [752, 690],
      [790, 600],
      [800, 500],
    ]),
  ),
];

/** The grays that contrast gives. */
export type Grays = { readonly vessel: number; readonly organ: number; readonly kidney: number };

const ribs = [
  [96, 520, 84],
  [140, 360, 56],
  [160, 690, -60],
  [260, 790, -32],
  [904, 520, 96],
  [860, 360, -56],
  [840, 690, 60],
  [740, 790, 32],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    ellipse([x, y, 34, 12], { fill: 0.92, blur: 1, transform: `rotate(${turn} ${x} ${y})` }),
  )
  .join('');

/** Skin, fat, muscle and spine. */
const wall = (hasRibs: boolean): string =>
  [
    ellipse([500, 510, 476, 372], { fill: 0.2, blur: 5 }),
    ellipse([500, 510, 440, 336], { fill: 0.42, blur: 5 }),
    ellipse([500, 506, 410, 306], { fill: 0.2, blur: 5 }),
    hasRibs ? ribs : '',
    path(
      blobOf([
        [436, 640],
        [500, 620],
        [564, 640],
        [574, 704],
        [540, 740],
        [460, 740],
        [426, 704],
      ]),
      { fill: 0.84, blur: 1 },
    ),
    path('M470 740L424 806L482 776L500 862L518 776L576 806L530 740Z', { fill: 0.9, blur: 1 }),
    ellipse([500, 762, 22, 17], { fill: 0.4, blur: 1 }),
    group({ fill: 0.42, blur: 5 }, [
      ellipse([404, 676, 42, 52]),
      ellipse([596, 676, 42, 52]),
      ellipse([390, 800, 84, 50]),
      ellipse([610, 800, 84, 50]),
    ]),
  ].join('');

const kidney = (x: number, side: 1 | -1, { kidney: tone }: Grays): string => {
  const at = (dx: number, y: number): Point => [x + side * dx, y];
  const outline = [
    at(-56, 560),
    at(10, 530),
    at(66, 580),
    at(74, 650),
    at(30, 716),
    at(-34, 706),
    at(-30, 664),
    at(-4, 634),
    at(-26, 600),
  ];
  return (
    path(blobOf(outline), { fill: tone, blur: 2 }) +
    ellipse([x - side * 6, 634, 32, 26], { fill: 0.24, opacity: 0.8, blur: 5 })
  );
};

const gut = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([x, y, r], seed) => {
      const d = lump([x, y], r, { seed, rough: 0.14 });
      return (
        path(d, { fill: 0.34, stroke: 0.5, width: 9, blur: 2 }) +
        (seed % 3 === 0
          ? ellipse([x, y - r * 0.3, r * 0.5, r * 0.32], { fill: 0.02, blur: 2 })
          : '')
      );
    })
    .join('');

/** Liver, stomach, spleen, pancreas and kidneys. */
export const upperLevel = (grays: Grays): string =>
  [
    wall(true),
    path(
      blobOf([
        [120, 500],
        [140, 390],
        [220, 290],
        [340, 240],
        [470, 236],
        [560, 280],
        [540, 340],
        [450, 380],
        [400, 450],
        [370, 540],
        [310, 640],
        [220, 690],
        [146, 620],
      ]),
      { fill: grays.organ, blur: 2 },
    ),
    path('M240 420q60 -20 110 -70M220 520q70 -30 120 -40M300 320q50 20 90 10', {
      stroke: grays.vessel,
      width: 9,
      opacity: 0.4,
      blur: 2,
    }),
    ellipse([404, 430, 46, 34], { fill: 0.28, blur: 2 }),
    path(
      blobOf([
        [560, 280],
        [680, 270],
        [790, 330],
        [800, 430],
        [730, 450],
        [650, 420],
        [590, 370],
      ]),
      { fill: 0.3, stroke: 0.5, width: 12, blur: 2 },
    ),
    path('M600 300Q690 280 770 340L700 350Z', { fill: 0.02, blur: 5 }),
    path(
      blobOf([
        [770, 380],
        [846, 400],
        [884, 500],
        [866, 610],
        [800, 680],
        [752, 690],
        [790, 600],
        [800, 500],
      ]),
      { fill: grays.organ + 0.06, blur: 2 },
    ),
    pancreas(grays.organ - 0.08),
    kidney(318, -1, grays),
    kidney(682, 1, grays),
    ellipse([522, 578, 38, 38], { fill: grays.vessel, blur: 2 }),
    ellipse([446, 580, 34, 28], { fill: grays.vessel - 0.1, blur: 2 }),
    ellipse([470, 500, 20, 18], { fill: grays.vessel - 0.1, blur: 2 }),
    texture,
  ].join('');

const texture: string = element('rect', {
  width: 1000,
  height: 1000,
  filter: reference('mottle'),
  opacity: 0.05,
});

/** Head at the middle, tail towards the spleen. */
export const pancreasOutline: readonly Point[] = [
  [420, 500],
  [470, 470],
  [540, 474],
  [620, 456],
  [700, 470],
  [756, 510],
  [744, 540],
  [690, 520],
  [620, 506],
  [540, 520],
  [480, 530],
  [440, 540],
];

const pancreas = (tone: number): string => path(blobOf(pancreasOutline), { fill: tone, blur: 2 });

/** Bowel, iliac wings and great vessels, below the kidneys. */
export const lowerLevel = (grays: Grays): string =>
  [
    wall(false),
    group({ fill: 0.86, blur: 1 }, [
      path('M150 560Q210 640 330 720L310 742Q180 680 128 590Z'),
      path('M850 560Q790 640 670 720L690 742Q820 680 872 590Z'),
    ]),
    gut([
      [300, 420, 62],
      [420, 360, 50],
      [520, 330, 46],
      [620, 360, 52],
      [700, 440, 54],
      [560, 440, 44],
      [440, 470, 46],
      [340, 330, 40],
      [640, 510, 40],
    ]),
    gut([
      [250, 540, 58],
      [760, 560, 46],
    ]),
    ellipse([524, 594, 30, 30], { fill: grays.vessel, blur: 2 }),
    ellipse([456, 600, 30, 24], { fill: grays.vessel - 0.12, blur: 2 }),
    texture,
  ].join('');
