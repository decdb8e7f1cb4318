import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arrow, box, inked, oval, path } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const [left, right, top, bottom] = [60, 620, 60, 380];
const hours = 12;
const halfLife = 3;
const elimination = Math.LN2 / halfLife;
const absorption = 1.2;
const peakAt = Math.log(absorption / elimination) / (absorption - elimination);

const amount = (t: number): number => Math.exp(-elimination * t) - Math.exp(-absorption * t);

/** Share of the peak. */
const concentration = (t: number): number => amount(t) / amount(peakAt);

const at = (t: number, level: number): Point => [
  left + (t / hours) * (right - left),
  bottom - level * 260,
];

const written = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const line = Array.from({ length: 121 }, (_, step): Point => {
  const t = (step / 120) * hours;
  return at(t, concentration(t));
});

const [toxic, effective] = [1.14, 0.24];
const [firstAt, secondAt] = [4, 4 + halfLife];
const [first, second] = [concentration(firstAt), concentration(secondAt)];
const [windowTop, windowBottom] = [at(0, toxic)[1], at(0, effective)[1]];

/** One dose by mouth: absorbed by first order, half-life of three hours. Source: standard pharmacology texts. */
export const drugAbsorption = illustrated({
  key: 'drug-absorption',
  title: 'Drug level after one dose by mouth',
  alt: 'A curve of drug concentration in blood against time after one dose by mouth. It rises steeply while the drug is absorbed, reaches its peak, and falls slowly as the drug is eliminated. A shaded therapeutic window lies between the lowest effective level and the toxic level. A mark on the falling part shows the half-life, the time in which the level falls by half.',
  scale: 'Half-life of 3 hours in this example',
  shapes: [
    box('target', `${left},${windowTop} ${right - left},${windowBottom - windowTop}`),
    inked('area', 'shade', [...line, [right, bottom], [left, bottom]]),
    path('limit', `${left},${windowTop} ${right},${windowTop}`),
    path('limit', `${left},${windowBottom} ${right},${windowBottom}`),
    ...arrow('axis', `${left},${bottom} ${left},${top - 36}`),
    ...arrow('axis', `${left},${bottom} ${right + 10},${bottom}`),
    inked('line', 'second', line),
    path('limit', written(at(peakAt, 1), at(peakAt, 0))),
    path('third', written(at(firstAt, first), at(firstAt, second), at(secondAt, second))),
    ...arrow(
      'third',
      written(at(firstAt, second), at((firstAt + secondAt) / 2, second), at(secondAt, second)),
    ).slice(1),
    ...[at(peakAt, 1), at(firstAt, first), at(secondAt, second)].map(([x, y]) =>
      oval('trace', `${x},${y} 5,5`),
    ),
  ],
  tags: [
    word('Concentration', '78,30', 'start'),
    word('Time', '600,406', 'end'),
    tag('Peak', '220,100', written(at(peakAt, 1))),
    word('Time to peak', written([at(peakAt, 0)[0], 406])),
    word('Half-life', written([at(firstAt, 0)[0] - 8, 250]), 'end'),
    word('Toxic level', '616,68', 'end'),
    word('Effective level', '616,298', 'end'),
    word('Therapeutic window', '612,130', 'end'),
    tag('Elimination', '400,190', written(at(4.9, concentration(4.9)))),
  ],
});
