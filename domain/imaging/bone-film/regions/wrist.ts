import { lump, type Point } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import {
  type Bone,
  breakPoint,
  broken,
  brokenBone,
  flatBone,
  flesh,
  longBone,
  rounded,
} from '../bone.ts';
import type { Region } from '../region.ts';

const radius: Bone = [
  [215, 1010, 34],
  [220, 820, 33],
  [226, 660, 46],
  [232, 565, 66],
  [234, 540, 62],
];
const ulna: Bone = [
  [350, 1010, 27],
  [347, 760, 24],
  [342, 600, 28],
  [338, 560, 32],
];
const lateralRadius: Bone = [
  [738, 1010, 34],
  [740, 820, 33],
  [746, 660, 42],
  [752, 565, 54],
  [752, 540, 48],
];

const round = ([x, y]: Point, r: number, seed: number): string =>
  path(lump([x, y], r, { seed, rough: 0.16, squash: 1.1 }), { fill: 0.58, opacity: 0.8, blur: 1 }) +
  path(lump([x, y], r, { seed, rough: 0.16, squash: 1.1 }), {
    stroke: 0.86,
    width: 5,
    opacity: 0.6,
    blur: 1,
  });

const carpus = (
  [
    [204, 486, 40],
    [268, 478, 32],
    [322, 490, 28],
    [336, 506, 14],
    [176, 416, 28],
    [222, 408, 24],
    [270, 408, 36],
    [322, 424, 32],
  ] as const
).map(([x, y, r], index) => round([x, y], r, index + 3));

const rays: readonly Bone[] = [
  [
    [150, 372, 26],
    [118, 300, 20],
    [92, 226, 26],
  ],
  [
    [214, 368, 27],
    [204, 250, 19],
    [196, 120, 26],
  ],
  [
    [268, 362, 27],
    [268, 240, 19],
    [268, 96, 27],
  ],
  [
    [314, 376, 24],
    [322, 260, 17],
    [330, 122, 24],
  ],
  [
    [350, 388, 24],
    [368, 280, 16],
    [384, 158, 22],
  ],
];

const hand = [...rays.map((ray) => longBone(rounded(ray))), ...carpus].join('');

const front = (isBroken: boolean): string =>
  [
    longBone(rounded(ulna), { start: 'flat' }),
    isBroken ? round([368, 534], 11, 4) : round([366, 548], 10, 4),
    isBroken
      ? brokenBone(radius, 21, { shift: [-13, 22], degrees: -7, start: 'flat' })
      : longBone(rounded(radius), { start: 'flat' }),
    isBroken
      ? path('M176 618q30 14 58 2t50 8', { stroke: 0.98, width: 12, opacity: 0.6, blur: 2 })
      : '',
    group({ transform: isBroken ? 'translate(-12 24)' : undefined }, [hand]),
  ].join('');

const lateralHand = [
  flatBone([
    [716, 500],
    [742, 468],
    [780, 470],
    [796, 506],
    [760, 496],
  ]),
  round([752, 424], 42, 12),
  round([722, 452], 30, 9),
  longBone(
    rounded([
      [756, 386, 30],
      [762, 250, 22],
      [772, 70, 28],
    ]),
  ),
  longBone(
    rounded([
      [744, 386, 26],
      [742, 250, 20],
      [740, 90, 26],
    ]),
  ),
].join('');

const side = (isBroken: boolean): string => {
  const [near, far] = broken(lateralRadius, 21, { shift: [20, 16], degrees: 24 });
  const bone = isBroken
    ? longBone(far, { start: 'torn' }) + longBone(near, { start: 'flat', end: 'torn' })
    : longBone(rounded(lateralRadius), { start: 'flat' });
  return [
    group({ opacity: 0.7 }, [
      longBone(
        rounded([
          [764, 1010, 24],
          [764, 760, 22],
          [760, 560, 28],
        ]),
        { start: 'flat' },
      ),
    ]),
    bone,
    group({ transform: isBroken ? 'rotate(16 746 640) translate(34 14)' : undefined }, [
      lateralHand,
    ]),
  ].join('');
};

const skin = [
  flesh([
    [140, 1100],
    [142, 820],
    [120, 600],
    [40, 330],
    [60, 180],
    [120, 200],
    [170, 60],
    [300, 30],
    [420, 90],
    [436, 380],
    [420, 560],
    [436, 820],
    [430, 1100],
  ]),
  flesh([
    [660, 1100],
    [668, 820],
    [664, 600],
    [668, 420],
    [690, 40],
    [820, 40],
    [850, 420],
    [850, 620],
    [840, 820],
    [850, 1100],
  ]),
  ellipse([500, 500, 2, 500], { fill: 0.5, opacity: 0.4 }),
].join('');

/** The wrist in two views; broken, its radius as after a fall on the outstretched hand. */
export const wrist = (isBroken: boolean): Region => ({
  name: 'Wrist',
  view: 'PA and lateral',
  unitsPerCentimeter: 45,
  body: [skin, front(isBroken), side(isBroken)],
  places: isBroken
    ? [
        [
          breakPoint(radius, 21),
          'Dense line across the radius',
          'The ends are driven into each other, within 2.5 cm of the joint.',
        ],
        [
          breakPoint(lateralRadius, 21),
          'Dorsal tilt',
          'Seen from the side the far part is tilted towards the back of the hand, like a dinner fork.',
        ],
        [[368, 534], 'Ulnar styloid', 'Its tip is torn off as well.'],
      ]
    : [
        [[234, 540], 'Joint surface of the radius', 'Smooth, inclined towards the ulna.'],
        [[752, 545], 'Palmar tilt', 'From the side the surface looks a little to the palm.'],
        [[268, 478], 'Arcs of the carpus', 'Three smooth arcs, spaces even.'],
      ],
  seen: isBroken
    ? {
        Alignment:
          'Far part of the radius tilted to the back of the hand, shortened and moved towards the thumb',
        Bones: 'A line across the radius near the joint; tip of the ulnar styloid off',
        'Soft tissue': 'Swollen',
      }
    : {},
  impression: isBroken
    ? 'fracture of the distal radius with dorsal tilt (Colles), and of the ulnar styloid'
    : '',
  alt: isBroken
    ? 'A dense line crosses the radius near the wrist; seen from the side the end of the bone is tilted towards the back of the hand.'
    : '',
});
