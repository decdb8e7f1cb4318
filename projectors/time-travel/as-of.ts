import { livedDays, upToEndOf } from '../../domain/analytics/lived-days.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import { type CalendarDay, type TimeZone, utc } from '../../domain/kernel/time.ts';
import { type FoldedPast, foldPast } from './fold-past.ts';

/** What the read models of one learner held at the end of a day. */
export type AsOf = FoldedPast & {
  readonly day: CalendarDay;
  /** Where the learner was at the end of that day. */
  readonly timeZone: TimeZone;
  /** How many of these events had happened by then. */
  readonly events: number;
};

/**
 * Folds one learner's events, in log order, up to the end of a day in the time zone they lived in,
 * through the same projections that run live. Throws `PoisonEvent`.
 */
export const asOf = (day: CalendarDay, learnersEvents: readonly RecordedEvent[]): AsOf => {
  const past = upToEndOf(day, livedDays(learnersEvents));
  return {
    day,
    timeZone: past.at(-1)?.timeZone ?? utc,
    events: past.length,
    ...foldPast(past.map(({ event }) => event)),
  };
};
