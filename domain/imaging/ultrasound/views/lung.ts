import { blobOf } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import type { Ultrasound } from '../parameters.ts';
import type { Still } from '../still.ts';
import { arc, brightCurve, fan, fluid, layers, speckle, wedge } from '../sweep.ts';

const rib = (span: readonly [number, number]): string =>
  path(wedge(span, [690, 1390]), { fill: 0, opacity: 0.86, blur: 5 }) +
  path(arc(684, span), { stroke: 1, width: 18, opacity: 0.85, blur: 5 });

const pleura = path(arc(730, [-18, 19]), { stroke: 1, width: 12, blur: 5 });

const aLines = (span: readonly [number, number]): string =>
  [960, 1190]
    .map((radius, index) =>
      path(arc(radius, span), { stroke: 1, width: 9, opacity: 0.5 - index * 0.2, blur: 5 }),
    )
    .join('');

const bLine = (degrees: number, width: number, from = 730): string =>
  path(wedge([degrees - width, degrees + width], [from, 1390]), { fill: 1, opacity: 0.5, blur: 9 });

const wall = speckle(0.3) + layers;
const ribs = rib([-31, -18]) + rib([19, 31]);

const drawn = {
  none: fan([wall, ribs, pleura, aLines([-15, 16])]),
  'b-lines': fan([
    wall,
    ribs,
    pleura,
    ...[-13, -6, 1, 8, 14].map((degrees, index) => bLine(degrees, 1.5 + (index % 3) * 0.7)),
  ]),
  'lung-point': fan([
    wall,
    ribs,
    pleura,
    aLines([-15, 0]),
    bLine(6, 1.6),
    bLine(12, 2.1),
    path('M505 318L515 960', { stroke: 0.6, width: 3, opacity: 0.6, dash: '14 18' }),
  ]),
  consolidation: fan([
    wall,
    ribs,
    pleura,
    path(
      blobOf([
        [330, 330],
        [500, 320],
        [670, 334],
        [730, 560],
        [640, 720],
        [520, 690],
        [420, 760],
        [300, 640],
      ]),
      { fill: 0.54, blur: 5 },
    ),
    speckle(0.2, 'fine'),
    path('M500 700L480 560L430 470M480 560L540 460M500 640L590 540', {
      stroke: 1,
      width: 11,
      opacity: 0.75,
      blur: 2,
      dash: '26 20',
    }),
    bLine(-6, 1.5, 1140),
    bLine(5, 1.4, 1110),
  ]),
  effusion: fan([
    speckle(0.3),
    layers,
    fluid('M250 330Q500 280 700 360Q760 480 640 640Q480 720 330 640Q220 500 250 330Z'),
    path(
      blobOf([
        [420, 420],
        [540, 400],
        [620, 460],
        [600, 540],
        [480, 590],
        [410, 520],
      ]),
      { fill: 0.5, blur: 5 },
    ),
    speckle(0.12, 'fine'),
    brightCurve('M240 660Q470 790 720 600Q780 540 800 430'),
    ellipse([520, 860, 240, 90], { fill: 0.4, blur: 16 }),
    speckle(0.16),
    group({ blur: 2 }, [path('M300 810Q500 880 700 790', { stroke: 0.8, width: 4, opacity: 0.3 })]),
  ]),
} as const;

const steps = {
  Pleura: 'Bright line between two ribs, sliding in the clip',
  'Below the line': 'A-lines: copies of the pleura at equal distances; no B-lines',
  Fluid: 'None above the diaphragm',
} as const;

const signs = {
  none: {
    places: [
      [[500, 310], 'Pleural line', 'It slides with breathing.'],
      [[500, 540], 'A-line', 'A copy of the pleura: air below it.'],
    ],
    seen: {},
    impression: '',
    alt: '',
  },
  'b-lines': {
    places: [
      [
        [516, 640],
        'B-lines',
        'Bright beams from the pleura to the edge of the still that wipe out A-lines: wet septa.',
      ],
      [[500, 310], 'Pleural line', 'Thin and smooth, it slides.'],
    ],
    seen: { 'Below the line': 'Five B-lines between two ribs, no A-lines' },
    impression: 'Many B-lines: interstitial syndrome, as in pulmonary edema',
    alt: 'Below the bright line several bright beams run straight down to the edge.',
  },
  'lung-point': {
    places: [
      [
        [510, 310],
        'Lung point',
        'Here lung that slides touches lung that does not: the edge of the air.',
      ],
      [[420, 540], 'No sliding, A-lines', 'Left of the mark air lies below the chest wall.'],
      [[620, 640], 'B-lines', 'Right of the mark the lung touches the wall.'],
    ],
    seen: {
      Pleura: 'Sliding ends at one point; beyond it none',
      'Below the line': 'A-lines on one side of the point, B-lines on the other',
    },
    impression: 'Lung point: pneumothorax',
    alt: 'The bright line is the same throughout; on the one half level lines lie below it, on the other beams that run down.',
  },
  consolidation: {
    places: [
      [[380, 420], 'Lung like liver', 'Gray tissue instead of air: the air spaces are filled.'],
      [
        [480, 560],
        'Bright branches',
        'Air in the bronchi; it moves with breathing (dynamic air bronchogram).',
      ],
    ],
    seen: { 'Below the line': 'Tissue like liver with bright branches in it' },
    impression: 'Consolidation with air bronchograms: pneumonia',
    alt: 'Below the bright line lies gray tissue like an organ, with bright branching lines in it and a ragged lower edge.',
  },
  effusion: {
    places: [
      [[330, 440], 'Black space', 'Fluid above the diaphragm.'],
      [[520, 500], 'Lung afloat', 'A lobe without air that floats in the fluid.'],
      [[500, 722], 'Diaphragm', 'The bright curve; liver or spleen lies below it.'],
    ],
    seen: { Fluid: 'A black space above the diaphragm with lung afloat in it' },
    impression: 'Pleural effusion',
    alt: 'Above a bright curve lies a black space with a gray tongue floating in it.',
  },
} as const;

/** The lung between two ribs, or its base. */
export const lung = (finding: Ultrasound['finding']): Still => {
  const kind = finding in signs ? (finding as keyof typeof signs) : 'none';
  const { places, seen, impression, alt } = signs[kind];
  return {
    body: drawn[kind],
    name: 'Lung',
    probe: kind === 'effusion' ? 'Curved probe, base' : 'Curved probe, between two ribs',
    unitsPerCentimeter: 62,
    places,
    seen,
    steps,
    impression,
    alt,
  };
};
