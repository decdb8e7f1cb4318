import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { blob, box, curve, inked, oval, path, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const arm = [
  tube('body', '1,90 80,90 170,92 260,98 350,100 404,98', [86, 84, 74, 62, 50, 40]),
  blob(
    'body',
    '398,78 416,72 432,58 446,54 448,64 440,76 466,80 490,86 492,94 478,97 490,103 488,111 472,111 476,118 464,122 430,122 398,118',
  ),
  tube('blood', '2,98 100,98 200,102 270,104 330,98 394,98', [9, 8, 7, 5]),
  blob('device', '74,42 74,42 178,44 178,44 182,92 178,140 178,140 74,142 74,142 70,92'),
  path('axis', '150,44 152,92 150,140'),
  curve('trace', '122,44 124,26 164,20 420,18 520,22'),
  oval('device', '560,44 40,40'),
  oval('skin', '560,44 31,31'),
  path('trace', '560,44 576,26'),
  oval('trace', '560,44 3,3'),
  curve('trace', '252,112 252,150 300,162 370,160 420,168'),
  oval('device', '252,110 17,9'),
];

const [left, right, top, bottom] = [90, 520, 196, 400];

const at = (share: number, mmHg: number): Point => [
  left + share * (right - left),
  bottom - ((mmHg - 50) / 100) * (bottom - top),
];

/** Arterial pressure: a steep rise, a notch, a slow fall. */
const arterial = (share: number): number => {
  const part = (share * 14) % 1;
  if (part < 0.16) return 80 + 40 * Math.sin(((part / 0.16) * Math.PI) / 2);
  const notch = 5 * Math.exp(-(((part - 0.48) / 0.06) ** 2));
  return 80 + 40 * ((1 - part) / 0.84) ** 1.25 + notch;
};

const cuff = (share: number): number => 142 - 84 * share;

const samples = Array.from({ length: 421 }, (_, step) => step / 420);
const arterialLine = inked(
  'line',
  'blood',
  samples.map((share) => at(share, arterial(share))),
);

/** Where the falling cuff meets a pressure. */
const meets = (mmHg: number): number => at((142 - mmHg) / 84, mmHg)[0];

const level = (mmHg: number) => {
  const [, y] = at(0, mmHg);
  return path('limit', `${left},${y.toFixed(1)} ${right},${y.toFixed(1)}`);
};

const phases = [120, 110, 98, 88, 80].map(meets);
const loud = [0.5, 0.5, 0.75, 0.75, 1, 1, 0.45, 0.3];

/** A sound at each beat from the first phase to the last. */
const sounds = loud.map((size, step) => {
  const [from = 0, to = 0] = [phases[0], phases[4]];
  const x = from + 4 + (step * (to - from - 10)) / (loud.length - 1);
  return path('second', `${x.toFixed(1)},${424 - 18 * size} ${x.toFixed(1)},${424 + 18 * size}`);
});

/** Blood pressure by cuff and sounds. Source: standard physiology texts. */
export const bloodPressure = illustrated({
  key: 'blood-pressure',
  title: 'Measuring blood pressure',
  alt: 'Above, an arm with a cuff around the upper arm, a manometer, and a stethoscope over the brachial artery at the elbow. Below, cuff pressure falls across the pulsing arterial pressure. Sounds begin where the cuff falls below the systolic peaks, at 120 mmHg, grow and then muffle through the Korotkoff phases I to IV, and stop in phase V at the diastolic pressure, 80 mmHg.',
  scale: 'An example of 120/80 mmHg',
  height: 480,
  shapes: [
    ...arm,
    box('target', `${phases[0]},${top} ${(phases[4] ?? 0) - (phases[0] ?? 0)},${bottom - top}`),
    path('axis', `${left},${top} ${left},${bottom} ${right},${bottom}`),
    level(120),
    level(80),
    arterialLine,
    inked('line', 'trace', [at(0, cuff(0)), at(1, cuff(1))]),
    ...sounds,
    ...[phases[0], phases[4]].map((x, i) =>
      oval('trace', `${x},${at(0, i === 0 ? 120 : 80)[1]} 5,5`),
    ),
  ],
  tags: [
    tag('Cuff', '50,22', '84,52'),
    tag('Artery', '340,36', '300,100'),
    word('Manometer', '566,108'),
    tag('Stethoscope', '440,164', '414,166'),
    word('120', '82,257', 'end'),
    word('80', '82,339', 'end'),
    word('mmHg', '82,206', 'end'),
    word('Systolic', '528,257', 'start'),
    word('Diastolic', '528,339', 'start'),
    tag('Cuff pressure', '290,184', '150,228'),
    word('Korotkoff', '150,424'),
    word('Phase', '166,462'),
    ...['I', 'II', 'III', 'IV', 'V'].map((phase, i) => {
      const from = phases[i] ?? 0;
      const to = phases[i + 1] ?? from + 40;
      return word(phase, `${((from + to) / 2).toFixed(1)},462`);
    }),
  ],
});
