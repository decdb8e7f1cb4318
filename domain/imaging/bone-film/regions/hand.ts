import { lump } from '../../svg/geometry.ts';
import { path } from '../../svg/paint.ts';
import { type Bone, breakPoint, brokenBone, flesh, longBone, rounded } from '../bone.ts';
import type { Region } from '../region.ts';

/** Base, head and tip of every ray, thumb first. */
const rays = [
  [[356, 766], [276, 640], [196, 470], 28],
  [[420, 716], [396, 520], [352, 176], 28],
  [[486, 706], [486, 494], [486, 96], 29],
  [[544, 716], [572, 516], [614, 156], 26],
  [[596, 738], [650, 566], [742, 290], 24],
] as const;

const between = (a: readonly number[], b: readonly number[], part: number): [number, number] => [
  (a[0] ?? 0) + ((b[0] ?? 0) - (a[0] ?? 0)) * part,
  (a[1] ?? 0) + ((b[1] ?? 0) - (a[1] ?? 0)) * part,
];

const metacarpal = ([base, head, , w]: (typeof rays)[number]): Bone => [
  [...between(base, head, 0), w],
  [...between(base, head, 0.3), w * 0.72],
  [...between(base, head, 0.65), w * 0.68],
  [...between(base, head, 0.86), w * 0.9],
  [...between(base, head, 0.98), w * 0.94],
];

const phalanges = ([, head, tip, w]: (typeof rays)[number], index: number): string => {
  const cuts = index === 0 ? [0.1, 0.56, 0.66, 1] : [0.08, 0.48, 0.54, 0.78, 0.84, 1];
  return [0, 2, 4]
    .filter((at) => at < cuts.length)
    .map((at) => {
      const [from, to] = [cuts[at] ?? 0, cuts[at + 1] ?? 1];
      const thin = w * (1 - at * 0.13);
      return longBone(
        rounded([
          [...between(head, tip, from), thin * 0.92],
          [...between(head, tip, (from + to) / 2), thin * 0.56],
          [...between(head, tip, to), thin * 0.66],
        ]),
      );
    })
    .join('');
};

const carpus = (
  [
    [400, 862, 40],
    [468, 852, 36],
    [530, 850, 34],
    [372, 806, 28],
    [430, 786, 26],
    [486, 780, 38],
    [546, 786, 34],
    [560, 866, 22],
  ] as const
)
  .map(([x, y, r], seed) => {
    const d = lump([x, y], r, { seed, rough: 0.16 });
    return (
      path(d, { fill: 0.58, opacity: 0.8, blur: 1 }) +
      path(d, { stroke: 0.86, width: 5, opacity: 0.5, blur: 1 })
    );
  })
  .join('');

const little = metacarpal(rays[4]);

const handBones = (isBroken: boolean): readonly string[] => [
  flesh([
    [360, 1080],
    [330, 880],
    [200, 660],
    [130, 480],
    [220, 430],
    [320, 560],
    [300, 160],
    [380, 120],
    [430, 400],
    [440, 60],
    [530, 60],
    [540, 400],
    [570, 120],
    [660, 130],
    [650, 420],
    [700, 250],
    [790, 270],
    [720, 560],
    [680, 760],
    [640, 900],
    [640, 1080],
  ]),
  longBone(
    rounded([
      [430, 920, 60],
      [428, 1010, 46],
    ]),
    { end: 'flat' },
  ),
  longBone(
    rounded([
      [560, 930, 36],
      [560, 1010, 32],
    ]),
    { end: 'flat' },
  ),
  carpus,
  ...rays.map((ray, index) => {
    const bone = metacarpal(ray);
    const drawn =
      isBroken && index === 4
        ? brokenBone(bone, 20, { shift: [-12, 12], degrees: -34 })
        : longBone(rounded(bone));
    return drawn + phalanges(ray, index);
  }),
  isBroken ? path('M606 604L652 628', { stroke: 0.08, width: 7, opacity: 0.7, blur: 1 }) : '',
];

/** The hand; broken, the neck of the fifth metacarpal. */
export const hand = (isBroken: boolean): Region => ({
  name: 'Hand',
  view: 'PA',
  unitsPerCentimeter: 46,
  body: handBones(isBroken),
  places: isBroken
    ? [
        [
          breakPoint(little, 20),
          'Neck of the fifth metacarpal',
          'The head is bent towards the palm.',
        ],
        [
          [690, 470],
          'Little finger',
          'Look for its rotation at the bedside: the film cannot show it.',
        ],
      ]
    : [
        [breakPoint(little, 20), 'Fifth metacarpal', 'Neck smooth, without a bend.'],
        [[486, 494], 'Joints of the fingers', 'Spaces even, surfaces smooth.'],
      ],
  seen: isBroken
    ? {
        Alignment: 'Head of the fifth metacarpal bent towards the palm',
        Bones: 'A line through the neck of the fifth metacarpal',
      }
    : {},
  impression: isBroken ? 'fracture of the neck of the fifth metacarpal (boxer’s)' : '',
  alt: isBroken
    ? 'Below the knuckle of the little finger a line crosses the metacarpal bone and its head is bent.'
    : '',
});
