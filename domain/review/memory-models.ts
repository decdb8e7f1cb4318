import type { CalendarDay } from '../kernel/time.ts';

/** How forgetting is modelled from a day on. A version that was ever used stays, for replays. */
export type MemoryModel = {
  readonly version: string;
  readonly from: CalendarDay;
  /** The share still remembered when a card comes back, 0 to 1. */
  readonly retention: number;
  readonly weights: readonly number[];
};

/** Oldest first. */
const models: readonly [MemoryModel, ...MemoryModel[]] = [
  {
    version: 'fsrs-6-2026-11',
    from: '2000-01-01' as CalendarDay,
    retention: 0.9,
    // The default weights of FSRS-6 (open-spaced-repetition, ts-fsrs 5.4), written down here so
    // that another release of the package cannot move what was scheduled.
    weights: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ],
  },
];

/** The model in force on a day. */
export const modelOn = (day: CalendarDay): MemoryModel =>
  models.findLast(({ from }) => from <= day) ?? models[0];
