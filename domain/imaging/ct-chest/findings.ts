import { type Finding, spot } from '../finding.ts';
import { capital, imageHalf, placeOn, turned } from '../slice.ts';
import { blobOf, lineThrough, lump, type Point } from '../svg/geometry.ts';
import { group, path } from '../svg/paint.ts';
import type { CtChest } from './parameters.ts';

const clots = [
  path(
    blobOf([
      [378, 482],
      [420, 456],
      [470, 448],
      [500, 452],
      [480, 474],
      [436, 490],
      [392, 504],
    ]),
    { fill: 0.32, blur: 2 },
  ),
  path(
    blobOf([
      [606, 440],
      [632, 430],
      [660, 466],
      [654, 500],
      [626, 484],
    ]),
    { fill: 0.32, blur: 2 },
  ),
].join('');

const flaps = group({ blur: 1 }, [
  path('M426 318Q470 368 450 424', { stroke: 0.24, width: 7 }),
  path('M426 318Q470 368 450 424Q404 400 406 360Q408 330 426 318Z', { fill: 0.56, opacity: 0.75 }),
  path('M566 586Q600 620 578 672', { stroke: 0.24, width: 7 }),
  path('M566 586Q600 620 578 672Q544 650 544 622Q546 600 566 586Z', { fill: 0.56, opacity: 0.75 }),
]);

const fallen: readonly Point[] = [
  [604, 330],
  [680, 340],
  [752, 420],
  [780, 540],
  [748, 660],
  [680, 740],
  [620, 752],
  [612, 680],
  [640, 590],
  [650, 500],
  [640, 410],
];

const air = group({ clip: 'leftLung' }, [
  path('M520 200H900V800H520Z', { fill: 0, opacity: 0.9 }),
  path(blobOf(fallen), { fill: 0.14, blur: 2 }),
  path(blobOf(fallen), { stroke: 0.6, width: 5, blur: 1 }),
  path('M660 480l60 -30M664 520l80 10M660 570l60 50M650 620l30 60M650 440l40 -50', {
    stroke: 0.6,
    width: 6,
    opacity: 0.8,
    blur: 1,
  }),
]);

const spikes = Array.from({ length: 17 }, (_, index) => {
  const angle = ((index + (index % 3) * 0.2) / 17) * 2 * Math.PI;
  const far = 76 + ((index * 5) % 4) * 12;
  return lineThrough([
    [756 + Math.cos(angle) * 40, 380 + Math.sin(angle) * 40],
    [756 + Math.cos(angle) * far, 380 + Math.sin(angle) * far],
  ]);
}).join('');

const tumor = group({ clip: 'leftLung' }, [
  path(lump([756, 380], 60, { seed: 8, rough: 0.16 }), { fill: 0.5, blur: 2 }),
  path(spikes, { stroke: 0.5, width: 5, opacity: 0.7, blur: 1 }),
]);

const fluid = path(
  'M882 520C872 640 840 720 744 790C700 800 640 800 596 756C660 760 740 730 790 660C824 610 850 560 866 500Z',
  { fill: 0.36, blur: 2 },
);

const white = group({ clip: 'leftLung' }, [
  path(
    blobOf([
      [650, 560],
      [760, 540],
      [880, 560],
      [860, 700],
      [760, 800],
      [620, 790],
      [600, 720],
      [630, 640],
    ]),
    { fill: 0.5, blur: 5 },
  ),
  path('M640 580Q700 610 780 620M690 604Q720 660 730 720M740 616Q790 660 810 690', {
    stroke: 0.04,
    width: 10,
    blur: 1,
  }),
]);

type Sign = {
  readonly draw: string;
  readonly layer: 'lung' | 'middle';
  readonly places: readonly (readonly [Point, string, string])[];
  readonly seen: readonly [step: string, words: string];
  readonly impression: string;
  readonly alt: string;
  readonly isOnBoth?: boolean;
};

/** Drawn for the patient's left. */
const signs: Readonly<Record<Exclude<CtChest['finding'], 'none'>, Sign>> = {
  'pulmonary-embolism': {
    draw: clots,
    layer: 'middle',
    places: [
      [
        [424, 488],
        'Filling defect on the right',
        'A dark clot in the bright right pulmonary artery.',
      ],
      [[636, 472], 'Filling defect on the left', 'A clot in the left branch as well.'],
    ],
    seen: ['Pulmonary arteries', 'Dark clots in the bright right and left main branches'],
    impression: 'Pulmonary embolism in both main branches',
    alt: 'In the bright forked vessel in front of the windpipe lie darker areas, in both branches.',
    isOnBoth: true,
  },
  'aortic-dissection': {
    draw: flaps,
    layer: 'middle',
    places: [
      [
        [446, 372],
        'Flap in the ascending aorta',
        'A thin dark line parts two channels: Stanford type A.',
      ],
      [[574, 630], 'Flap in the descending aorta', 'The same line again further on.'],
    ],
    seen: ['Aorta', 'A thin dark flap with two channels, in ascending and descending aorta'],
    impression: 'Aortic dissection, Stanford type A',
    alt: 'In both round cuts of the great artery a thin dark line parts two channels of different brightness.',
    isOnBoth: true,
  },
  pneumothorax: {
    draw: air,
    layer: 'lung',
    places: [
      [[810, 330], 'Air without vessels', 'It gathers in front, for the patient lies on the back.'],
      [[752, 420], 'Edge of the lung', 'The visceral pleura, drawn away from the wall.'],
    ],
    seen: ['Lungs and pleura', 'air in front of the fallen lung'],
    impression: 'pneumothorax',
    alt: 'a black area without vessels lies between the chest wall and a thin curved line',
  },
  mass: {
    draw: tumor,
    layer: 'lung',
    places: [
      [
        [756, 380],
        'Mass with spikes',
        '4 cm, its edge running out into the lung: malignant until shown otherwise.',
      ],
    ],
    seen: ['Lungs and pleura', 'a mass of 4 cm with a spiculated edge'],
    impression: 'lung mass of 4 cm with a spiculated edge',
    alt: 'a gray round area with a spiky edge lies in the dark lung',
  },
  effusion: {
    draw: fluid,
    layer: 'middle',
    places: [
      [
        [820, 660],
        'Fluid behind the lung',
        'Even gray, shaped like a crescent: it lies where the patient lies on it.',
      ],
    ],
    seen: ['Lungs and pleura', 'an even crescent of fluid behind the lung'],
    impression: 'pleural effusion',
    alt: 'an even gray crescent lies between the back of the lung and the ribs',
  },
  consolidation: {
    draw: white,
    layer: 'lung',
    places: [
      [[740, 660], 'White lobe with dark branches', 'Air spaces are filled, bronchi are not.'],
    ],
    seen: ['Lungs and pleura', 'the lower lobe white, with air bronchograms'],
    impression: 'lower lobe consolidation: pneumonia',
    alt: 'the back of the lung is gray-white with dark branching lines',
  },
};

/** What the slice shows beside normal anatomy. */
export const chestFindings = ({ finding, side }: CtChest): readonly Finding[] => {
  if (finding === 'none') return [];
  const sign = signs[finding];
  const [step, words] = sign.seen;
  const both = sign.isOnBoth === true;
  return [
    {
      layers: { [sign.layer]: both ? sign.draw : turned(side, [sign.draw]) },
      hotspots: sign.places.map(([at, name, why]) =>
        spot(both ? at : placeOn(side, at), name, why),
      ),
      seen: { [step]: both ? words : `${capital(side)}: ${words}` },
      impression: both ? sign.impression : `${capital(side)} ${sign.impression}`,
      alt: both ? sign.alt : `On the image ${imageHalf(side)}, ${sign.alt}.`,
    },
  ];
};

/** Places of a slice without findings. */
export const quietPlaces = [
  spot([560, 420], 'Pulmonary trunk', 'Evenly bright to both branches.'),
  spot([462, 366], 'Ascending aorta', 'Round, without a flap.'),
  spot([590, 626], 'Descending aorta', 'Round, without a flap.'),
  spot([230, 500], 'Right lung', 'Vessels reach the wall.'),
] as const;
