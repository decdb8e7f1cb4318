import { compose } from '../compose.ts';
import { type Finding, layerOf, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { cloudFilter } from '../svg/definitions.ts';
import { blobOf, curveThrough, type Point } from '../svg/geometry.ts';
import { element, ellipse, group, path, rect, reference, words } from '../svg/paint.ts';
import type { MriSpine } from './parameters.ts';

const pitch = 122;

/** The middle of vertebra `n`, counted from the top; the column bends forward as it goes down. */
const bodyAt = (n: number): Point => {
  const y = 70 + n * pitch;
  return [400 - Math.sin((y / 1000) * Math.PI) * 46 + n * 4, y];
};

const block = ([x, y]: Point, gray: number): string => {
  const d = blobOf([
    [x - 78, y - 44],
    [x, y - 38],
    [x + 78, y - 44],
    [x + 74, y],
    [x + 78, y + 44],
    [x, y + 38],
    [x - 78, y + 44],
    [x - 74, y],
  ]);
  return path(d, { fill: gray, stroke: 0.1, width: 5, blur: 1 });
};

const disc = ([x, y]: Point, gray: number): string =>
  ellipse([x, y + pitch / 2, 80, 14], { fill: 0.14, blur: 1 }) +
  ellipse([x, y + pitch / 2, 56, 9], { fill: gray, blur: 2 });

const canalX = (n: number): number => bodyAt(n)[0] + 142;

const levels = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

const canal = curveThrough(levels.map((n): Point => [canalX(n), bodyAt(n)[1]]));

const sick = { 'disc-herniation': 5, 'cord-compression': 4 } as const;

const cordOf = (finding: MriSpine['finding']): string => {
  const last = finding === 'cord-compression' ? 8 : 2;
  const line = levels
    .filter((n) => n <= last)
    .map(
      (n): Point => [
        canalX(n) + (finding === 'cord-compression' && n === 4 ? 30 : 4),
        bodyAt(n)[1],
      ],
    );
  const tail =
    finding === 'cord-compression'
      ? ''
      : [-12, 2, 15]
          .map((off) =>
            path(
              curveThrough(
                [2, 3, 4, 5, 6, 7, 8].map(
                  (n): Point => [canalX(n) + off * (n > 2 ? 1.4 : 0.5), bodyAt(n)[1]],
                ),
              ),
              { stroke: 0.4, width: 4, opacity: 0.7, blur: 1 },
            ),
          )
          .join('');
  return path(curveThrough(line), { stroke: 0.4, width: 36, blur: 2 }) + tail;
};

const spine = ({ finding }: MriSpine): string =>
  [
    rect([0, 0, 1000, 1000], { fill: 0.04 }),
    path('M120 -20Q90 400 130 1020H900Q930 500 880 -20Z', { fill: 0.3, blur: 9 }),
    path('M720 -20Q760 500 740 1020H910Q940 500 890 -20Z', { fill: 0.66, blur: 16 }),
    path('M120 -20Q90 400 130 1020H300Q240 500 290 -20Z', { fill: 0.14, blur: 16 }),
    element('rect', { width: 1000, height: 1000, filter: reference('mottle'), opacity: 0.1 }),
    path(canal, { stroke: 0.14, width: 116, blur: 2 }),
    path(canal, { stroke: 0.92, width: 88, blur: 2 }),
    cordOf(finding),
    ...levels.map((n) => {
      const [x, y] = bodyAt(n);
      return ellipse([x + 290, y + 46, 74, 20], {
        fill: 0.4,
        stroke: 0.12,
        width: 4,
        blur: 2,
        transform: `rotate(18 ${x + 290} ${y + 46})`,
      });
    }),
    ...levels.map((n) => disc(bodyAt(n), finding === 'disc-herniation' && n === 5 ? 0.16 : 0.78)),
    ...levels.map((n) => block(bodyAt(n), finding === 'cord-compression' && n === 4 ? 0.2 : 0.48)),
  ].join('');

const herniation = (): Finding => {
  const [x, y] = bodyAt(sick['disc-herniation']);
  const at: Point = [x + 104, y + pitch / 2];
  return {
    layers: {
      over: path(
        blobOf([
          [x + 62, at[1] - 16],
          [x + 110, at[1] - 32],
          [x + 168, at[1] - 16],
          [x + 176, at[1] + 20],
          [x + 120, at[1] + 38],
          [x + 62, at[1] + 16],
        ]),
        { fill: 0.2, blur: 2 },
      ),
    },
    hotspots: [
      spot(
        [x + 130, at[1]],
        'Disc pushed back',
        'It reaches into the canal and presses the roots.',
      ),
      spot([x, at[1]], 'Dark disc', 'It has lost its water; the others are bright.'),
    ],
    seen: {
      Discs: 'L4/L5 dark and low, pushed back into the canal',
      Canal: 'Narrow behind the disc L4/L5, roots pressed',
    },
    impression: 'Disc herniation L4/L5 that presses the roots',
    alt: 'Near the bottom one disc is dark and bulges back into the bright canal, which is narrow there.',
  };
};

const compression = (): Finding => {
  const [x, y] = bodyAt(sick['cord-compression']);
  return {
    layers: {
      over: group({ blur: 2 }, [
        path(
          blobOf([
            [x - 70, y - 40],
            [x + 60, y - 44],
            [x + 116, y - 50],
            [x + 152, y],
            [x + 116, y + 50],
            [x + 60, y + 44],
            [x - 70, y + 40],
          ]),
          { fill: 0.24 },
        ),
        ellipse([x + 176, y - 60, 10, 40], { fill: 0.8, opacity: 0.6 }),
      ]),
    },
    hotspots: [
      spot([x, y], 'Dark vertebra', 'Its marrow is replaced.'),
      spot(
        [x + 140, y],
        'Mass in the canal',
        'It grows back out of the vertebra and flattens the cord.',
      ),
      spot([x + 176, y - 60], 'Bright cord', 'Swelling above the pressed place.'),
    ],
    seen: {
      Vertebrae: 'One vertebra dark, its back edge bulging',
      Canal: 'No fluid about the cord at this level',
      Cord: 'Flattened, bright above the level',
    },
    impression: 'Compression of the spinal cord by a mass of the vertebra',
    alt: 'In the middle one vertebra is dark and bulges back; the bright canal is gone there and the gray cord is bent and thin.',
  };
};

const normalOf = (isLumbar: boolean) =>
  ({
    steps: {
      Alignment: 'Back edges form one smooth line',
      Vertebrae: 'Equal height, marrow even',
      Discs: 'Bright, none pushed back',
      Canal: 'White fluid all along',
      Cord: isLumbar ? 'Ends at L1/L2, roots float free' : 'Even, fluid in front and behind',
    },
    hotspots: [
      spot([bodyAt(5)[0], bodyAt(5)[1] + 61], 'Disc L4/L5', 'Bright and within its edges.'),
      spot([canalX(2), bodyAt(2)[1]], 'End of the cord', 'At the level of L1/L2.'),
      spot([canalX(5), bodyAt(5)[1]], 'Canal', 'White fluid with roots in it.'),
    ],
    impression: 'Normal sagittal T2 slice of the spine.',
    alt: [
      `MRI of the ${isLumbar ? 'lumbar' : 'thoracic'} spine, sagittal, T2.`,
      'The vertebrae are even, the discs bright and within their edges, the canal white all along.',
    ],
  }) as const;

const found = ({ finding }: MriSpine): readonly Finding[] => {
  if (finding === 'none') return [];
  return [finding === 'disc-herniation' ? herniation() : compression()];
};

/** A sagittal slice of the spine; the front of the body is on the image left. */
export const drawMriSpine = (slice: MriSpine, id: string): DrawnCase => {
  const findings = found(slice);
  const isLumbar = slice.finding !== 'cord-compression';
  return compose(id, {
    normal: normalOf(isLumbar),
    findings,
    definitions: [cloudFilter('mottle', { frequency: '0.03' })],
    body: [spine(slice), layerOf(findings, 'over')],
    marks: [
      words('Anterior', [56, 92], { size: 22, weight: 600 }),
      words(`Sagittal, T2, ${isLumbar ? 'lumbar' : 'thoracic'}`, [56, 122]),
    ],
    exposure: { level: 0.48, window: 0.94 },
    unitsPerCentimeter: 34,
  });
};
