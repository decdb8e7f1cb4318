import { heartbeat, pulse } from '../patient-monitor/waves.ts';
import type { Signs } from './signs.ts';

/** Beats and breaths since the screen was switched on; the part behind the point is the phase. */
export type Cycles = { readonly beats: number; readonly breaths: number };

/** Where heart and lungs are so many seconds later; a changed rate never makes the wave jump. */
export const later = (
  { beats, breaths }: Cycles,
  seconds: number,
  { hr, rr }: Pick<Signs, 'hr' | 'rr'>,
): Cycles => ({ beats: beats + (seconds * hr) / 60, breaths: breaths + (seconds * rr) / 60 });

const phase = (cycles: number): number => cycles - Math.floor(cycles);

/** The height of a wave, 0 to 1. */
export type Level = (cycles: Cycles, signs: Signs) => number;

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const ecgLevel: Level = ({ beats }, { hr }) =>
  hr === 0 ? 0.2 : 0.2 + 0.76 * heartbeat(phase(beats));

/** A weak pulse gives a small wave, and each breath makes it a little smaller. */
export const plethLevel: Level = ({ beats, breaths }, { hr, sys, dia }) => {
  if (hr === 0) return 0.08;
  const strength = within((sys - dia) / 50, 0.12, 1);
  const swing = 1 - 0.12 * (0.5 + 0.5 * Math.sin(2 * Math.PI * breaths));
  return 0.08 + 0.8 * pulse(phase(beats - 0.2)) * strength * swing;
};

/** The pressure scale, mm Hg; a higher systole raises its top. */
export const pressureScale = { bottom: 20, top: 180 } as const;

export const pressureLevel: Level = ({ beats }, { hr, sys, dia }) => {
  const pressure = hr === 0 ? dia : dia + (sys - dia) * within(pulse(phase(beats - 0.12)), 0, 1);
  const { bottom, top } = pressureScale;
  return within((pressure - bottom) / (Math.max(top, sys) - bottom), 0, 1);
};

/** Inspiration takes a third of the breath. */
export const respirationLevel: Level = ({ breaths }, { rr }) => {
  if (rr === 0) return 0.1;
  const at = phase(breaths);
  const swell = at < 1 / 3 ? at * 1.5 : 0.5 + (at - 1 / 3) * 0.75;
  return 0.1 + 0.75 * (0.5 - 0.5 * Math.cos(2 * Math.PI * swell));
};
