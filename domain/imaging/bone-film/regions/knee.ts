import type { Point } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import { type Bone, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const femur: readonly Point[] = [
  [424, -20],
  [576, -20],
  [584, 160],
  [612, 290],
  [668, 380],
  [678, 450],
  [640, 494],
  [580, 492],
  [540, 452],
  [500, 430],
  [460, 452],
  [420, 494],
  [360, 490],
  [326, 448],
  [338, 370],
  [392, 280],
  [418, 160],
];
const tibia = (lift: number): readonly Point[] => [
  [330, 540],
  [400, 532],
  [470, 530],
  [486, 512],
  [500, 528],
  [516, 510],
  [532, 530 - lift * 0.6],
  [600, 528 - lift],
  [668, 534 - lift],
  [672, 590 - lift * 0.5],
  [620, 680],
  [584, 780],
  [574, 1010],
  [430, 1010],
  [424, 780],
  [384, 680],
  [334, 600],
];
const fibula: Bone = [
  [330, 640, 40],
  [334, 720, 26],
  [344, 860, 22],
  [348, 1010, 24],
];

const worn = [
  path('M540 500Q600 512 676 500', { stroke: 1, width: 16, opacity: 0.6, blur: 5 }),
  path('M664 440L706 470L672 494Z', { fill: 0.7, opacity: 0.9, blur: 2 }),
  path('M666 506L712 520L668 556Z', { fill: 0.7, opacity: 0.9, blur: 2 }),
  path('M334 442L306 470L336 486Z', { fill: 0.66, opacity: 0.8, blur: 2 }),
  ellipse([620, 560, 13, 10], { fill: 0.34, opacity: 0.8, blur: 2 }),
  ellipse([590, 548, 8, 7], { fill: 0.34, opacity: 0.8, blur: 2 }),
].join('');

const kneeBones = (isWorn: boolean): readonly string[] => [
  flesh([
    [300, -60],
    [270, 260],
    [250, 480],
    [270, 700],
    [310, 1080],
    [670, 1080],
    [720, 700],
    [750, 480],
    [720, 240],
    [700, -60],
  ]),
  longBone(rounded(fibula), { end: 'flat' }),
  flatBone(tibia(isWorn ? 30 : 0)),
  flatBone(femur),
  ellipse([500, 330, 76, 84], { stroke: 0.84, width: 6, opacity: 0.24, blur: 2 }),
  isWorn ? worn : '',
];

/** The knee from the front, standing; worn, most on its inner side. */
export const knee = (isWorn: boolean): Region => ({
  name: 'Knee',
  view: 'AP, standing',
  unitsPerCentimeter: 41,
  body: kneeBones(isWorn),
  places: isWorn
    ? [
        [
          [612, 500],
          'Inner joint space lost',
          'Bone meets bone: cartilage has no shadow, its loss does.',
        ],
        [[700, 480], 'Osteophytes', 'Spurs at the edges.'],
        [[600, 520], 'Sclerosis', 'Whiter bone below the joint, with small cysts.'],
      ]
    : [
        [[610, 512], 'Inner joint space', 'As wide as the outer one.'],
        [[330, 640], 'Head of the fibula', 'Smooth.'],
      ],
  seen: isWorn
    ? {
        Alignment: 'Inner side sunk in (varus)',
        Bones: 'Spurs at the edges, white bone below the joint, small cysts',
        Cartilage: 'Inner joint space lost, outer one kept',
      }
    : {},
  impression: isWorn ? 'osteoarthritis, most of the inner compartment' : '',
  alt: isWorn
    ? 'The gap on the inner side of the joint is gone; the edges carry spurs and the bone beneath is whiter.'
    : '',
});

const lateral = [
  longBone(
    rounded([
      [470, -10, 74],
      [474, 200, 70],
      [482, 330, 88],
      [500, 400, 128],
      [510, 450, 134],
    ]),
    { start: 'flat' },
  ),
  longBone(
    rounded([
      [500, 560, 132],
      [506, 600, 124],
      [520, 720, 74],
      [530, 860, 62],
      [534, 1010, 60],
    ]),
    { end: 'flat' },
  ),
  group({ opacity: 0.7 }, [
    longBone(
      rounded([
        [610, 650, 38],
        [612, 760, 24],
        [614, 1010, 24],
      ]),
      { end: 'flat' },
    ),
  ]),
].join('');

const kneeLateralBones = (hasFluid: boolean): readonly string[] => [
  flesh([
    [330, -60],
    [hasFluid ? 286 : 326, 200],
    [236, 380],
    [250, 520],
    [380, 640],
    [400, 860],
    [410, 1080],
    [760, 1080],
    [770, 760],
    [690, 500],
    [640, 200],
    [640, -60],
  ]),
  path('M268 500C300 560 350 600 392 640', { stroke: 0.44, width: 24, opacity: 0.7, blur: 5 }),
  path('M312 60C300 180 286 260 278 330', { stroke: 0.42, width: 22, opacity: 0.7, blur: 5 }),
  hasFluid
    ? path('M352 120C392 150 404 260 388 340C372 372 330 372 312 350C310 270 322 170 352 120Z', {
        fill: 0.46,
        opacity: 0.95,
        blur: 5,
      })
    : path('M372 150C384 200 388 270 376 330', { stroke: 0.4, width: 8, opacity: 0.5, blur: 5 }),
  lateral,
  flatBone(
    hasFluid
      ? [
          [242, 350],
          [290, 346],
          [318, 400],
          [312, 466],
          [280, 500],
          [246, 470],
          [232, 410],
        ]
      : [
          [268, 350],
          [316, 346],
          [344, 400],
          [338, 466],
          [306, 500],
          [272, 470],
          [258, 410],
        ],
  ),
];

/** The knee from the side; with fluid in its joint, a shadow lies above the knee cap. */
export const kneeLateral = (hasFluid: boolean): Region => ({
  name: 'Knee',
  view: 'Lateral',
  unitsPerCentimeter: 41,
  body: kneeLateralBones(hasFluid),
  places: hasFluid
    ? [
        [
          [352, 250],
          'Shadow above the knee cap',
          'The pouch of the joint is full: fluid parts the fat in front of the femur from that behind the tendon.',
        ],
        [[280, 420], 'Knee cap pushed forward', 'It stands off from the femur.'],
        [
          [500, 520],
          'No break seen',
          'Look for a level of fat on blood: it would mean a break into the joint.',
        ],
      ]
    : [
        [[370, 240], 'Pouch', 'A thin line only.'],
        [[300, 420], 'Knee cap', 'Close to the femur.'],
      ],
  seen: hasFluid
    ? {
        'Soft tissue': 'An oval shadow above the knee cap; no level of fat',
        Alignment: 'Knee cap stands forward',
      }
    : {},
  impression: hasFluid ? 'joint effusion, without a fracture seen' : '',
  alt: hasFluid
    ? 'From the side: an oval gray shadow lies above the knee cap, which stands forward of the thigh bone.'
    : '',
});
