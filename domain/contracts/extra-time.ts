import { z } from 'zod';

/** What the time limit of an exam is multiplied with; 1 is no extra time. */
export const extraTime = z.literal([1, 1.25, 1.5, 2], 'Use 1, 1.25, 1.5 or 2');
export type ExtraTime = z.infer<typeof extraTime>;

export const extraTimes: readonly ExtraTime[] = [1, 1.25, 1.5, 2];

/** Whole minutes, a begun one counted. */
export const extendedMinutes = (minutes: number, factor: ExtraTime): number =>
  Math.ceil(minutes * factor);
