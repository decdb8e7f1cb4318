import { clipTo, cloudFilter } from '../svg/definitions.ts';
import { blobOf, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, rect, reference } from '../svg/paint.ts';
import type { MriBrain } from './parameters.ts';

/** Grays by weighting: water, cortex, white matter, deep gray matter, scalp. */
const grays = {
  T2: { water: 0.95, cortex: 0.56, white: 0.38, deep: 0.46, scalp: 0.62 },
  FLAIR: { water: 0.06, cortex: 0.54, white: 0.4, deep: 0.5, scalp: 0.5 },
  DWI: { water: 0.06, cortex: 0.46, white: 0.4, deep: 0.44, scalp: 0.12 },
} as const;

const outline: readonly Point[] = Array.from({ length: 64 }, (_, index) => {
  const angle = (index / 64) * 2 * Math.PI;
  const fold = index % 2 === 0 ? 1 : 0.965;
  return [500 + Math.cos(angle) * 318 * fold, 505 + Math.sin(angle) * 396 * fold];
});

export const brainDefinitions: readonly string[] = [
  clipTo('inside', blobOf(outline)),
  cloudFilter('mottle', { frequency: '0.05' }),
];

const furrows = (water: number): string => {
  const lines = Array.from({ length: 46 }, (_, index) => {
    const angle = ((index + 0.5) / 46) * 2 * Math.PI;
    const deep = 40 + ((index * 37) % 7) * 12;
    const bend = index % 2 === 0 ? 0.07 : -0.06;
    const at = (inset: number, turn: number): string =>
      `${(500 + Math.cos(angle + turn) * (320 - inset)).toFixed(0)} ${(505 + Math.sin(angle + turn) * (398 - inset)).toFixed(0)}`;
    return `M${at(0, 0)}Q${at(deep * 0.5, bend)} ${at(deep, bend * 0.3)}`;
  }).join('');
  return path(lines, { stroke: water, width: 6, opacity: 0.75, blur: 2 });
};

const ribbon = (cortex: number): string => {
  const lines = Array.from({ length: 46 }, (_, index) => {
    const angle = ((index + 0.5) / 46) * 2 * Math.PI;
    const deep = 50 + ((index * 37) % 7) * 12;
    const at = (inset: number): string =>
      `${(500 + Math.cos(angle) * (320 - inset)).toFixed(0)} ${(505 + Math.sin(angle) * (398 - inset)).toFixed(0)}`;
    return `M${at(0)}L${at(deep)}`;
  }).join('');
  return path(lines, { stroke: cortex, width: 24, opacity: 0.8, blur: 5 });
};

const half = (side: 1 | -1, { water, deep }: { water: number; deep: number }): string => {
  const x = (far: number): number => 500 + side * far;
  return [
    group({ fill: deep, blur: 5 }, [
      path(
        blobOf([
          [x(90), 420],
          [x(130), 450],
          [x(146), 520],
          [x(110), 566],
          [x(84), 510],
        ]),
      ),
      ellipse([x(34), 566, 34, 46]),
      path(
        blobOf([
          [x(70), 330],
          [x(100), 350],
          [x(84), 420],
          [x(62), 440],
          [x(56), 390],
        ]),
      ),
    ]),
    group({ fill: water, blur: 2 }, [
      path(
        blobOf([
          [x(8), 384],
          [x(28), 338],
          [x(70), 318],
          [x(84), 332],
          [x(60), 384],
          [x(26), 440],
          [x(8), 446],
        ]),
      ),
      path(
        blobOf([
          [x(28), 640],
          [x(70), 664],
          [x(108), 724],
          [x(114), 776],
          [x(82), 750],
          [x(40), 690],
        ]),
      ),
    ]),
    path(`M${x(150)} 430Q${x(196)} 470 ${x(190)} 540`, {
      stroke: water,
      width: 11,
      opacity: 0.8,
      blur: 2,
    }),
  ].join('');
};

/** Scalp, skull and brain at the height of the ventricles, the middle moved by `shift`. */
export const brain = ({ weighting }: MriBrain, shift: number): string => {
  const { water, cortex, white, deep, scalp } = grays[weighting];
  return [
    ellipse([500, 505, 388, 468], { fill: scalp, blur: 5 }),
    ellipse([500, 505, 366, 446], { fill: 0.03, blur: 2 }),
    ellipse([500, 505, 334, 412], { fill: weighting === 'T2' ? 0.8 : 0.08, blur: 2 }),
    path(blobOf(outline), { fill: cortex, blur: 2 }),
    group({ clip: 'inside' }, [
      ellipse([500, 505, 288, 364], { fill: white, blur: 9 }),
      ribbon(cortex),
      furrows(water),
      element('rect', { width: 1000, height: 1000, filter: reference('mottle'), opacity: 0.07 }),
      path(
        `M496 100Q${498 + shift * 0.4} 220 ${500 + shift} 340M${500 + shift} 660Q${500 + shift * 0.4} 800 506 906`,
        { stroke: water, width: 7, opacity: 0.7, blur: 2 },
      ),
      group({ transform: `translate(${shift} 0)` }, [
        half(-1, { water, deep }),
        half(1, { water, deep }),
        rect([494, 470, 12, 100], { fill: water, blur: 2 }),
      ]),
    ]),
  ].join('');
};
