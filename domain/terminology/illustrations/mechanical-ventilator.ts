import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arrow, blob, box, curve, inked, joined, path, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const machine = [
  box('device', '24,34 124,150', 10),
  box('skin', '38,48 96,62', 5),
  curve('second', '44,100 52,98 58,72 74,70 80,96 92,98 98,72 114,70 120,96 128,98'),
  ...['46,140', '70,140', '94,140', '118,140'].map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return box('skin', `${x - 8},${y - 8} 16,16`, 8);
  }),
  box('device', '36,184 20,18', 2),
  box('device', '116,184 20,18', 2),
];

const circuit = [
  tube('fluid', '148,70 220,60 300,66 366,98', [18, 18]),
  tube('pale', '148,158 220,172 300,158 366,118', [18, 18]),
  box('device', '232,50 34,26', 4),
  blob(
    'device',
    '356,88 356,88 396,96 396,96 418,100 418,100 418,118 418,118 396,120 396,120 356,130 356,130 372,109',
  ),
  ...arrow('axis', '168,44 190,40 214,38'),
  ...arrow('axis', '214,194 190,194 168,188'),
];

const lungs = [
  blob('soft', '536,96 514,98 492,122 474,160 466,198 480,210 508,200 532,198 538,170 538,130'),
  blob('soft', '562,96 584,98 606,122 624,160 632,198 618,210 590,200 568,198 562,170 562,130'),
  ...joined('airway', [
    ['549,28 549,70 549,106', [22, 20]],
    ['545,100 528,122 508,150', [13, 7]],
    ['553,100 570,122 590,150', [13, 7]],
  ]),
  tube('pale', '416,109 446,104 474,88 492,58 514,36 536,36 548,54 549,90', [11, 10]),
  box('fluid', '538,66 22,14', 6),
];

const [left, right, top, bottom] = [80, 620, 262, 440];

/** Centimeters of water over seconds. */
const at = (seconds: number, pressure: number): Point => [
  left + (seconds / 6) * (right - left),
  bottom - (pressure / 34) * (bottom - top),
];

const [peak, plateau, peep] = [28, 20, 6];

const breath = (from: number): readonly Point[] => [
  ...[0, 0.02, 0.25, 0.5, 0.75, 0.9].map(
    (t): Point => at(from + t, t === 0 ? peep : 11 + (t / 0.9) * (peak - 11)),
  ),
  at(from + 0.94, plateau + 1.5),
  at(from + 1, plateau + 0.4),
  at(from + 1.05, plateau),
  at(from + 1.4, plateau),
  ...[0.05, 0.12, 0.2, 0.3, 0.45, 0.65, 0.9].map(
    (t): Point => at(from + 1.4 + t, peep + (plateau - peep) * Math.exp(-t / 0.17)),
  ),
];

const level = (pressure: number) => {
  const y = at(0, pressure)[1].toFixed(1);
  return path('limit', `${left},${y} ${right},${y}`);
};

/** A ventilator, its circuit and its pressure. Source: standard critical care texts. */
export const mechanicalVentilator = illustrated({
  key: 'mechanical-ventilator',
  title: 'Mechanical ventilation',
  alt: 'Above, a ventilator with an inspiratory and an expiratory limb that meet at a Y-piece; from there a cuffed tube leads into the trachea and both lungs. Below, airway pressure over time for two breaths: a rise to the peak inspiratory pressure, a fall to the level plateau during a pause, then a fall to the positive end-expiratory pressure, which never reaches zero.',
  scale: 'Volume control with a pause; pressure in cmH₂O over 6 seconds',
  height: 480,
  shapes: [
    ...circuit,
    ...machine,
    ...lungs,
    level(peak),
    level(plateau),
    level(peep),
    path('axis', `${left},${top - 20} ${left},${bottom} ${right},${bottom}`),
    inked('line', 'second', [at(0, peep), ...breath(0.4), ...breath(3.3), at(6, peep)]),
  ],
  tags: [
    word('Ventilator', '84,22'),
    tag('Inspiratory limb', '236,22', '236,60'),
    tag('Expiratory limb', '310,212', '304,158'),
    tag('Y-piece', '400,164', '394,112'),
    tag('Cuffed tube', '458,30', '490,60'),
    word('Peak', '490,279'),
    word('Plateau', '560,322'),
    word('PEEP', '332,392'),
    word('cmH₂O', '90,246', 'start'),
    word('Time', '616,460', 'end'),
  ],
});
