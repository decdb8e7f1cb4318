import { compose } from '../compose.ts';
import { type Finding, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { cloudFilter } from '../svg/definitions.ts';
import { blobOf, curveThrough, type Point } from '../svg/geometry.ts';
import { element, ellipse, path, rect, reference, words } from '../svg/paint.ts';
import type { MriKnee } from './parameters.ts';

const femur: readonly Point[] = [
  [420, -20],
  [600, -20],
  [612, 180],
  [690, 300],
  [716, 410],
  [660, 500],
  [540, 530],
  [420, 510],
  [350, 440],
  [360, 330],
  [410, 240],
];
const tibia: readonly Point[] = [
  [330, 600],
  [420, 586],
  [540, 592],
  [660, 588],
  [730, 604],
  [716, 680],
  [640, 780],
  [620, 1020],
  [400, 1020],
  [386, 800],
  [340, 700],
];
const patella: readonly Point[] = [
  [216, 280],
  [262, 270],
  [290, 330],
  [284, 410],
  [246, 436],
  [216, 390],
];

const bone = (points: readonly Point[]): string =>
  path(blobOf(points), { fill: 0.5, stroke: 0.06, width: 8, blur: 1 });

const base: string = [
  rect([0, 0, 1000, 1000], { fill: 0.03 }),
  path(
    'M200 -20Q150 200 130 360Q140 520 220 640Q280 800 290 1020H860Q880 760 850 560Q840 280 800 -20Z',
    { fill: 0.62, blur: 9 },
  ),
  path('M640 -20Q720 240 770 420Q800 600 760 1020H850Q870 700 840 480Q820 200 790 -20Z', {
    fill: 0.26,
    blur: 9,
  }),
  element('rect', { width: 1000, height: 1000, filter: reference('mottle'), opacity: 0.1 }),
  path('M330 470Q260 560 300 640L350 600L380 520Z', { fill: 0.6, blur: 5 }),
  path('M250 -20Q244 150 250 280M236 430Q270 540 340 680', { stroke: 0.05, width: 22, blur: 1 }),
].join('');

const bones: string = [
  path(blobOf(femur), { stroke: 0.72, width: 30, blur: 1 }),
  path('M330 590Q540 570 732 594', { stroke: 0.72, width: 26, blur: 1 }),
  bone(femur),
  bone(tibia),
  bone(patella),
].join('');

const triangle = (tip: Point, base1: Point, base2: Point): string =>
  path(
    blobOf([
      tip,
      [(tip[0] + base1[0]) / 2, (tip[1] + base1[1]) / 2],
      base1,
      base2,
      [(tip[0] + base2[0]) / 2, (tip[1] + base2[1]) / 2],
    ]),
    { fill: 0.04, blur: 1 },
  );

const meniscus = (isTorn: boolean): string =>
  [
    triangle([452, 564], [338, 528], [334, 590]),
    triangle([604, 562], [728, 520], [736, 590]),
    isTorn ? path('M664 582Q690 556 716 534', { stroke: 0.95, width: 13, blur: 2 }) : '',
    isTorn
      ? ellipse([300, 380, 26, 110], { fill: 0.95, blur: 9, transform: 'rotate(-8 300 380)' })
      : '',
  ].join('');

const back = path(
  curveThrough([
    [520, 500],
    [640, 520],
    [690, 600],
    [676, 680],
  ]),
  { stroke: 0.05, width: 28, blur: 1 },
);

const tornLigament = [
  back,
  path(
    blobOf([
      [600, 400],
      [560, 430],
      [500, 470],
      [430, 540],
      [400, 590],
      [450, 596],
      [520, 540],
      [600, 470],
    ]),
    { fill: 0.86, opacity: 0.9, blur: 9 },
  ),
  path('M606 404Q580 424 572 446M440 590Q420 580 410 596', { stroke: 0.12, width: 22, blur: 2 }),
  path('M560 452Q530 470 520 500Q490 500 470 530', {
    stroke: 0.4,
    width: 12,
    opacity: 0.8,
    blur: 2,
  }),
  ellipse([640, 470, 40, 60], { fill: 0.8, opacity: 0.5, blur: 16 }),
  ellipse([690, 640, 40, 40], { fill: 0.8, opacity: 0.5, blur: 16 }),
  ellipse([300, 360, 34, 130], { fill: 0.95, blur: 9, transform: 'rotate(-8 300 360)' }),
].join('');

const notchFemur: readonly Point[] = [
  [420, -20],
  [600, -20],
  [612, 180],
  [650, 300],
  [650, 380],
  [590, 420],
  [520, 440],
  [430, 500],
  [350, 440],
  [360, 330],
  [410, 240],
];

const notchBones: string = [
  path('M330 590Q540 570 732 594', { stroke: 0.72, width: 26, blur: 1 }),
  bone(notchFemur),
  bone(tibia),
  bone(patella),
].join('');

const body = ({ finding }: MriKnee): readonly string[] =>
  finding === 'acl-tear'
    ? [base, notchBones, tornLigament]
    : [base, bones, meniscus(finding === 'meniscal-tear')];

const found = ({ finding }: MriKnee): readonly Finding[] => {
  switch (finding) {
    case 'none':
      return [];
    case 'meniscal-tear':
      return [
        {
          layers: {},
          hotspots: [
            spot(
              [690, 556],
              'Bright line',
              'Through the posterior horn up to the joint surface: a tear.',
            ),
            spot([380, 560], 'Anterior horn', 'Dark and whole.'),
            spot([300, 380], 'Fluid', 'The joint holds more than usual.'),
          ],
          seen: {
            Menisci: 'A bright line runs through the posterior horn to its surface',
            Fluid: 'More than usual',
          },
          impression: 'Tear of the posterior horn of the meniscus',
          alt: 'The dark triangle at the back of the joint is crossed by a bright line that reaches its surface.',
        },
      ];
    case 'acl-tear':
      return [
        {
          layers: {},
          hotspots: [
            spot(
              [510, 500],
              'No dark band',
              'The anterior cruciate ligament cannot be followed: swollen, wavy, interrupted.',
            ),
            spot([640, 520], 'Posterior cruciate ligament', 'Dark and whole.'),
            spot(
              [690, 640],
              'Bruised bone',
              'Bright at the back of the tibia: it struck the femur.',
            ),
          ],
          seen: {
            Ligaments:
              'Anterior cruciate ligament interrupted, bright and wavy; posterior one whole',
            Bones: 'Bruise at the back of the tibia',
            Fluid: 'Much fluid in the joint',
          },
          impression:
            'Complete tear of the anterior cruciate ligament with bone bruise and effusion',
          alt: 'Where a straight dark band should run from the thigh bone to the front of the shin bone, there is a bright, cloudy gap.',
        },
      ];
  }
};

const normal = {
  steps: {
    Menisci: 'Dark triangles, front and back, without a bright line',
    Ligaments: 'Dark bands, straight',
    Cartilage: 'Even gray rim',
    Bones: 'Marrow even',
    Fluid: 'No more than a film',
  },
  hotspots: [
    spot([380, 560], 'Anterior horn', 'A dark triangle.'),
    spot([690, 556], 'Posterior horn', 'A dark triangle, a little larger.'),
    spot([540, 545], 'Cartilage', 'Even.'),
  ],
  impression: 'Normal sagittal slice of the knee.',
  alt: [
    'MRI of the knee, sagittal, fluid bright.',
    'Dark triangles lie at the front and the back of the joint, without a bright line in them; there is no fluid.',
  ],
} as const;

/** A sagittal slice of the knee; its front is on the image left. */
export const drawMriKnee = (knee: MriKnee, id: string): DrawnCase =>
  compose(id, {
    normal,
    findings: found(knee),
    definitions: [cloudFilter('mottle', { frequency: '0.03' })],
    body: body(knee),
    marks: [
      words('Anterior', [56, 92], { size: 22, weight: 600 }),
      words('Sagittal, proton density, fluid bright', [56, 122]),
    ],
    exposure: { level: 0.46, window: 0.92 },
    unitsPerCentimeter: 60,
  });
