import { type Bone, breakPoint, brokenBone, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const tibia: Bone = [
  [545, 50, 118],
  [545, 110, 112],
  [548, 260, 66],
  [548, 480, 50],
  [546, 720, 48],
  [546, 880, 70],
  [546, 950, 84],
];
const fibula: Bone = [
  [392, 110, 36],
  [388, 220, 22],
  [388, 480, 20],
  [400, 760, 21],
  [412, 900, 32],
  [414, 990, 26],
];

const legBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [330, -60],
    [280, 240],
    [300, 480],
    [350, 760],
    [350, 1080],
    [690, 1080],
    [660, 760],
    [710, 420],
    [720, 160],
    [700, -60],
  ]),
  flatBone(
    [
      [420, -30],
      [680, -30],
      [672, 10],
      [610, 28],
      [546, 14],
      [480, 28],
      [424, 10],
    ],
    0.85,
  ),
  isBroken ? brokenBone(fibula, 14, { shift: [-14, -14], degrees: -5 }) : longBone(rounded(fibula)),
  isBroken ? brokenBone(tibia, 30, { shift: [-26, -14], degrees: -7 }) : longBone(rounded(tibia)),
];

/** The lower leg; broken, both bones. */
export const leg = (isBroken: boolean): Region => ({
  name: 'Lower leg',
  view: 'AP',
  unitsPerCentimeter: 24,
  body: legBones(isBroken),
  places: isBroken
    ? [
        [
          breakPoint(tibia, 30),
          'Tibial shaft',
          'Broken across, the far part moved to the side and angled.',
        ],
        [breakPoint(fibula, 14), 'Fibula', 'Broken too, at another height.'],
      ]
    : [
        [breakPoint(tibia, 30), 'Tibial shaft', 'Both lines of the cortex run on.'],
        [breakPoint(fibula, 14), 'Fibula', 'Followed over its whole length.'],
      ],
  seen: isBroken
    ? {
        Alignment: 'Far parts moved outwards and shortened',
        Bones: 'Breaks across the shafts of tibia and fibula',
      }
    : {},
  impression: isBroken ? 'displaced fractures of the shafts of tibia and fibula' : '',
  alt: isBroken
    ? 'Both bones of the lower leg are interrupted, at different heights, and the lower parts have moved sideways.'
    : '',
});
