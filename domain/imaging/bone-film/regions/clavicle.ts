import { group } from '../../svg/paint.ts';
import { type Bone, breakPoint, brokenBone, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const collar: Bone = [
  [900, 470, 40],
  [760, 470, 28],
  [600, 424, 25],
  [440, 384, 25],
  [290, 392, 30],
  [170, 408, 26],
];

const chest = group({ opacity: 0.3 }, [
  ...[0, 1, 2, 3].map((index) =>
    longBone(
      rounded([
        [960, 520 + index * 120, 18],
        [700, 470 + index * 130, 19],
        [480, 620 + index * 140, 18],
        [520, 800 + index * 120, 16],
      ]),
    ),
  ),
]);

const clavicleBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [-80, 1100],
    [-60, 560],
    [60, 380],
    [300, 300],
    [620, 240],
    [820, 60],
    [1100, 60],
    [1100, 1100],
  ]),
  chest,
  flatBone(
    [
      [150, 470],
      [260, 470],
      [330, 560],
      [380, 760],
      [360, 1000],
      [260, 1000],
      [200, 760],
      [170, 620],
    ],
    0.55,
  ),
  flatBone(
    [
      [60, 430],
      [150, 400],
      [180, 440],
      [120, 480],
    ],
    0.8,
  ),
  flatBone(
    [
      [20, 560],
      [90, 500],
      [160, 540],
      [176, 620],
      [130, 700],
      [110, 1010],
      [0, 1010],
      [-20, 700],
    ],
    0.85,
  ),
  isBroken ? brokenBone(collar, 20, { shift: [46, 66], degrees: 10 }) : longBone(rounded(collar)),
];

/** The collar bone; broken, in its middle third. */
export const clavicle = (isBroken: boolean): Region => ({
  name: 'Clavicle',
  view: 'AP',
  unitsPerCentimeter: 52,
  body: clavicleBones(isBroken),
  places: isBroken
    ? [
        [
          breakPoint(collar, 20),
          'Break in the middle third',
          'The two ends no longer meet and lie over each other.',
        ],
        [
          [320, 452],
          'Outer part sunk',
          'The weight of the arm pulls it down; the neck muscle lifts the inner part.',
        ],
      ]
    : [
        [breakPoint(collar, 20), 'Middle third', 'The cortex runs on without a step.'],
        [[160, 410], 'Joint with the acromion', 'Both bones at one height.'],
      ],
  seen: isBroken
    ? {
        Alignment: 'Outer part lower, ends overlapping',
        Bones: 'A break in the middle third of the clavicle',
      }
    : {},
  impression: isBroken ? 'displaced fracture of the middle third of the clavicle' : '',
  alt: isBroken
    ? 'The collar bone is interrupted in its middle; its outer part lies lower and overlaps the inner one.'
    : '',
});
