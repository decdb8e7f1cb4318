import { describe, expect, it } from 'vitest';
import { measured } from '../../../domain/pictures/axes.ts';
import { readPicture } from '../../../domain/pictures/pictures.ts';
import { faults } from '../../../domain/pictures/ventilator/lung.ts';
import { curvesOf, figuresOf, ventilator } from '../../../domain/pictures/ventilator/ventilator.ts';
import { inked, pictureOf } from './drawn-points.ts';

const kind = 'ventilator-graphics';
const set = (written: object) => ventilator.parameters.parse(written);

/** A drawn curve in seconds and its own unit. */
const drawn = (written: object, name: 'pressure' | 'flow' | 'volume') => {
  const ink = { pressure: 'trace', flow: 'third', volume: 'second' } as const;
  const curve = curvesOf(set(written)).find((curve) => curve.name === name);
  if (!curve) throw new Error(`${name} is not drawn`);
  return inked(pictureOf(kind, { ...written }).draw(), ink[name]).map(measured(curve.axes));
};

const most = (points: readonly (readonly [number, number])[]): number =>
  Math.max(...points.map(([, value]) => value));

describe('the graphics of a ventilator', () => {
  it('draw peak and plateau that tell resistance from compliance', () => {
    // 450 mL at 1 L/s: resistance adds 30, compliance 450/50 = 9, to a PEEP of 5.
    const narrow = { rate: 8, hold: true, resistance: 30, compliance: 50 };
    expect(figuresOf(set(narrow))).toMatchObject({ peak: 44, plateau: 14 });
    expect(Math.abs(most(drawn(narrow, 'pressure')) - 44)).toBeLessThan(1);
    // 450/18 = 25 and 10 of resistance.
    const stiff = { rate: 8, hold: true, resistance: 10, compliance: 18 };
    const { peak, plateau } = figuresOf(set(stiff));
    expect([Math.abs(peak - 40) <= 1, plateau]).toEqual([true, 30]);
    expect(Math.abs(most(drawn(stiff, 'pressure')) - 40)).toBeLessThan(1.2);
  });

  it('deliver the volume that is set, and all of it comes back', () => {
    expect(Math.abs(most(drawn({ tidalVolume: 500 }, 'volume')) - 500)).toBeLessThan(12);
    expect(figuresOf(set({ tidalVolume: 500 })).volumeLeft).toBeLessThan(15);
  });

  it('keep gas in a lung that has no time to empty: flow is not zero when the next breath begins', () => {
    const trapped = { fault: 'auto-peep' };
    const { endFlow, totalPeep } = figuresOf(set(trapped));
    expect(totalPeep).toBeGreaterThan(7);
    const { period } = set(trapped);
    const [, flow] = drawn(trapped, 'flow').findLast(([at]) => at < period - 0.001) ?? [0, 0];
    expect(Math.abs(-flow - endFlow)).toBeLessThan(2);
    expect(figuresOf(set({})).endFlow).toBeLessThan(1);
  });

  it('lose volume at a leak and stack breaths that are triggered twice', () => {
    expect(figuresOf(set({ fault: 'leak' })).volumeLeft).toBeGreaterThan(100);
    expect(most(drawn({ fault: 'double-trigger' }, 'volume'))).toBeGreaterThan(700);
  });

  it('dip without a breath where an effort is in vain, and sag where flow is too low', () => {
    const dips = drawn({ fault: 'ineffective-effort' }, 'pressure').map(([, pressure]) => pressure);
    expect(Math.min(...dips)).toBeLessThan(4.2);
    const starved = figuresOf(set({ fault: 'flow-starvation', flow: 32 }));
    expect(starved.peak).toBeLessThan(figuresOf(set({ flow: 32 })).peak);
  });

  it.each(faults)('keep the name %s to themselves, in both modes', (fault) => {
    for (const mode of ['volume', 'pressure']) {
      const picture = pictureOf(kind, { fault, mode });
      expect(picture.seen()).not.toMatch(/auto-PEEP|trigger|ineffective|starv|leak|secretion/i);
      expect(JSON.stringify(picture.draw())).not.toContain(fault);
      expect(picture.reading()).toContain('peak pressure');
    }
  });

  it('refuse a breath that has no time to leave', () => {
    const read = readPicture(kind, {
      parameters: { rate: 40, tidalVolume: 900, flow: 30 },
      seed: 1,
    });
    expect(JSON.stringify(read)).toContain('leaves no time to exhale');
  });
});
