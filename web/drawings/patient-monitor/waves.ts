import type { Vitals } from './vitals.ts';

/** A wave: its height, about 0 to 1, at a moment in seconds. */
export type Wave = (seconds: number) => number;

const bell = (at: number, center: number, width: number): number =>
  Math.exp(-(((at - center) / width) ** 2));

/** How far a repeating thing has come, 0 to 1. */
const phase = (seconds: number, period: number): number =>
  (((seconds % period) + period) % period) / period;

/** Lead II over one beat, 0 to 1 of it. */
export const heartbeat = (at: number): number =>
  0.12 * bell(at, 0.15, 0.035) -
  0.09 * bell(at, 0.255, 0.014) +
  bell(at, 0.29, 0.02) -
  0.2 * bell(at, 0.328, 0.018) +
  0.26 * bell(at, 0.53, 0.062);

/** The arterial pulse over one beat, 0 to 1 of it. */
export const pulse = (at: number): number =>
  bell(at, 0.26, 0.11) + 0.42 * bell(at, 0.5, 0.12) + 0.1 * bell(at, 0.75, 0.2);

/** Expired CO2 over one breath: none going in, a rise, a plateau (or a slope), a fall. */
const expired = (at: number, obstructed: boolean): number => {
  if (at < 0.3) return 0;
  if (at > 0.94) return Math.max(0, 1 - (at - 0.94) / 0.035);
  const out = (at - 0.3) / 0.64;
  return obstructed
    ? 1 - Math.exp(-out * 1.9) + out * 0.14
    : Math.min(1, (1 - Math.exp(-out * 16)) * (0.94 + 0.06 * out));
};

export const ecgWave =
  ({ hr }: Vitals): Wave =>
  (t) =>
    0.16 + 0.8 * heartbeat(phase(t, 60 / hr)) + 0.012 * Math.sin(t * 2.1);

export const plethWave =
  ({ hr, rr, paradox }: Vitals): Wave =>
  (t) => {
    const swing = 1 - paradox * (0.5 + 0.5 * Math.sin((2 * Math.PI * t * rr) / 60));
    return 0.06 + 0.8 * pulse(phase(t - 0.1, 60 / hr)) * swing;
  };

/** Top of the capnogram's scale, mm Hg. */
export const co2Top = 75;

export const co2Wave =
  ({ rr, obstructed, etco2 }: Vitals): Wave =>
  (t) =>
    expired(phase(t + 0.4, 60 / rr), obstructed) * (etco2 / co2Top);
