import { blobOf, lump, type Point } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import type { Still } from '../still.ts';
import { fan, layers, speckle } from '../sweep.ts';

const rightVentricle = (isPressed: boolean): readonly Point[] =>
  isPressed
    ? [
        [330, 520],
        [430, 470],
        [540, 476],
        [500, 512],
        [420, 530],
        [360, 570],
      ]
    : [
        [310, 520],
        [420, 430],
        [560, 440],
        [580, 500],
        [480, 540],
        [360, 590],
      ];

const rightAtrium = (isPressed: boolean): readonly Point[] =>
  isPressed
    ? [
        [270, 600],
        [320, 590],
        [340, 640],
        [310, 680],
        [280, 660],
      ]
    : [
        [262, 590],
        [340, 590],
        [380, 660],
        [330, 720],
        [270, 680],
      ];

const wall: readonly Point[] = [
  [250, 470],
  [400, 380],
  [600, 390],
  [740, 470],
  [790, 600],
  [720, 740],
  [560, 800],
  [380, 780],
  [260, 660],
];
const leftVentricle: readonly Point[] = [
  [420, 620],
  [540, 550],
  [680, 540],
  [730, 610],
  [660, 700],
  [520, 730],
];
const leftAtrium: readonly Point[] = [
  [400, 720],
  [490, 740],
  [500, 780],
  [420, 780],
];

const chambers = (isPressed: boolean): string =>
  group({}, [
    path(blobOf(wall), { fill: 0.46, blur: 5 }),
    ...[rightVentricle(isPressed), leftVentricle, rightAtrium(isPressed), leftAtrium].map(
      (points) => path(blobOf(points), { fill: 0.03, blur: 5 }),
    ),
    path('M352 600L420 620M400 700L430 650', { stroke: 0.9, width: 7, blur: 2 }),
  ]);

const liver = path(
  blobOf([
    [240, 170],
    [520, 130],
    [780, 200],
    [760, 330],
    [520, 350],
    [260, 380],
  ]),
  { fill: 0.4, blur: 9 },
);

const heartBody = (isPressed: boolean): string =>
  fan([
    speckle(0.26),
    layers,
    liver,
    isPressed
      ? path(
          blobOf([
            [180, 480],
            [360, 330],
            [620, 330],
            [810, 440],
            [870, 620],
            [780, 800],
            [560, 870],
            [340, 850],
            [190, 700],
          ]),
          { fill: 0.02, stroke: 0.9, width: 9, blur: 2 },
        )
      : path(
          blobOf([
            [236, 470],
            [400, 366],
            [610, 374],
            [756, 464],
            [806, 600],
            [730, 752],
            [560, 814],
            [370, 796],
            [246, 666],
          ]),
          { stroke: 0.9, width: 8, blur: 2 },
        ),
    chambers(isPressed),
    speckle(0.12, 'fine'),
  ]);

/** The heart from below the breastbone; with fluid that presses its right side. */
export const heart = (isPressed: boolean): Still => ({
  body: heartBody(isPressed),
  name: 'Heart',
  probe: 'Phased probe, subcostal',
  unitsPerCentimeter: 52,
  places: isPressed
    ? [
        [[220, 560], 'Fluid round the heart', 'A black rim inside the bright pericardium.'],
        [
          [440, 500],
          'Right ventricle falls in',
          'Its free wall is pressed in while it should fill.',
        ],
        [[306, 636], 'Right atrium small', 'Pressed as well.'],
      ]
    : [
        [[450, 490], 'Right ventricle', 'Near the probe, of usual size.'],
        [[590, 640], 'Left ventricle', 'Thick-walled.'],
        [[230, 560], 'Pericardium', 'A bright line, no black rim within.'],
      ],
  seen: isPressed
    ? {
        Pericardium: 'A wide black rim of fluid all round',
        'Right heart': 'Free wall of the right ventricle pressed in, right atrium small',
      }
    : {},
  steps: {
    Pericardium: 'Bright line, no fluid',
    'Right heart': 'Of usual size, free wall round',
    'Left heart': 'Contracts well',
    'Vena cava': 'Narrows with breath',
  },
  impression: isPressed
    ? 'Pericardial effusion with collapse of the right ventricle: tamponade'
    : 'Normal subcostal view of the heart',
  alt: isPressed
    ? 'A black rim surrounds the heart within a bright line; the chamber nearest the probe is flattened.'
    : '',
});

const pregnancyBody = (isEmpty: boolean): string =>
  fan([
    speckle(0.3),
    layers,
    path(
      blobOf([
        [220, 480],
        [380, 330],
        [600, 310],
        [780, 430],
        [800, 620],
        [660, 770],
        [420, 790],
        [240, 680],
      ]),
      { fill: 0.42, blur: 9 },
    ),
    speckle(0.2, 'fine'),
    path(lump([510, 560], 150, { seed: 4, squash: 0.72, rough: 0.06 }), {
      fill: 0.02,
      stroke: 0.86,
      width: 18,
      blur: 2,
    }),
    ...(isEmpty
      ? []
      : [
          ellipse([430, 520, 24, 24], { stroke: 0.86, width: 7, blur: 2 }),
          path(
            blobOf([
              [490, 560],
              [540, 530],
              [590, 548],
              [604, 590],
              [570, 622],
              [520, 618],
              [486, 594],
            ]),
            { fill: 0.62, blur: 2 },
          ),
          ellipse([590, 560, 26, 24], { fill: 0.66, blur: 2 }),
          ellipse([548, 584, 8, 7], { fill: 1, blur: 2 }),
        ]),
  ]);

/** The womb in early pregnancy; an embryo in its sac, or a sac without one. */
export const pregnancy = (isEmpty: boolean): Still => ({
  body: pregnancyBody(isEmpty),
  name: 'Uterus',
  probe: 'Transvaginal probe, long axis',
  unitsPerCentimeter: 80,
  places: isEmpty
    ? [
        [
          [510, 560],
          'Sac without an embryo',
          'Mean diameter over 25 mm: an embryo should be seen.',
        ],
        [[370, 540], 'Bright rim', 'The sac lies within the womb.'],
      ]
    : [
        [[548, 580], 'Embryo', 'A crown-rump length of 15 mm: about 8 weeks. The heart beats.'],
        [[430, 520], 'Yolk sac', 'A thin ring: the pregnancy is within the womb.'],
        [[510, 660], 'Gestational sac', 'Black fluid with a bright rim.'],
      ],
  seen: isEmpty ? { Embryo: 'None in a sac of more than 25 mm', 'Yolk sac': 'None' } : {},
  steps: {
    Place: 'Sac within the womb',
    'Yolk sac': 'A thin ring',
    Embryo: 'One, 15 mm, heart beats',
    Around: 'No free fluid',
  },
  impression: isEmpty
    ? 'Empty sac of more than 25 mm: pregnancy not viable'
    : 'Live pregnancy in the womb, about 8 weeks',
  alt: isEmpty
    ? 'In the gray womb lies a black oval with a bright rim; nothing is seen in it.'
    : '',
});
