import { type Finding, spot } from '../finding.ts';
import { capital, imageHalf, opposite, placeOn, turned } from '../slice.ts';
import { blobOf, lump, type Point } from '../svg/geometry.ts';
import { ellipse, group, path } from '../svg/paint.ts';
import type { CtHead } from './parameters.ts';

type Kind = Exclude<CtHead['finding'], 'none'>;

type Sign = {
  readonly draw: readonly string[];
  readonly place: Point;
  readonly spot: readonly [name: string, explanation: string];
  readonly step: 'Blood' | 'Brain' | 'Bone' | 'Ventricles' | 'Cisterns';
  readonly seen: string;
  readonly impression: string;
  readonly alt: string;
  /** One that lies on both sides has no side to be named. */
  readonly isOnBoth?: boolean;
  readonly layer?: 'bone';
  readonly scalp?: string;
};

const lens = 'M742 250C640 330 632 520 770 640C860 640 880 560 860 440C850 330 800 250 742 250Z';
const crescent =
  'M560 92C706 150 776 290 778 500C778 700 706 850 590 914L640 960L880 760L880 240L640 60Z';
const territory = blobOf([
  [640, 400],
  [700, 330],
  [800, 360],
  [850, 520],
  [790, 680],
  [700, 650],
  [640, 560],
]);

/** Drawn for the patient's left. */
const signs: Readonly<Record<Kind, Sign>> = {
  epidural: {
    draw: [
      path(lens, { fill: 0.86, blur: 5, clip: 'inside' }),
      path(lump([770, 430], 40), { fill: 0.7, opacity: 0.5, blur: 16 }),
    ],
    place: [752, 440],
    spot: [
      'Bright lens',
      'Convex to the brain, held by the sutures: blood between skull and dura.',
    ],
    step: 'Blood',
    seen: 'a bright lens between skull and brain, not crossing sutures',
    impression: 'epidural hematoma',
    alt: 'a bright area shaped like a lens lies between skull and brain',
  },
  'subdural-acute': {
    draw: [path(crescent, { fill: 0.82, blur: 5, clip: 'inside' })],
    place: [800, 500],
    spot: [
      'Bright crescent',
      'It follows the brain and crosses sutures: fresh blood under the dura.',
    ],
    step: 'Blood',
    seen: 'a bright crescent along the whole half, crossing sutures',
    impression: 'acute subdural hematoma',
    alt: 'a bright crescent lies along the whole surface of the brain',
  },
  'subdural-chronic': {
    draw: [path(crescent, { fill: 0.24, blur: 5, clip: 'inside' })],
    place: [802, 500],
    spot: ['Dark crescent', 'Darker than brain: blood that is weeks old.'],
    step: 'Blood',
    seen: 'a dark crescent along the whole half, furrows pressed flat',
    impression: 'chronic subdural hematoma',
    alt: 'a dark crescent lies along the whole surface of the brain',
  },
  subarachnoid: {
    draw: [],
    place: [500, 470],
    spot: ['White star', 'The basal cisterns are filled with blood instead of fluid.'],
    step: 'Cisterns',
    seen: 'Basal cisterns and Sylvian fissures white with blood',
    impression: 'Subarachnoid hemorrhage; temporal horns wide (early hydrocephalus)',
    alt: 'A white star-shaped area lies in the middle, with white lines to both sides.',
    isOnBoth: true,
  },
  intracerebral: {
    draw: [
      path(lump([646, 500], 104, { seed: 4, squash: 1.2 }), { fill: 0.3, blur: 16, opacity: 0.8 }),
      path(lump([646, 500], 74, { seed: 9, squash: 1.25, rough: 0.14 }), { fill: 0.86, blur: 5 }),
    ],
    place: [646, 500],
    spot: [
      'Bright blood in the basal ganglia',
      'Deep, with a thin dark rim of edema: the usual place of bleeding from high pressure.',
    ],
    step: 'Blood',
    seen: 'bright blood deep in the basal ganglia, with a dark rim',
    impression: 'intracerebral hemorrhage of the basal ganglia',
    alt: 'a bright oval area with a thin dark rim lies deep in the brain',
  },
  infarct: {
    draw: [
      path(territory, { fill: 0.26, blur: 9, opacity: 0.9, clip: 'inside' }),
      path('M560 452Q610 446 650 470', { stroke: 0.86, width: 9, blur: 2 }),
    ],
    place: [740, 500],
    spot: [
      'Dark wedge',
      'Gray and white matter can no longer be told apart in the territory of the middle cerebral artery.',
    ],
    step: 'Brain',
    seen: 'a dark wedge in the territory of the middle cerebral artery; the artery itself bright',
    impression: 'ischemic infarct in the territory of the middle cerebral artery',
    alt: 'a wedge-shaped area reaching the surface is darker than the rest of the brain',
  },
  hydrocephalus: {
    draw: [],
    place: [600, 344],
    spot: [
      'Wide frontal horns',
      'Round like balloons, with dark brain about them: fluid is pressed out.',
    ],
    step: 'Ventricles',
    seen: 'All chambers wide, furrows pressed flat, dark halo at the horns',
    impression: 'Hydrocephalus with signs of raised pressure',
    alt: 'The dark chambers in the middle of the brain are large and round, the furrows of the surface cannot be seen.',
    isOnBoth: true,
  },
  'skull-fracture': {
    draw: [
      path('M812 250Q866 300 900 380L880 410Q840 330 790 280Z', { fill: 0.42, blur: 5 }),
      path('M770 236L842 348', { stroke: 0.12, width: 44, cap: 'butt' }),
      group({ transform: 'translate(-30 20) rotate(6 806 290)' }, [
        path('M776 232Q822 280 850 340', { stroke: 0.98, width: 32, cap: 'butt', blur: 1 }),
      ]),
      path(lump([760, 320], 28, { seed: 3 }), { fill: 0.74, blur: 9, opacity: 0.7 }),
      group({ fill: 0 }, [
        ellipse([736, 262, 8, 7], { blur: 1 }),
        ellipse([758, 292, 6, 6], { blur: 1 }),
      ]),
    ],
    layer: 'bone',
    scalp: ellipse([838, 250, 70, 130], { fill: 0.42, blur: 16, transform: 'rotate(-36 838 250)' }),
    place: [800, 300],
    spot: [
      'Piece driven in',
      'A part of the skull lies deeper than its edges; the black dots are air.',
    ],
    step: 'Bone',
    seen: 'a piece of the frontal bone driven in, air within the skull, scalp swollen',
    impression: 'depressed skull fracture with air inside the skull',
    alt: 'a piece of the bright skull lies deeper than its edges, with small black dots beside it and swollen scalp above',
  },
};

const shiftPlace = ({ side, shiftMillimeters: shift }: CtHead) =>
  spot(
    [500 + (side === 'left' ? -1 : 1) * shift * 4.8, 400],
    'Midline pushed across',
    `By ${shift} mm towards the ${opposite(side)}; the ventricle of the ${side} side is pressed.`,
  );

/** What the slice shows beside normal anatomy. */
export const headFindings = (head: CtHead): readonly Finding[] => {
  const { finding, side, shiftMillimeters: shift } = head;
  if (finding === 'none') return [];
  const sign = signs[finding];
  const onSide = (text: string, lead: string): string => (sign.isOnBoth ? text : `${lead}${text}`);
  const isPushed = shift > 0;
  return [
    {
      layers: {
        [sign.layer ?? 'brain']: turned(side, sign.draw),
        scalp: turned(side, [sign.scalp ?? '']),
      },
      hotspots: [
        spot(placeOn(side, sign.place), ...sign.spot),
        ...(isPushed ? [shiftPlace(head)] : []),
      ],
      seen: {
        [sign.step]: onSide(sign.seen, `${capital(side)}: `),
        ...(isPushed ? { Midline: `Pushed ${shift} mm to the ${opposite(side)}` } : {}),
      },
      impression: `${onSide(sign.impression, `${capital(side)} `)}${isPushed ? `, midline shift of ${shift} mm to the ${opposite(side)}` : ''}`,
      alt: `${sign.isOnBoth ? sign.alt : `On the image ${imageHalf(side)}, ${sign.alt}.`}${isPushed ? ' The middle of the brain is pushed to the other side.' : ''}`,
    },
  ];
};
