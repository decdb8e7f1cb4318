import { compose } from '../compose.ts';
import { spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { capital } from '../slice.ts';
import { path, words } from '../svg/paint.ts';
import type { Ultrasound } from './parameters.ts';
import type { Still } from './still.ts';
import { depthScale, sweepDefinitions } from './sweep.ts';
import { aorta, gallbladder, kidney } from './views/abdomen.ts';
import { heart, pregnancy } from './views/heart-and-pregnancy.ts';
import { lung } from './views/lung.ts';
import { rightUpperQuadrant } from './views/right-upper-quadrant.ts';
import { legVein, thyroid } from './views/vessels-and-neck.ts';

const stillOf = ({ view, finding }: Ultrasound): Still => {
  const isSick = finding !== 'none';
  switch (view) {
    case 'lung':
      return lung(finding);
    case 'gallbladder':
      return gallbladder(isSick);
    case 'kidney':
      return kidney(isSick);
    case 'right-upper-quadrant':
      return rightUpperQuadrant(isSick);
    case 'aorta':
      return aorta(isSick);
    case 'leg-vein':
      return legVein(isSick);
    case 'pregnancy':
      return pregnancy(isSick);
    case 'heart':
      return heart(isSick);
    case 'thyroid':
      return thyroid(isSick);
  }
};

/** Organs of which there is one on each side. */
const isPaired = ({ view }: Ultrasound): boolean =>
  view === 'lung' || view === 'kidney' || view === 'leg-vein';

/** A still with its places, steps and words. */
export const drawUltrasound = (still: Ultrasound, id: string): DrawnCase => {
  const { body, name, probe, unitsPerCentimeter, places, seen, steps, impression, alt } =
    stillOf(still);
  const where = isPaired(still) ? `, ${still.side} side` : '';
  const hotspots = places.map(([at, title, why]) => spot(at, title, why));
  const isSick = still.finding !== 'none';
  return compose(id, {
    normal: {
      steps,
      hotspots,
      impression: `${impression || 'Normal still'}${where}.`,
      alt: [
        `Ultrasound, ${name.toLowerCase()}${where}.`,
        'Tissue is evenly gray and fluid black where each belongs.',
      ],
    },
    findings: isSick
      ? [{ layers: {}, hotspots, seen, impression: `${impression}${where}`, alt }]
      : [],
    definitions: sweepDefinitions,
    body: [body, path(depthScale, { stroke: 0.6, width: 2.4 })],
    marks: [
      words(name, [40, 56], { size: 24, weight: 600 }),
      ...[...(where ? [capital(`${still.side} side`)] : []), ...probe.split(', ').map(capital)].map(
        (line, index) => words(line, [40, 84 + index * 24]),
      ),
    ],
    exposure: { level: 0.46, window: 0.92, grain: 0.3 },
    unitsPerCentimeter,
  });
};
