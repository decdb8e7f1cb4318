import type { Point } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { inked, path } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

/** Twenty units are one small square: 0.04 seconds across and 0.1 mV up. */
const line = 290;

type Wave = { readonly from: number; readonly to: number; readonly high: number };

const atrial: Wave = { from: 140, to: 190, high: 32 };
const repolarized: Wave = { from: 320, to: 415, high: 66 };
const next: Wave = { from: 540, to: 590, high: 32 };

const wave = ({ from, to, high }: Wave, lean = 1): readonly Point[] =>
  Array.from({ length: 33 }, (_, step): Point => {
    const part = step / 32;
    return [from + part * (to - from), line - high * Math.sin(Math.PI * part ** lean) ** 2];
  });

const beat: readonly Point[] = [
  [20, line],
  ...wave(atrial),
  [220, line],
  [228, line + 16],
  [242, 66],
  [255, line + 44],
  [265, line],
  ...wave(repolarized, 1.3),
  ...wave(next),
  [620, line],
];

const bracket = (from: number, to: number, y: number) =>
  path('axis', `${from},${y - 7} ${from},${y} ${to},${y} ${to},${y - 7}`);

/** One heartbeat on paper at 25 mm per second and 10 mm per mV. Source: standard cardiology texts. */
export const ecgComplex = illustrated({
  key: 'ecg-complex',
  title: 'One heartbeat on the ECG',
  alt: 'One heartbeat on ECG paper: a small round P wave, then a narrow QRS complex with a small dip, a tall spike and a second dip, then a flat ST segment and a broad T wave. Brackets show the PR interval from the start of P to the start of QRS, the QRS complex, and the QT interval from the start of QRS to the end of T.',
  scale: '25 mm/s, 10 mm/mV; a small square is 0.04 s by 0.1 mV',
  grids: [
    {
      left: 20,
      top: 20,
      right: 620,
      bottom: 420,
      minorX: 20,
      majorX: 100,
      minorY: 20,
      majorY: 100,
    },
  ],
  shapes: [
    inked('line', 'trace', beat),
    bracket(140, 220, 344),
    bracket(220, 265, 372),
    bracket(220, 415, 402),
  ],
  tags: [
    word('P', '165,240'),
    word('Q', '210,314'),
    word('R', '242,48'),
    word('S', '276,330'),
    word('T', '372,206'),
    tag('ST segment', '312,160', '292,286'),
    word('PR interval', '132,342', 'end'),
    word('QRS complex', '275,370', 'start'),
    word('QT interval', '212,400', 'end'),
  ],
});
