import { ellipse, group, path } from '../../svg/paint.ts';
import { type Bone, breakPoint, brokenBone, flatBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

const arm: Bone = [
  [488, 140, 84],
  [498, 250, 58],
  [508, 420, 45],
  [512, 640, 44],
  [512, 800, 66],
  [512, 872, 118],
];

const humerusBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [330, -60],
    [320, 200],
    [380, 520],
    [370, 860],
    [380, 1080],
    [650, 1080],
    [650, 860],
    [650, 520],
    [720, 240],
    [860, 120],
    [900, -60],
  ]),
  flatBone(
    [
      [690, 40],
      [820, 20],
      [860, 200],
      [780, 330],
      [700, 240],
      [676, 140],
    ],
    0.55,
  ),
  flatBone(
    [
      [430, 40],
      [600, 20],
      [660, 50],
      [560, 70],
    ],
    0.6,
  ),
  group({ opacity: 0.9 }, [
    longBone(
      rounded([
        [560, 905, 48],
        [556, 960, 40],
        [556, 1020, 34],
      ]),
      { end: 'flat' },
    ),
    longBone(
      rounded([
        [458, 912, 34],
        [460, 960, 26],
        [460, 1020, 24],
      ]),
      { end: 'flat' },
    ),
  ]),
  ellipse([560, 140, 84, 80], { fill: 0.6, opacity: 0.85, blur: 1 }),
  ellipse([560, 140, 84, 80], { stroke: 0.86, width: 6, opacity: 0.6, blur: 1 }),
  isBroken ? brokenBone(arm, 20, { shift: [34, -26], degrees: 13 }) : longBone(rounded(arm)),
  path(isBroken ? '' : 'M470 860q42 -44 84 0', { stroke: 0.3, width: 16, opacity: 0.4, blur: 5 }),
];

/** The upper arm from shoulder to elbow; broken, in the middle of its shaft. */
export const humerus = (isBroken: boolean): Region => ({
  name: 'Humerus',
  view: 'AP',
  unitsPerCentimeter: 26,
  body: humerusBones(isBroken),
  places: isBroken
    ? [
        [
          breakPoint(arm, 20),
          'Break in the shaft',
          'In the middle third, where the radial nerve winds round the bone.',
        ],
        [[520, 600], 'Far part moved', 'It is angled and has slid up beside the near part.'],
      ]
    : [
        [breakPoint(arm, 20), 'Shaft', 'Both lines of the cortex run on.'],
        [[570, 140], 'Head', 'It faces the socket.'],
      ],
  seen: isBroken
    ? { Alignment: 'Far part angled and slid up', Bones: 'A break across the middle of the shaft' }
    : {},
  impression: isBroken ? 'displaced fracture of the shaft of the humerus' : '',
  alt: isBroken
    ? 'The upper arm bone is broken across its middle; the lower part is angled and has slid upwards.'
    : '',
});
