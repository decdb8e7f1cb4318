import { describe, expect, it } from 'vitest';
import { complexesOf, ecg, prMs, rateOf } from '../../../domain/pictures/ecg/ecg.ts';
import { type EcgParameters, rhythmNames } from '../../../domain/pictures/ecg/parameters.ts';
import { readPicture } from '../../../domain/pictures/pictures.ts';
import type { Point } from '../../../domain/pictures/polyline.ts';
import { inked, pictureOf } from './drawn-points.ts';

const parametersOf = (written: object): EcgParameters => ecg.parameters.parse(written);

const mmPerSecond = 25;

/** The drawn trace in seconds and mV, its line at 0. */
const traceOf = (written: object, seed: number): readonly Point[] => {
  const points = inked(pictureOf('ecg', { ...written }, seed).draw(), 'trace');
  return points.map(([x, y]) => [x / mmPerSecond, (20 - y) / 10]);
};

/** Tops above 0.6 mV. */
const peaksOf = (trace: readonly Point[]): readonly number[] =>
  trace.flatMap(([at, mv], i) => {
    const [before, after] = [trace[i - 1]?.[1] ?? -9, trace[i + 1]?.[1] ?? -9];
    return mv > 0.6 && mv >= before && mv > after ? [at] : [];
  });

/** Where the line last left the baseline before this moment, walking back to flat paper. */
const flatBefore = (trace: readonly Point[], at: number): number => {
  const earlier = trace.filter(([t]) => t < at);
  const index = earlier.findLastIndex(([, mv], i) => {
    const before = earlier[i - 1];
    return Math.abs(mv) < 0.02 && before !== undefined && Math.abs(before[1]) < 0.02;
  });
  return earlier[index]?.[0] ?? Number.NaN;
};

describe('an ECG strip', () => {
  it.each([
    ['sinus', 76],
    ['sinus-bradycardia', 42],
    ['sinus-tachycardia', 132],
    ['atrial-fibrillation', 118],
    ['atrial-flutter', 75],
    ['supraventricular', 190],
    ['junctional', 48],
    ['first-degree', 66],
    ['st-elevation', 78],
  ])('%s has the R peaks of its rate of %d', (rhythm, rate) => {
    const parameters = parametersOf({ rhythm, rate, seconds: 10 });
    const peaks = peaksOf(traceOf({ rhythm, rate, seconds: 10 }, 5));
    expect(peaks).toHaveLength(complexesOf(parameters, 5).length);
    const [first = 0] = peaks;
    const counted = (60 * (peaks.length - 1)) / ((peaks.at(-1) ?? 0) - first);
    expect(Math.abs(counted - rate) / rate).toBeLessThan(0.08);
    expect(Math.abs(counted - rateOf(parameters, 5))).toBeLessThan(2);
  });

  it.each([
    [{ rhythm: 'sinus', pr: 140 }, 140],
    [{ rhythm: 'sinus', pr: 200 }, 200],
    [{ rhythm: 'first-degree', pr: 320 }, 320],
  ])('is drawn with the PR interval of %o', (written, wanted) => {
    const trace = traceOf(written, 3);
    const [, second = 0] = peaksOf(trace);
    // The R peak stands 0.47 of 90 ms behind the onset of its complex.
    const onset = second - 0.47 * 0.09;
    const p = flatBefore(trace, onset - 0.1);
    expect(Math.abs((onset - p) * 1000 - wanted)).toBeLessThan(16);
    expect(prMs(parametersOf(written), 3)).toBe(wanted);
  });

  it('lengthens PR until a beat is dropped in Mobitz I, and keeps it in Mobitz II', () => {
    const first = pictureOf('ecg', { rhythm: 'mobitz-1', every: 4 }, 2).seen();
    expect(first).toContain('in small boxes 4.5, 7, 8.3');
    expect(first).toMatch(/\d of \d P waves have no complex/);
    const second = pictureOf('ecg', { rhythm: 'mobitz-2', pr: 160 }, 2).seen();
    expect(second).toContain('4 small boxes before its complex');
    expect(second).toMatch(/\d of \d P waves have no complex/);
  });

  it('has no rate where there are no complexes', () => {
    for (const rhythm of ['asystole', 'ventricular-fibrillation-fine']) {
      expect(rateOf(parametersOf({ rhythm }), 1)).toBe(0);
    }
  });

  it('draws the same strip from the same seed, and another from another', () => {
    const parameters = { rhythm: 'atrial-fibrillation' };
    const strips = [1, 1, 2].map((seed) => pictureOf('ecg', parameters, seed).draw());
    expect(strips[0]).toEqual(strips[1]);
    expect(strips[0]).not.toEqual(strips[2]);
  });

  it.each(rhythmNames)('stays on its paper and keeps the name %s to itself', (rhythm) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const picture = pictureOf('ecg', { rhythm }, seed);
      const drawing = picture.draw();
      for (const [x, y] of inked(drawing, 'trace')) {
        expect(x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height).toBe(true);
      }
      const words = picture.seen().toLowerCase();
      expect(words).not.toMatch(
        /sinus|fibrill|flutter|tachy|brady|block|premature|paced|torsa|asys|junct/,
      );
      expect(JSON.stringify(drawing)).not.toContain(rhythm);
      expect(picture.reading()).not.toBe('');
    }
  });

  it.each([
    [{ rhythm: 'sinus', rate: 140 }, 'sinus has a rate of 60 to 100'],
    [{ rhythm: 'first-degree', pr: 160 }, 'first-degree has a PR interval of 210 to 480 ms'],
    [{ rhythm: 'wandering' }, 'Known rhythms are'],
    [{ rhythm: 'sinus', speed: 50 }, 'speed'],
  ])('refuses %o and says what would be right', (parameters, words) => {
    const read = readPicture('ecg', { parameters, seed: 1 });
    expect(read?.ok).toBe(false);
    expect(JSON.stringify(read)).toContain(words);
  });
});
