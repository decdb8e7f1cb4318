import { epochMs, type Instant, instantOf } from '../../../../domain/kernel/time.ts';

/** So many whole months later, on the same day and time; where a month has no such day, on its last. */
export const addMonths = (from: Instant, months: number): Instant => {
  const start = new Date(epochMs(from));
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const midnight = Date.UTC(start.getUTCFullYear(), month, day);
  return instantOf(midnight + (epochMs(from) % 86_400_000));
};

export const addDays = (from: Instant, days: number): Instant =>
  instantOf(epochMs(from) + days * 86_400_000);
