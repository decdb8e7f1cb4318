import { describe, expect, it } from 'vitest';
import {
  type Cycles,
  ecgLevel,
  type Level,
  later,
  plethLevel,
  pressureLevel,
  pressureScale,
  respirationLevel,
} from '../../../web/drawings/bedside-monitor/live-waves.ts';
import { describeSigns, signsOf } from '../../../web/drawings/bedside-monitor/signs.ts';

const signs = signsOf({ hr: 96, bp: '124/76', rr: 18, temp: 37.2, spo2: 93 });
const step = 0.002;

/** The levels of one minute. */
const minute = (level: Level, shown = signs): number[] => {
  let cycles: Cycles = { beats: 0, breaths: 0 };
  return Array.from({ length: 60 / step }, () => {
    cycles = later(cycles, step, shown);
    return level(cycles, shown);
  });
};

/** How often the wave rises through this height. */
const rises = (levels: readonly number[], through: number): number =>
  levels.filter((level, index) => level >= through && (levels[index - 1] ?? 1) < through).length;

describe('the waves of the monitor', () => {
  it('beat as often as the heart and breathe as often as the lungs', () => {
    expect(rises(minute(ecgLevel), 0.7)).toBe(96);
    expect(rises(minute(plethLevel), 0.5)).toBe(96);
    expect(rises(minute(pressureLevel), 0.5)).toBe(96);
    expect(rises(minute(respirationLevel), 0.5)).toBe(18);
  });

  it('show the arterial pressure between diastole and systole', () => {
    const { bottom, top } = pressureScale;
    const pressures = minute(pressureLevel).map((level) => bottom + level * (top - bottom));
    expect(Math.max(...pressures)).toBeCloseTo(124, 0);
    expect(Math.min(...pressures)).toBeGreaterThanOrEqual(76);
    expect(Math.min(...pressures)).toBeLessThan(80);
  });

  it('are flat where there is neither pulse nor breath', () => {
    const arrest = signsOf({ hr: 0, bp: '00/00', rr: 0, temp: 36, spo2: 38 });
    for (const level of [ecgLevel, plethLevel, pressureLevel, respirationLevel]) {
      expect(new Set(minute(level, arrest)).size).toBe(1);
    }
  });

  it('stay on the screen whatever the signs', () => {
    const wild = signsOf({ hr: 190, bp: '212/112', rr: 100, temp: 40, spo2: 100 });
    for (const level of [ecgLevel, plethLevel, pressureLevel, respirationLevel]) {
      const levels = minute(level, wild);
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...levels)).toBeLessThanOrEqual(1);
    }
  });

  it('are told in words', () => {
    expect(describeSigns({ ...signs, spo2: 84 })).toBe(
      'Patient monitor. Heart rate 96, oxygen saturation 84 percent, alarm low, blood pressure 124 over 76, respiratory rate 18, temperature 37.2 degrees Celsius',
    );
  });
});
