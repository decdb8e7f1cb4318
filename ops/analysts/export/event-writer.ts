import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';

/** Writes events below `event_day=…/event_type=…` of one folder. */
export type EventWriter = {
  /** Gathers an event, and tells how much text it is. */
  readonly add: (day: CalendarDay, event: RecordedEvent) => number;
  /**
   * Begins to write what was gathered, as this part of its days; `done` tells how many events that were. More
   * may be gathered and written meanwhile.
   */
  readonly write: (part: number) => Promise<{ readonly done: Promise<number> }>;
  /** Once all that was begun is over. */
  readonly close: () => Promise<void>;
};

export type WriterSettings = {
  readonly folder: string;
  /** Whether testers' events are written too. */
  readonly testers: boolean;
};
