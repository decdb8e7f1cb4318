import { clipTo, cloudFilter, maskOf, radialRamp } from '../svg/definitions.ts';
import { blobOf, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, rect, reference } from '../svg/paint.ts';

/** The brain is 13.5 cm wide. */
export const unitsPerCentimeter = 48;

const roundHead = (rx: number, ry: number): readonly Point[] =>
  Array.from({ length: 20 }, (_, index): Point => {
    const angle = (index / 20) * 2 * Math.PI;
    return [500 + Math.cos(angle) * rx, 505 + Math.sin(angle) * ry];
  });

/** Clips, masks and textures of the slice. */
export const brainDefinitions: readonly string[] = [
  clipTo('inside', blobOf(roundHead(330, 408))),
  cloudFilter('folds', {
    frequency: '0.017 0.021',
    octaves: 2,
    seed: 31,
    gain: [5, -3.3],
    kind: 'turbulence',
  }),
  radialRamp('edge', [
    [0.72, 0, 0],
    [0.98, 0, 0.5],
  ]),
  maskOf(
    'ring',
    ellipse([500, 505, 330, 408], { fill: 1 }) +
      ellipse([500, 505, 244, 316], { fill: 0, blur: 16 }),
  ),
];

type Ventricles = {
  /** In units, above 0 to the patient's left. */
  readonly shift: number;
  /** 1 is usual. */
  readonly size: number;
  /** Below 1 where the side is pressed. */
  readonly right: number;
  readonly left: number;
};

const horns = (side: 1 | -1, size: number): string => {
  const x = (far: number): number => 500 + side * far;
  const front: readonly Point[] = [
    [x(14), 384],
    [x(34 * size), 340],
    [x(80 * size), 322],
    [x(98 * size), 336],
    [x(82 * size), 384],
    [x(42), 430],
    [x(14), 446],
  ];
  const back: readonly Point[] = [
    [x(28), 640],
    [x(72 * size), 664],
    [x(110 * size), 724],
    [x(118 * size), 776],
    [x(84 * size), 752],
    [x(40), 690],
  ];
  return path(blobOf(front)) + path(blobOf(back));
};

const squeezed = (side: 1 | -1, part: number): string | undefined =>
  part === 1
    ? undefined
    : `translate(${500 + side * 14} 500) scale(${part} ${0.6 + part * 0.4}) translate(${-(500 + side * 14)} -500)`;

/** The chambers of the brain, dark with fluid, and the gray kernels beside them. */
const middle = ({ shift, size, right, left }: Ventricles): string =>
  group({ transform: `translate(${shift} 0)` }, [
    group({ fill: 0.1, blur: 5 }, [
      group({ transform: squeezed(-1, right) }, [horns(-1, size)]),
      group({ transform: squeezed(1, left) }, [horns(1, size)]),
      ellipse([500, 520, 6 * size ** 3, 48]),
    ]),
    group({ fill: 0.52, blur: 9 }, [
      path(
        blobOf([
          [420, 440],
          [452, 470],
          [444, 520],
          [404, 560],
          [378, 520],
          [390, 460],
        ]),
        { transform: `translate(${(1 - size) * 26} 0)` },
      ),
      path(
        blobOf([
          [580, 440],
          [548, 470],
          [556, 520],
          [596, 560],
          [622, 520],
          [610, 460],
        ]),
        { transform: `translate(${(size - 1) * 26} 0)` },
      ),
      ellipse([468, 574, 32, 42]),
      ellipse([532, 574, 32, 42]),
    ]),
  ]);

const falx = (shift: number): string =>
  path(
    `M494 96Q${500 + shift * 0.3} 220 ${500 + shift} 350M${500 + shift} 690Q${500 + shift * 0.4} 800 507 910`,
    { stroke: 0.6, width: 6, blur: 2, opacity: 0.8 },
  );

/** Scalp and skull. */
export const skull: string = [
  ellipse([500, 505, 392, 472], { fill: 0.3, blur: 5 }),
  ellipse([500, 505, 366, 446], { fill: 0.96, blur: 5 }),
].join('');

export const innerTable: string =
  ellipse([500, 505, 330, 408], { fill: 'edge', opacity: 0.4 }) +
  ellipse([500, 505, 348, 428], { stroke: 0.98, width: 34, blur: 2 });

const folds = (opacity: number): string =>
  group({ mask: 'ring' }, [
    element('g', { filter: reference('folds'), opacity }, rect([170, 97, 660, 816], { fill: 1 })),
  ]);

/** Short curved furrows that run in from the surface. */
const furrows: string = Array.from({ length: 34 }, (_, index) => {
  const angle = ((index + 0.5) / 34) * 2 * Math.PI;
  const deep = 44 + ((index * 37) % 5) * 11;
  const bend = index % 2 === 0 ? 0.07 : -0.06;
  const at = (inset: number, turn: number): string =>
    `${(500 + Math.cos(angle + turn) * (326 - inset)).toFixed(0)} ${(505 + Math.sin(angle + turn) * (404 - inset)).toFixed(0)}`;
  return `M${at(0, 0)}Q${at(deep * 0.55, bend)} ${at(deep, bend * 0.2)}`;
}).join('');

/** Furrows between the folds of the surface. */
const darkFolds = (opacity: number): string =>
  folds(0.12 * opacity) + path(furrows, { stroke: 0.2, width: 7, opacity: 0.5 * opacity, blur: 2 });

/** The slice at the height of the lateral ventricles. */
export const ventricleLevel = (ventricles: Ventricles, foldsShown = 1): string =>
  group({ clip: 'inside' }, [
    rect([0, 0, 1000, 1000], { fill: 0.14 }),
    ellipse([500, 505, 322, 400], { fill: 0.47, blur: 5 }),
    ellipse([500, 505, 262, 336], { fill: 0.4, blur: 16 }),
    darkFolds(foldsShown),
    middle(ventricles),
    falx(ventricles.shift),
  ]);

/** Cisterns about the midbrain, and the Sylvian fissures: dark with fluid, white with blood. */
const cisterns = {
  star: 'M500 392L534 430L606 424L556 474L588 540L530 520L500 566L470 520L412 540L444 474L394 424L466 430Z',
  fissures:
    'M606 424Q690 420 724 470Q748 500 790 520M394 424Q310 420 276 470Q252 500 210 520M500 392L500 110M588 540Q620 600 600 650M412 540Q380 600 400 650',
} as const;

/** The slice at the height of the basal cisterns. */
export const cisternLevel = (fluid: number, hornSize: number): string =>
  group({ clip: 'inside' }, [
    rect([0, 0, 1000, 1000], { fill: 0.14 }),
    ellipse([500, 505, 322, 400], { fill: 0.45, blur: 5 }),
    ellipse([500, 505, 262, 336], { fill: 0.4, blur: 16 }),
    darkFolds(0.8),
    path(cisterns.star, { fill: fluid, blur: 5 }),
    path(cisterns.fissures, { stroke: fluid, width: fluid > 0.5 ? 22 : 14, blur: 5 }),
    ellipse([500, 610, 62, 54], { fill: 0.45, blur: 5 }),
    ellipse([500, 690, 22, 14], { fill: 0.1, blur: 5 }),
    group({ fill: 0.1, blur: 5 }, [
      ellipse([340, 590, 10 * hornSize, 34 * hornSize], { transform: 'rotate(-24 340 590)' }),
      ellipse([660, 590, 10 * hornSize, 34 * hornSize], { transform: 'rotate(24 660 590)' }),
    ]),
    path('M260 640Q380 690 440 800M740 640Q620 690 560 800', {
      stroke: 0.62,
      width: 9,
      opacity: 0.5,
      blur: 5,
    }),
  ]);
