import { areaOf, blobOf, type Point } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import { flatBone, flesh } from '../bone.ts';
import type { Region } from '../region.ts';

const head: readonly Point[] = [
  [362, 340],
  [414, 298],
  [486, 304],
  [534, 364],
  [528, 440],
  [484, 484],
  [430, 490],
];
const shaft: readonly Point[] = [
  [396, 524],
  [362, 580],
  [366, 632],
  [346, 664],
  [334, 760],
  [330, 1010],
  [206, 1010],
  [204, 760],
  [196, 640],
  [176, 560],
  [190, 482],
  [234, 446],
  [266, 466],
  [312, 448],
];
const pelvis: readonly Point[] = [
  [1010, 90],
  [820, 50],
  [560, -40],
  [330, 20],
  [262, 110],
  [304, 210],
  [350, 312],
  [436, 274],
  [526, 300],
  [562, 380],
  [560, 466],
  [536, 540],
  [506, 680],
  [556, 800],
  [654, 786],
  [730, 668],
  [850, 622],
  [1010, 640],
  [1010, 530],
  [850, 516],
  [746, 478],
  [716, 420],
  [790, 340],
  [1010, 320],
];

const pelvic = [
  flatBone(pelvis, 0.86),
  ellipse([648, 606, 74, 58], { fill: 0.26, opacity: 0.85, blur: 5 }),
  path('M346 314C384 280 430 266 480 276C534 290 562 340 562 392', {
    stroke: 1,
    width: 9,
    opacity: 0.5,
    blur: 2,
  }),
].join('');

/** Lines of load in the neck. */
const trabeculae = path(
  'M250 560C320 520 380 440 440 330M300 620C360 560 410 470 470 350M220 520C300 440 400 420 500 420',
  {
    stroke: 0.9,
    width: 5,
    opacity: 0.16,
    blur: 2,
  },
);

const whole = [
  path(blobOf([...head, ...shaft]), { fill: 0.62, opacity: 0.84, blur: 1 }),
  path(blobOf([...head, ...shaft]), { stroke: 0.88, width: 9, opacity: 0.6, blur: 2 }),
  path(
    areaOf([
      [232, 1010],
      [236, 740],
      [304, 740],
      [302, 1010],
    ]),
    { fill: 0.36, opacity: 0.6, blur: 9 },
  ),
  trabeculae,
].join('');

const headStub: readonly Point[] = [
  ...head,
  [404, 500],
  [396, 470],
  [372, 458],
  [356, 424],
  [350, 380],
];
const shaftStub: readonly Point[] = [[388, 536], ...shaft.slice(1), [330, 470], [352, 500]];

const split = [
  group({ transform: 'translate(-16 -58) rotate(2 270 700)' }, [
    path(blobOf(shaftStub), { fill: 0.62, opacity: 0.84, blur: 1 }),
    path(blobOf(shaftStub), { stroke: 0.88, width: 9, opacity: 0.6, blur: 2 }),
    path(
      areaOf([
        [232, 1090],
        [236, 740],
        [304, 740],
        [302, 1090],
      ]),
      { fill: 0.36, opacity: 0.6, blur: 9 },
    ),
    path('M346 600C384 606 396 640 376 672C360 684 344 676 338 668', {
      fill: 0.66,
      opacity: 0.9,
      blur: 2,
    }),
  ]),
  path(blobOf(headStub), { fill: 0.62, opacity: 0.84, blur: 1 }),
  path(blobOf(headStub), { stroke: 0.88, width: 8, opacity: 0.6, blur: 2 }),
  path('M340 408C352 440 376 452 384 478C390 492 400 506 402 520', {
    stroke: 0.1,
    width: 9,
    opacity: 0.75,
    blur: 2,
  }),
].join('');

const hipBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [40, 1100],
    [60, 700],
    [50, 400],
    [140, 160],
    [240, -100],
    [1200, -100],
    [1200, 1100],
  ]),
  pelvic,
  isBroken ? split : whole,
];

/** One hip; broken, through the neck of the femur. */
export const hip = (isBroken: boolean): Region => ({
  name: 'Hip',
  view: 'AP',
  unitsPerCentimeter: 39,
  body: hipBones(isBroken),
  places: isBroken
    ? [
        [
          [374, 456],
          'Break through the neck',
          'A dark step between head and trochanters, within the capsule.',
        ],
        [
          [390, 560],
          'Shenton line broken',
          'The arc from the neck to the pubis no longer runs on.',
        ],
        [[358, 586], 'Lesser trochanter', 'Seen large: the leg is turned outwards.'],
      ]
    : [
        [[372, 470], 'Neck of the femur', 'Its cortex is smooth above and below.'],
        [[440, 540], 'Shenton line', 'From the neck to the pubis in one arc.'],
        [[440, 390], 'Head of the femur', 'Round, with an even joint space.'],
      ],
  seen: isBroken
    ? {
        Alignment: 'Shaft moved up and turned outwards; Shenton line broken',
        Bones: 'A break through the neck of the femur, below the head',
      }
    : {},
  impression: isBroken ? 'displaced fracture of the femoral neck, within the capsule' : '',
  alt: isBroken
    ? 'A dark step crosses the neck of the thigh bone; the shaft stands higher than the head allows and the arc to the pubic bone is interrupted.'
    : '',
});
