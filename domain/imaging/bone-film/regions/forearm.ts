import { lump } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import { type Bone, breakPoint, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const radius: Bone = [
  [420, 1010, 46],
  [424, 760, 42],
  [430, 560, 46],
  [434, 420, 62],
  [436, 330, 84],
];
const ulna: Bone = [
  [602, 1010, 38],
  [600, 760, 34],
  [596, 540, 34],
  [592, 400, 44],
  [590, 346, 50],
];
const buckled: Bone = [
  [420, 1010, 46],
  [424, 760, 42],
  [430, 560, 46],
  [432, 500, 50],
  [432, 462, 70],
  [434, 430, 60],
  [436, 330, 84],
];
const bent: Bone = [
  [456, 1010, 46],
  [436, 820, 42],
  [404, 660, 43],
  [416, 520, 48],
  [432, 420, 62],
  [442, 330, 84],
];

type Injury = 'none' | 'buckle' | 'greenstick';

const wristBones = [
  flatBone([
    [362, 300],
    [430, 288],
    [506, 300],
    [500, 266],
    [430, 250],
    [370, 268],
  ]),
  flatBone([
    [560, 318],
    [610, 316],
    [616, 292],
    [566, 292],
  ]),
  ...(
    [
      [470, 190, 36],
      [556, 186, 32],
      [440, 216, 22],
    ] as const
  ).map(([x, y, r], seed) =>
    path(lump([x, y], r, { seed }), { fill: 0.66, opacity: 0.8, blur: 1 }),
  ),
  ...[0, 1, 2, 3].map((index) =>
    longBone(
      rounded([
        [420 + index * 66, 110, 26],
        [416 + index * 70, 50, 20],
        [412 + index * 74, -20, 24],
      ]),
    ),
  ),
].join('');

const injured = {
  none: { bone: radius, mark: '' },
  buckle: {
    bone: buckled,
    mark: path('M374 470Q432 486 492 466', { stroke: 1, width: 9, opacity: 0.34, blur: 5 }),
  },
  greenstick: {
    bone: bent,
    mark: path('M356 668L410 652L398 676L424 664', {
      stroke: 0.06,
      width: 10,
      opacity: 0.8,
      blur: 1,
    }),
  },
} as const;

const words = {
  none: { seen: {}, impression: '', alt: '' },
  buckle: {
    seen: {
      Bones: 'Both sides of the cortex of the radius bulge near the growth plate; no line across',
    },
    impression: 'buckle (torus) fracture of the distal radius',
    alt: 'Near the wrist both edges of the radius bulge outwards like a ring, without a line across.',
  },
  greenstick: {
    seen: {
      Alignment: 'Shaft of the radius bent',
      Bones: 'Cortex broken on the outer side of the bend, whole on the inner side',
    },
    impression: 'greenstick fracture of the shaft of the radius',
    alt: 'The radius is bent in its shaft; the edge is open on the outer side of the bend and unbroken on the inner side.',
  },
} as const;

const growthPlate = [
  [436, 316],
  'Growth plate',
  'A dark line between shaft and end: normal in a child, not a break.',
] as const;

/** A child's forearm with open growth plates. */
export const forearm = (injury: Injury): Region => {
  const { bone, mark } = injured[injury];
  const places = {
    none: [growthPlate, [[430, 560], 'Shaft of the radius', 'Straight, edges smooth.']],
    buckle: [
      [[432, 462], 'Bulging cortex', 'The bone is pressed together, not parted.'],
      growthPlate,
    ],
    greenstick: [
      [
        breakPoint(bent, 16),
        'Open on one side',
        'As a green stick breaks: the outer side parts, the inner side bends.',
      ],
      growthPlate,
    ],
  } as const;
  return {
    name: 'Forearm of a child',
    view: 'AP',
    unitsPerCentimeter: 52,
    body: [
      flesh([
        [330, 1100],
        [326, 700],
        [330, 460],
        [330, 240],
        [350, -60],
        [720, -60],
        [690, 240],
        [680, 460],
        [690, 700],
        [690, 1100],
      ]),
      longBone(rounded(ulna), { start: 'flat' }),
      longBone(rounded(bone), { start: 'flat' }),
      wristBones,
      mark,
    ],
    places: places[injury],
    ...words[injury],
  };
};
