import { describe, expect, it } from 'vitest';
import { measured } from '../../../domain/pictures/axes.ts';
import {
  contractionsOf,
  fetalHeart,
  heartAxes,
} from '../../../domain/pictures/fetal-heart/fetal-heart.ts';
import { tracingNames } from '../../../domain/pictures/fetal-heart/patterns.ts';
import { inked, pictureOf } from './drawn-points.ts';

const given = (written: object) => fetalHeart.parameters.parse(written);

/** The drawn rate in seconds and beats a minute. */
const tracingOf = (written: object, seed = 6) =>
  inked(pictureOf('fetal-heart', { ...written }, seed).draw(), 'trace').map(
    measured(heartAxes(given(written))),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Seconds from the top of each contraction to the lowest rate near it. */
const lags = (written: object): readonly number[] => {
  const line = tracingOf(written);
  return contractionsOf(given(written))
    .filter((from) => from + 120 < given(written).minutes * 60)
    .map((from) => {
      const near = line.filter(([at]) => at > from - 5 && at < from + 125);
      const lowest = Math.min(...near.map(([, rate]) => rate));
      return (near.find(([, rate]) => rate === lowest)?.[0] ?? 0) - (from + 35);
    });
};

describe('a fetal heart tracing', () => {
  it('is lowest at the top of the contraction in early, and after it in late decelerations', () => {
    for (const lag of lags({ pattern: 'early' })) expect(Math.abs(lag)).toBeLessThan(16);
    for (const lag of lags({ pattern: 'late' })) expect(lag).toBeGreaterThan(20);
  });

  it.each(['normal', 'minimal-variability', 'tachycardia', 'bradycardia'])(
    'runs about the baseline of %s',
    (pattern) => {
      const { baseline } = given({ pattern });
      const rates = tracingOf({ pattern }).map(([, rate]) => rate);
      expect(Math.abs(median(rates) - baseline)).toBeLessThan(6);
    },
  );

  it('swings by what its variability says', () => {
    const swing = (written: object): number => {
      const rates = tracingOf(written).map(([, rate]) => rate);
      return Math.max(...rates) - Math.min(...rates);
    };
    expect(swing({ pattern: 'minimal-variability' })).toBeLessThanOrEqual(5.5);
    expect(swing({ pattern: 'tachycardia', variability: 12 })).toBeGreaterThan(8);
  });

  it('drops within 30 seconds when variable, and for two minutes or more when prolonged', () => {
    const low = tracingOf({ pattern: 'prolonged' }).filter(([, rate]) => rate < 144 - 30);
    expect((low.at(-1)?.[0] ?? 0) - (low[0]?.[0] ?? 0)).toBeGreaterThan(120);
    const steep = tracingOf({ pattern: 'variable' });
    const bottom = steep.findIndex(([, rate]) => rate < 100);
    const [at = 0] = steep[bottom] ?? [];
    const before = steep.slice(0, bottom).findLast(([, rate]) => rate > 135);
    expect(at - (before?.[0] ?? 0)).toBeLessThan(30);
  });

  it.each(tracingNames)('keeps the name %s to itself', (pattern) => {
    const words = pictureOf('fetal-heart', { pattern }).seen();
    expect(words).not.toMatch(/\bearly|\blate |variab|prolong|sinus|tachy|brady|deceler|category/i);
  });
});
