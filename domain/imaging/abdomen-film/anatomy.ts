import { cloudFilter, linearRamp } from '../svg/definitions.ts';
import { blobOf, lump, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, rect, reference } from '../svg/paint.ts';

export const abdomenDefinitions: readonly string[] = [
  cloudFilter('mottle', { frequency: '0.02' }),
  linearRamp('flesh', [
    [0, 0, 0.7],
    [0.12, 0, 0.1],
    [0.88, 0, 0.1],
    [1, 0, 0.7],
  ]),
];

const vertebra = (index: number): string => {
  const y = 70 + index * 96;
  const half = 60 + index * 3;
  return group({}, [
    path(
      blobOf([
        [500 - half, y],
        [500, y + 8],
        [500 + half, y],
        [500 + half - 8, y + 38],
        [500 + half, y + 76],
        [500, y + 70],
        [500 - half, y + 76],
        [500 - half + 8, y + 38],
      ]),
      { fill: 0.7, opacity: 0.5, blur: 2 },
    ),
    path(
      `M${500 - half} ${y + 2}Q500 ${y + 10} ${500 + half} ${y + 2}M${500 - half} ${y + 75}Q500 ${y + 67} ${500 + half} ${y + 75}`,
      { stroke: 0.9, width: 5, opacity: 0.4, blur: 1 },
    ),
    path(
      `M${500 - half} ${y + 34}L${500 - half - 60} ${y + 28}L${500 - half - 58} ${y + 42}L${500 - half} ${y + 48}ZM${500 + half} ${y + 34}L${500 + half + 60} ${y + 28}L${500 + half + 58} ${y + 42}L${500 + half} ${y + 48}Z`,
      { fill: 0.7, opacity: 0.4, blur: 2 },
    ),
    ellipse([500 - half * 0.55, y + 32, 10, 14], { stroke: 0.9, width: 4, opacity: 0.36 }),
    ellipse([500 + half * 0.55, y + 32, 10, 14], { stroke: 0.9, width: 4, opacity: 0.36 }),
    path(`M500 ${y + 40}l-8 34l8 10l8 -10Z`, { fill: 0.9, opacity: 0.3 }),
  ]);
};

const wing: readonly Point[] = [
  [560, 690],
  [640, 660],
  [760, 600],
  [850, 590],
  [884, 660],
  [862, 760],
  [800, 860],
  [760, 930],
  [720, 1010],
  [660, 1010],
  [640, 900],
  [590, 800],
];

const pelvis = (): string => {
  const half = group({}, [
    path(blobOf(wing), { fill: 0.66, opacity: 0.42, blur: 2 }),
    path(blobOf(wing), { stroke: 0.9, width: 6, opacity: 0.34, blur: 1 }),
  ]);
  return group({}, [
    half,
    group({ transform: 'translate(1000 0) scale(-1 1)' }, [half]),
    path('M420 650Q500 620 580 650L552 860Q500 960 448 860Z', {
      fill: 0.68,
      opacity: 0.4,
      blur: 2,
    }),
  ]);
};

const rib = (y: number, reach: number): string => {
  const one = `M566 ${y}Q${566 + reach * 0.6} ${y + 6} ${566 + reach} ${y + 90}`;
  const two = `M434 ${y}Q${434 - reach * 0.6} ${y + 6} ${434 - reach} ${y + 90}`;
  return path(one + two, { stroke: 0.8, width: 20, opacity: 0.26, blur: 2 });
};

const kidney = (x: number, y: number, tilt: number): string =>
  ellipse([x, y, 72, 124], {
    fill: 0.62,
    opacity: 0.3,
    blur: 9,
    transform: `rotate(${tilt} ${x} ${y})`,
  });

/** Body, bones, liver, kidneys and the edges of the psoas. */
export const abdomen: string = [
  rect([0, 0, 1000, 1000], { fill: 0.03 }),
  path('M110 -20C70 300 60 500 50 700L20 1020L980 1020L950 700C940 500 930 300 890 -20Z', {
    fill: 0.4,
    blur: 16,
  }),
  path('M110 -20C70 300 60 500 50 700L20 1020L980 1020L950 700C940 500 930 300 890 -20Z', {
    fill: 'flesh',
    blur: 16,
  }),
  element('rect', { width: 1000, height: 1000, filter: reference('mottle'), opacity: 0.14 }),
  path(
    blobOf([
      [110, -20],
      [480, -20],
      [440, 120],
      [330, 240],
      [190, 380],
      [110, 390],
      [90, 200],
    ]),
    { fill: 0.6, opacity: 0.34, blur: 9 },
  ),
  path(
    blobOf([
      [740, 20],
      [850, 40],
      [860, 160],
      [800, 240],
      [740, 160],
    ]),
    { fill: 0.6, opacity: 0.26, blur: 9 },
  ),
  kidney(352, 400, 12),
  kidney(654, 370, -12),
  path('M440 260L330 720L450 720L470 300ZM560 260L670 720L550 720L530 300Z', {
    fill: 0.6,
    opacity: 0.2,
    blur: 5,
  }),
  ...[
    [60, 330],
    [120, 340],
    [190, 250],
  ].map(([y = 0, reach = 0]) => rib(y, reach)),
  ...[0, 1, 2, 3, 4, 5].map(vertebra),
  pelvis(),
].join('');

const gas = ([x, y]: Point, radius: number, seed: number): string =>
  path(lump([x, y], radius, { seed, rough: 0.3 }), { fill: 0.08, opacity: 0.5, blur: 9 });

/** The usual gas: stomach, some in the large bowel, with stool. */
export const usualGas: string = [
  gas([690, 130], 66, 3),
  ...(
    [
      [820, 300],
      [838, 420],
      [840, 540],
      [180, 600],
      [196, 500],
      [300, 330],
      [420, 310],
      [560, 320],
      [500, 900],
    ] as const
  ).map(([x, y], index) => gas([x, y], 34 + (index % 3) * 8, index + 5)),
].join('');
