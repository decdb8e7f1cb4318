import { blobOf, lump } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import type { Still } from '../still.ts';
import { arc, fan, fluid, layers, speckle, stone } from '../sweep.ts';

const liver = [
  path(
    blobOf([
      [150, 200],
      [500, 130],
      [820, 220],
      [860, 420],
      [700, 620],
      [420, 700],
      [180, 560],
    ]),
    { fill: 0.36, blur: 16 },
  ),
  speckle(0.2, 'fine'),
  ...[
    [330, 300, 26, 12],
    [600, 260, 34, 11],
    [420, 420, 18, 14],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
    ellipse([x, y, rx, ry], { fill: 0.06, stroke: 0.7, width: 4, blur: 2 }),
  ),
].join('');

const sac =
  'M420 430Q520 380 640 450Q740 520 720 600Q680 660 580 620Q440 570 400 500Q396 450 420 430Z';

/** The gallbladder; with stones, each with its shadow. */
export const gallbladder = (hasStones: boolean): Still => ({
  body: fan([
    speckle(0.26),
    layers,
    liver,
    path(sac, { stroke: 0.7, width: 16, blur: 2 }),
    fluid(sac),
    path('M520 640L740 640L860 990L560 990Z', { fill: 1, opacity: 0.14, blur: 16 }),
    ...(hasStones ? [stone([610, 600], 26), stone([664, 616], 22), stone([566, 586], 16)] : []),
  ]),
  name: 'Gallbladder',
  probe: 'Curved probe, long axis',
  unitsPerCentimeter: 56,
  places: hasStones
    ? [
        [[610, 600], 'Stones', 'Bright caps that roll to the lowest place.'],
        [[680, 800], 'Shadow', 'Black behind each: nothing passes a stone.'],
        [[500, 460], 'Bile', 'Black fluid; the wall is under 3 mm.'],
      ]
    : [
        [[560, 520], 'Bile', 'Black, nothing in it.'],
        [[650, 860], 'Brighter behind', 'Sound passes fluid without loss.'],
      ],
  seen: hasStones ? { Content: 'Bright stones that move, each with a black shadow' } : {},
  steps: { Content: 'Black bile', Wall: 'Under 3 mm', Ducts: 'Not wide', Around: 'No fluid' },
  impression: hasStones
    ? 'Gallstones without a thick wall or fluid about the gallbladder'
    : 'Normal gallbladder',
  alt: hasStones
    ? 'In the black pear-shaped sac lie bright caps at its lowest part; behind each falls a black stripe.'
    : '',
});

const kidneyOutline = blobOf([
  [230, 470],
  [380, 370],
  [560, 360],
  [720, 430],
  [770, 530],
  [700, 640],
  [540, 690],
  [360, 660],
  [250, 580],
]);

const kidneyBody = (isWide: boolean): string =>
  fan([
    speckle(0.26),
    layers,
    path(
      blobOf([
        [150, 180],
        [500, 130],
        [840, 220],
        [820, 360],
        [560, 340],
        [300, 380],
        [170, 400],
      ]),
      { fill: 0.38, blur: 16 },
    ),
    path(kidneyOutline, { fill: 0.26, stroke: 0.86, width: 8, blur: 2 }),
    speckle(0.14, 'fine'),
    path(lump([500, 530], 120, { seed: 4, squash: 0.5, rough: 0.18 }), { fill: 0.86, blur: 9 }),
    isWide
      ? group({}, [
          path(
            blobOf([
              [430, 530],
              [380, 470],
              [350, 440],
              [400, 430],
              [460, 480],
              [500, 440],
              [560, 420],
              [570, 460],
              [540, 500],
              [620, 480],
              [660, 500],
              [630, 540],
              [580, 550],
              [640, 590],
              [610, 620],
              [540, 580],
              [480, 600],
              [420, 620],
              [390, 600],
              [420, 570],
            ]),
            { fill: 0.02, blur: 5 },
          ),
        ])
      : '',
  ]);

/** The kidney; with its pelvis and calyces wide. */
export const kidney = (isWide: boolean): Still => ({
  body: kidneyBody(isWide),
  name: 'Kidney',
  probe: 'Curved probe, long axis',
  unitsPerCentimeter: 48,
  places: isWide
    ? [
        [
          [500, 530],
          'Black branching space',
          'Pelvis and calyces are full and join: urine is dammed up.',
        ],
        [[290, 540], 'Cortex', 'Still of usual width.'],
      ]
    : [
        [[500, 530], 'Bright middle', 'Fat about vessels and calyces, no black space in it.'],
        [[290, 540], 'Cortex', 'Of usual width.'],
      ],
  seen: isWide ? { Pelvis: 'Wide: pelvis and calyces black and joined' } : {},
  steps: { Pelvis: 'Not wide', Cortex: 'Of usual width', Stones: 'None seen', Around: 'No fluid' },
  impression: isWide ? 'Hydronephrosis' : 'Normal kidney',
  alt: isWide ? 'In the bright middle of the bean-shaped organ lies a black branching space.' : '',
});

/** The aorta cut across; 5.8 cm wide with thrombus where it is an aneurysm. */
export const aorta = (isWide: boolean): Still => ({
  body: fan([
    speckle(0.28),
    layers,
    speckle(0.14, 'fine'),
    path(arc(1200, [-14, 14]), { stroke: 0.95, width: 16, blur: 5 }),
    path('M380 800L620 800L700 1000L300 1000Z', { fill: 0, opacity: 0.8, blur: 16 }),
    ...(isWide
      ? [
          path(lump([520, 580], 168, { seed: 3, rough: 0.05 }), {
            fill: 0.26,
            stroke: 0.9,
            width: 10,
            blur: 2,
          }),
          path(lump([536, 560], 92, { seed: 5, rough: 0.08 }), {
            fill: 0.02,
            stroke: 0.4,
            width: 6,
            blur: 2,
          }),
          ellipse([310, 700, 50, 22], { fill: 0.03, stroke: 0.6, width: 5, blur: 2 }),
        ]
      : [
          ellipse([540, 690, 52, 52], { fill: 0.02, stroke: 0.9, width: 8, blur: 2 }),
          ellipse([400, 704, 60, 38], { fill: 0.02, stroke: 0.6, width: 5, blur: 2 }),
        ]),
  ]),
  name: 'Abdominal aorta',
  probe: 'Curved probe, across',
  unitsPerCentimeter: 58,
  places: isWide
    ? [
        [[536, 560], 'Channel', 'Black: the blood that flows.'],
        [
          [420, 640],
          'Thrombus',
          'Gray along the wall; measure from outer wall to outer wall: 5.8 cm.',
        ],
        [[500, 782], 'Vertebra', 'Bright with a shadow: the aorta lies before it.'],
      ]
    : [
        [[540, 690], 'Aorta', 'Under 2 cm, round.'],
        [[400, 704], 'Vena cava', 'Oval, it gives way to the probe.'],
      ],
  seen: isWide
    ? { Width: '5.8 cm from outer wall to outer wall', Wall: 'Gray thrombus along it' }
    : {},
  steps: { Width: 'Under 3 cm', Wall: 'Thin', Around: 'No fluid' },
  impression: isWide ? 'Abdominal aortic aneurysm of 5.8 cm' : 'Aorta of usual width',
  alt: isWide
    ? 'Before the bright spine a large round structure: black in the middle, gray around it, with a bright rim.'
    : '',
});
