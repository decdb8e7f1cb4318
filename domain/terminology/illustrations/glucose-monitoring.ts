import type { Point } from '../../pictures/polyline.ts';
import { roundThrough } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arrow, blob, box, curve, dots, inked, joined, oval, path } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const [left, right, top, bottom] = [90, 600, 266, 424];

/** Where a time of the day and a glucose in mg/dL stand. */
const at = (hour: number, glucose: number): Point => [
  left + (hour / 24) * (right - left),
  bottom - ((glucose - 40) / 200) * (bottom - top),
];

const readings: readonly Point[] = [
  [0, 118],
  [2, 104],
  [3.4, 76],
  [4.3, 58],
  [5.2, 74],
  [6.5, 98],
  [7.2, 106],
  [8.4, 188],
  [9.3, 200],
  [10.6, 146],
  [12, 112],
  [12.8, 128],
  [13.8, 168],
  [15, 152],
  [16.6, 118],
  [18, 104],
  [19.2, 150],
  [20.2, 176],
  [21.6, 148],
  [24, 122],
];

const trace = inked(
  'line',
  'trace',
  roundThrough(readings.map(([hour, glucose]) => at(hour, glucose))),
);

const level = (glucose: number): number => Number(at(0, glucose)[1].toFixed(1));
const meals = [7.4, 12.6, 18.6].map((hour) => Number(at(hour, 40)[0].toFixed(1)));

const section = [
  box('fat', '190,178 270,40'),
  ...['220,198', '262,200', '306,198', '350,200', '394,198', '434,200'].map((place) =>
    oval('fat', `${place} 21,15`),
  ),
  box('soft', '190,104 270,80'),
  ...joined('blood', [
    ['190,170 240,164 276,172 330,164 372,172 420,164 460,168', [11, 9, 8, 9, 11]],
    ['226,166 220,142 230,124 242,142 246,164', [5, 5]],
    ['398,166 392,142 402,124 414,142 418,164', [5, 5]],
  ]),
  blob(
    'body',
    '190,84 190,84 460,84 460,84 460,108 460,108 444,116 428,106 412,116 396,106 380,116 364,106 348,116 332,106 316,116 300,106 284,116 268,106 252,116 236,106 220,116 204,106 190,114 190,114',
  ),
  box('pale', '248,76 154,9', 4),
  blob('device', '262,76 262,76 266,54 284,42 325,38 366,42 384,54 388,76 388,76'),
  curve('shine', '274,66 284,52 310,46'),
  oval('target', '325,58 7,7'),
  blob('device', '322,76 322,76 322,146 325,154 328,146 328,76 328,76'),
  ...dots('second', '290,136 304,150 348,140 360,152 312,132 340,124 276,150 372,138 300,124', 4),
];

/** Continuous glucose monitoring. Source: standard endocrinology texts. */
export const glucoseMonitoring = illustrated({
  key: 'glucose-monitoring',
  title: 'Continuous glucose monitoring',
  alt: 'Above, a sensor sits on the skin; its thin filament reaches into the tissue fluid, where glucose from the capillaries spreads. Below, the glucose curve of a day from 40 to 240 mg/dL with a shaded target range of 70 to 180 mg/dL. The curve rises after each of three meals, once above the range, and falls below it once in the night.',
  scale: 'Target range 70 to 180 mg/dL; one day',
  height: 480,
  shapes: [
    ...section,
    box('target', `${left},${level(180)} ${right - left},${level(70) - level(180)}`),
    path('limit', `${left},${level(180)} ${right},${level(180)}`),
    path('limit', `${left},${level(70)} ${right},${level(70)}`),
    path('axis', `${left},${top - 6} ${left},${bottom} ${right},${bottom}`),
    ...[6, 12, 18, 24].map((hour) => {
      const x = at(hour, 40)[0];
      return path('axis', `${x},${bottom} ${x},${bottom + 6}`);
    }),
    trace,
    ...meals.flatMap((x) =>
      arrow('second', `${x},${bottom - 34} ${x},${bottom - 20} ${x},${bottom - 4}`, 9),
    ),
    oval(
      'hurt',
      `${at(4.3, 58)
        .map((n) => n.toFixed(1))
        .join(',')} 5,5`,
    ),
    oval(
      'second',
      `${at(9.2, 200)
        .map((n) => n.toFixed(1))
        .join(',')} 5,5`,
    ),
  ],
  tags: [
    tag('Sensor', '470,40', '372,54'),
    tag('Filament', '170,50', '322,122'),
    tag('Capillary', '170,150', '222,150'),
    tag('Tissue fluid', '480,120', '374,130'),
    word('180', `82,${level(180)}`, 'end'),
    word('70', `82,${level(70)}`, 'end'),
    word('mg/dL', '82,262', 'end'),
    tag('Target range', '462,272', `462,${level(165)}`),
    tag(
      'High',
      '330,268',
      at(9.2, 200)
        .map((n) => n.toFixed(1))
        .join(','),
    ),
    ...meals.map((x) => word('Meal', `${x},454`)),
    word('0 h', '92,454'),
    word('24 h', '600,454'),
  ],
});
