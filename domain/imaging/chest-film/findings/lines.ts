import { type Finding, spot } from '../../finding.ts';
import { curveThrough, type Point } from '../../svg/geometry.ts';
import { ellipse, group, path } from '../../svg/paint.ts';
import type { ChestFilm } from '../parameters.ts';
import { onSide } from '../thorax.ts';

const venous = {
  'cavoatrial-junction': {
    course: [
      [392, 30],
      [412, 120],
      [432, 200],
      [444, 300],
      [446, 404],
    ],
    verdict: 'tip at the junction of superior vena cava and right atrium, in place',
    impression: 'Central venous line in place',
    alt: 'A thin line runs from the neck on the image left down beside the spine and ends just below the fork of the windpipe.',
  },
  'right-atrium': {
    course: [
      [392, 30],
      [412, 120],
      [432, 200],
      [444, 300],
      [444, 420],
      [432, 520],
      [446, 620],
    ],
    verdict: 'tip deep in the right atrium, too far',
    impression: 'Central venous line too deep, tip in the right atrium',
    alt: 'A thin line runs from the neck on the image left into the heart shadow and ends deep in it.',
  },
  jugular: {
    course: [
      [240, 130],
      [330, 196],
      [404, 208],
      [424, 150],
      [420, 60],
    ],
    verdict: 'turns up into the neck',
    impression: 'Central venous line turned up into the jugular vein',
    alt: 'A thin line comes in under the collar bone on the image left and turns up into the neck.',
  },
} as const satisfies Record<
  string,
  { course: readonly Point[]; verdict: string; impression: string; alt: string }
>;

/** A central venous line and where its tip lies. */
export const centralLine = ({ centralLine: place }: ChestFilm): Finding | undefined => {
  if (!place) return;
  const { verdict, impression, alt } = venous[place];
  const course: readonly Point[] = venous[place].course;
  return {
    layers: { device: path(curveThrough(course), { stroke: 1, width: 5, opacity: 0.85, blur: 1 }) },
    hotspots: [
      spot(course.at(-1) ?? [0, 0], 'Tip of the central line', `Central line: ${verdict}.`),
    ],
    seen: { Gadgets: `Central line: ${verdict}` },
    impression,
    alt,
  };
};

/** A drain of the pleural space. */
export const chestTube = ({ chestTube: side }: ChestFilm): Finding | undefined => {
  if (!side) return;
  const points: readonly Point[] = [
    [90, 560],
    [160, 520],
    [226, 430],
    [290, 300],
    [356, 190],
  ];
  const course = points.map((point) => onSide(side, point));
  const line = curveThrough(course);
  return {
    layers: {
      device: group({ blur: 1 }, [
        path(line, { stroke: 1, width: 22, opacity: 0.24 }),
        path(line, { stroke: 1, width: 5, opacity: 0.85, dash: '300 18 400' }),
      ]),
    },
    hotspots: [
      spot(course.at(-1) ?? [0, 0], 'Tip of the chest tube', 'At the apex, where air gathers.'),
      spot(course[2] ?? [0, 0], 'Side hole', 'The gap in the line must lie inside the ribs.'),
    ],
    seen: {
      Gadgets: `${side === 'right' ? 'Right' : 'Left'} chest tube, tip at the apex, side hole inside the ribs`,
    },
    impression: `${side === 'right' ? 'Right' : 'Left'} chest tube in place`,
    alt: `A wide tube enters through the chest wall on the image ${side === 'right' ? 'left' : 'right'} and ends at the top of the lung.`,
  };
};

const leads: readonly (readonly Point[])[] = [
  [
    [716, 262],
    [660, 220],
    [560, 190],
    [470, 230],
    [446, 340],
    [436, 470],
    [476, 528],
    [456, 560],
  ],
  [
    [720, 268],
    [664, 230],
    [562, 202],
    [478, 240],
    [454, 350],
    [450, 540],
    [520, 650],
    [610, 690],
    [660, 694],
  ],
];

/** A pacemaker with a lead in the right atrium and one at the tip of the right ventricle. */
export const pacemaker = ({ pacemaker: isThere }: ChestFilm): Finding | undefined => {
  if (!isThere) return;
  const box =
    'M706 236C740 220 790 226 802 252C814 290 796 324 756 326C716 326 694 300 696 266C696 250 700 240 706 236Z';
  return {
    layers: {
      device: group({ blur: 1 }, [
        path(box, { fill: 0.93, opacity: 0.95 }),
        path('M716 262C736 248 776 250 786 268', { stroke: 0.6, width: 5 }),
        ...leads.map((lead) => path(curveThrough(lead), { stroke: 0.95, width: 5, opacity: 0.9 })),
        ellipse([458, 556, 6, 6], { fill: 1 }),
        ellipse([658, 694, 6, 6], { fill: 1 }),
      ]),
    },
    hotspots: [
      spot([752, 276], 'Generator', 'In the wall of the left chest.'),
      spot([456, 558], 'Atrial lead', 'Ends in the appendage of the right atrium.'),
      spot(
        [658, 694],
        'Ventricular lead',
        'Ends at the tip of the right ventricle, without a kink.',
      ),
    ],
    seen: {
      Gadgets: 'Pacemaker at the left, leads in right atrium and right ventricle, not broken',
    },
    impression: 'Dual-chamber pacemaker, leads in place',
    alt: 'A bright box lies in the upper chest wall on the image right; two wires run from it into the heart shadow.',
  };
};
