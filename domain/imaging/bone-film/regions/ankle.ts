import type { Point } from '../../svg/geometry.ts';
import { group, path } from '../../svg/paint.ts';
import { type Bone, breakPoint, brokenBone, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const fibula: Bone = [
  [330, -10, 34],
  [334, 300, 31],
  [344, 560, 38],
  [356, 680, 50],
  [366, 762, 30],
];
const tibia: readonly Point[] = [
  [450, -20],
  [592, -20],
  [596, 300],
  [622, 480],
  [668, 600],
  [676, 690],
  [640, 726],
  [612, 690],
  [606, 636],
  [520, 628],
  [424, 634],
  [402, 590],
  [424, 480],
  [446, 300],
];
const talus: readonly Point[] = [
  [424, 668],
  [450, 654],
  [520, 648],
  [590, 656],
  [604, 690],
  [600, 770],
  [560, 830],
  [470, 836],
  [420, 790],
  [410, 720],
];

const foot = [
  flatBone(talus),
  flatBone(
    [
      [440, 850],
      [560, 846],
      [600, 900],
      [590, 1010],
      [430, 1010],
      [420, 900],
    ],
    0.8,
  ),
].join('');

const ankleBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [250, -60],
    [262, 300],
    [270, 560],
    [278, 800],
    [330, 1080],
    [680, 1080],
    [740, 760],
    [730, 600],
    [680, 300],
    [680, -60],
  ]),
  flatBone(tibia),
  path('M486 -10L492 420M556 -10L552 420', { stroke: 0.9, width: 12, opacity: 0.25, blur: 5 }),
  group({ transform: isBroken ? 'translate(-22 4) rotate(-2 510 740)' : undefined }, [foot]),
  isBroken
    ? brokenBone(fibula, 18, { shift: [-20, 8], degrees: 7, start: 'flat' })
    : longBone(rounded(fibula), { start: 'flat' }),
  isBroken ? path('M306 640L388 556', { stroke: 0.1, width: 8, opacity: 0.6, blur: 2 }) : '',
];

/** The ankle; broken, its outer malleolus at the height of the joint. */
export const ankle = (isBroken: boolean): Region => ({
  name: 'Ankle',
  view: 'AP mortise',
  unitsPerCentimeter: 50,
  body: ankleBones(isBroken),
  places: isBroken
    ? [
        [
          breakPoint(fibula, 18),
          'Oblique line in the fibula',
          'It begins at the height of the joint (Weber B).',
        ],
        [
          [608, 700],
          'Inner joint space wide',
          'The talus has moved outwards: the ligament on the inner side is torn, the ankle unstable.',
        ],
      ]
    : [
        [[606, 690], 'Inner joint space', 'As narrow as the space above the talus.'],
        [[356, 690], 'Outer malleolus', 'Smooth cortex all round.'],
        [[520, 640], 'Dome of the talus', 'Parallel to the tibia.'],
      ],
  seen: isBroken
    ? {
        Alignment: 'Talus moved outwards, inner joint space wide',
        Bones: 'An oblique line through the fibula at the height of the joint',
        'Soft tissue': 'Swollen at the outer side',
      }
    : {},
  impression: isBroken ? 'fracture of the lateral malleolus (Weber B) with talar shift' : '',
  alt: isBroken
    ? 'A slanted dark line crosses the lower fibula beside the joint, and the gap on the inner side of the ankle is wider than the gap above.'
    : '',
});
