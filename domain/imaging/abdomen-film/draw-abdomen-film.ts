import { compose } from '../compose.ts';
import { type Finding, layerOf, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { capital, imageHalf, placeOn } from '../slice.ts';
import { sideMark } from '../svg/document.ts';
import { curveThrough, lump, type Point } from '../svg/geometry.ts';
import { group, path } from '../svg/paint.ts';
import { abdomen, abdomenDefinitions, usualGas } from './anatomy.ts';
import type { AbdomenFilm } from './parameters.ts';

const loops: readonly (readonly Point[])[] = [
  [
    [330, 330],
    [450, 300],
    [580, 310],
    [680, 360],
  ],
  [
    [690, 440],
    [570, 412],
    [440, 410],
    [310, 440],
  ],
  [
    [300, 530],
    [430, 510],
    [570, 510],
    [700, 540],
  ],
  [
    [680, 630],
    [570, 610],
    [450, 606],
    [340, 630],
  ],
  [
    [370, 720],
    [460, 708],
    [560, 706],
    [640, 722],
  ],
];

/** Folds that cross the whole loop: small bowel. */
const folds = (loop: readonly Point[]): string =>
  loop
    .slice(0, -1)
    .flatMap(([x, y], index) => {
      const [nx, ny] = loop[index + 1] ?? [x, y];
      return Array.from({ length: 6 }, (_, part) => {
        const px = x + ((nx - x) * (part + 0.5)) / 6;
        const py = y + ((ny - y) * (part + 0.5)) / 6;
        return `M${px.toFixed(0)} ${(py - 43).toFixed(0)}q8 43 0 86`;
      });
    })
    .join('');

const obstructed = [
  group(
    { blur: 5 },
    loops.map((loop) => path(curveThrough(loop), { stroke: 0.1, width: 92, opacity: 0.62 })),
  ),
  group(
    { blur: 1 },
    loops.map((loop) => path(folds(loop), { stroke: 0.7, width: 5, opacity: 0.42 })),
  ),
].join('');

const domes = 'M120 170C180 60 320 20 430 110C410 92 330 80 270 104C210 128 160 190 120 260Z';
const leftDome = 'M880 190C830 90 700 50 590 110C640 100 720 120 780 160C830 194 860 230 880 270Z';

const stonePlace: Point = [622, 470];

const found = ({ finding, side }: AbdomenFilm): Finding | undefined => {
  const [x, y] = placeOn(side, stonePlace);
  switch (finding) {
    case 'none':
      return;
    case 'small-bowel-obstruction':
      return {
        layers: { gas: obstructed },
        hotspots: [
          spot([500, 410], 'Wide central loops', 'More than 3 cm across, stacked like rungs.'),
          spot([440, 510], 'Folds across the whole loop', 'Valvulae: this is small bowel.'),
          spot([500, 900], 'No gas in the rectum', 'Nothing passes on: the large bowel is empty.'),
        ],
        seen: {
          Gas: 'Stacked central loops wider than 3 cm, folds crossing the whole loop; none in the large bowel',
        },
        impression: 'Dilated small bowel without gas beyond: small-bowel obstruction',
        alt: 'In the middle several wide dark loops lie stacked, crossed by fine lines from edge to edge; the outer frame of the abdomen holds no gas.',
      };
    case 'free-air':
      return {
        layers: {
          over: group({ blur: 2 }, [
            path(domes, { fill: 0.05, opacity: 0.85 }),
            path(leftDome, { fill: 0.05, opacity: 0.85 }),
          ]),
        },
        hotspots: [
          spot([250, 96], 'Air under the right dome', 'A black crescent above the liver.'),
          spot([740, 116], 'Air under the left dome', 'Outside of the stomach.'),
        ],
        seen: { 'Free air': 'Black crescents under both domes, outside of any bowel' },
        impression: 'Free air in the abdomen: perforation of a hollow organ',
        alt: 'At the top, black crescents lie under the diaphragm on both sides, above the liver and beside the stomach.',
      };
    case 'kidney-stone':
      return {
        layers: {
          over: path(lump([x, y], 9.5, { seed: 4, rough: 0.2 }), {
            fill: 0.98,
            opacity: 0.95,
            blur: 1,
          }),
        },
        hotspots: [
          spot(
            [x, y],
            'Calcified stone',
            'Beside the tips of the transverse processes, where the ureter runs.',
          ),
        ],
        seen: { Calcium: `${capital(side)}: a dense spot of 7 mm in the course of the ureter` },
        impression: `${capital(side)} ureteric stone of 7 mm`,
        alt: `On the image ${imageHalf(side)}, a small very white spot lies beside the spine, at the tip of a transverse process.`,
      };
  }
};

const normal = {
  steps: {
    Gas: 'Small amounts in stomach and large bowel, no wide loop',
    'Free air': 'None',
    Organs: 'Edges of liver, kidneys and psoas seen',
    Calcium: 'No stone in the course of the ureters',
    Bones: 'Spine and pelvis without a fracture',
  },
  hotspots: [
    spot([690, 130], 'Gas of the stomach', 'In its usual place.'),
    spot([380, 560], 'Edge of the psoas', 'Seen on both sides.'),
    spot([838, 420], 'Large bowel', 'Frames the abdomen, not wide.'),
  ],
  impression: 'Normal film of the abdomen.',
  alt: [
    'Radiograph of the abdomen.',
    'Small patches of gas lie at the edge and in the stomach; no loop is wide and nothing very white lies beside the spine.',
  ],
} as const;

/** A film of the abdomen with its places, steps and words. */
export const drawAbdomenFilm = (film: AbdomenFilm, id: string): DrawnCase => {
  const sign = found(film);
  const findings = sign ? [sign] : [];
  const isObstructed = film.finding === 'small-bowel-obstruction';
  return compose(id, {
    normal,
    findings,
    definitions: abdomenDefinitions,
    body: [
      abdomen,
      isObstructed ? '' : usualGas,
      layerOf(findings, 'gas'),
      layerOf(findings, 'over'),
    ],
    marks: sideMark(film.finding === 'free-air' ? 'AP, erect' : 'AP, supine'),
    exposure: { level: 0.42, window: 0.84 },
    unitsPerCentimeter: 26,
  });
};
