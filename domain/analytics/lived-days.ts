import type { RecordedEvent } from '../kernel/envelope.ts';
import { type CalendarDay, dayIn, type Instant, type TimeZone, utc } from '../kernel/time.ts';

/** An event and the day of the learner's own calendar on which it happened to them. */
export type Lived = {
  readonly event: RecordedEvent;
  readonly at: Instant;
  readonly day: CalendarDay;
  /** Where the learner lived from then on. */
  readonly timeZone: TimeZone;
};

const textIn = ({ data }: RecordedEvent, field: string): string | undefined => {
  const value = data[field];
  return typeof value === 'string' ? value : undefined;
};

/**
 * When it happened to the learner, which is not when an imported event was written down. A key that
 * was corrected before a paper was handed in changes its score only from then on.
 */
const happenedAt = (event: RecordedEvent): Instant => {
  const at = textIn(event, 'at') ?? event.recordedAt;
  const submittedAt = textIn(event, 'submittedAt');
  return (submittedAt && submittedAt > at ? submittedAt : at) as Instant;
};

/**
 * One learner's events, in log order, each on its own day: the one it names, or the one it was by
 * the clock they lived by.
 */
export const livedDays = (learnersEvents: readonly RecordedEvent[]): readonly Lived[] => {
  let timeZone = utc;
  return learnersEvents.map((event) => {
    timeZone = (textIn(event, 'timeZone') as TimeZone | undefined) ?? timeZone;
    const at = happenedAt(event);
    const named = textIn(event, 'day') as CalendarDay | undefined;
    return { event, at, timeZone, day: named ?? dayIn(timeZone, at) };
  });
};

/** What had happened by a moment, in log order. */
export const upToMoment = (moment: Instant, lived: readonly Lived[]): readonly Lived[] =>
  lived.filter(({ at }) => at <= moment);

/** What had happened by the end of a day, in log order. */
export const upToEndOf = (day: CalendarDay, lived: readonly Lived[]): readonly Lived[] =>
  lived.filter((one) => one.day <= day);
