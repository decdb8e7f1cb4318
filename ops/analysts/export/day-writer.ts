import { beforeAll, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { type CalendarDay, instantOf } from '../../../domain/kernel/time.ts';
import { recordedMsOf } from '../../adapters/event-log/postgres/copied-tuples.ts';
import { dayParts } from './day-parts.ts';
import type { EventWriter } from './event-writer.ts';
import type { ExportFolder, Manifest } from './export-folder.ts';
import { partWriter } from './part-writer.ts';

const dayMs = 86_400_000;

/** The day of each event, by when it was recorded; it never goes back, even where a clock was set back. */
const daysOf = () => {
  let number = Number.NEGATIVE_INFINITY;
  let day = '' as CalendarDay;
  return (event: RecordedEvent): CalendarDay => {
    const of = Math.floor(recordedMsOf(event) / dayMs);
    if (of > number) {
      number = of;
      day = instantOf(of * dayMs).slice(0, 10) as CalendarDay;
    }
    return day;
  };
};

type Parts = {
  readonly writer: EventWriter;
  readonly folder: ExportFolder;
  readonly before: Manifest['whole'];
};
type Days = { readonly from: CalendarDay | undefined; readonly to: CalendarDay | undefined };

/** Takes events in log order and writes those of the days that are wanted, whole day by whole day. */
export const dayWriter = ({ writer, folder, before }: Parts, { from, to }: Days) => {
  const dayOf = daysOf();
  const parts = dayParts();
  const writing = partWriter(writer, folder);
  let whole = before;
  let lastDay: CalendarDay | undefined;
  // Where it stands is asked of the last of a day alone.
  let last: RecordedEvent | undefined;
  let isNewDay = false;
  let hasGap = false;
  let days = 0;

  const isUnwanted = (day: CalendarDay): boolean => {
    if (!from || day >= from) return false;
    // Behind days that an earlier run wrote, what is passed over leaves a gap.
    hasGap ||= before.upTo !== beforeAll;
    return true;
  };

  /** The last day is over: a later run need not read it again. */
  const endDay = (): void => {
    if (last && !hasGap) whole = { ...whole, upTo: last.position };
  };

  return {
    /** Whether it is of a day behind the last that is wanted; then so is every later one. */
    isPast: (event: RecordedEvent): boolean => {
      if (!to || dayOf(event) <= to) return false;
      endDay();
      return true;
    },

    /** Comes upon an event; whether what was gathered has to be written before it is taken. */
    needsRoom: (event: RecordedEvent): boolean => {
      const day = dayOf(event);
      if (isUnwanted(day)) return false;
      isNewDay = lastDay !== day;
      if (isNewDay) {
        endDay();
        days += 1;
        lastDay = day;
      }
      return parts.endsBefore(day);
    },

    makeRoom: async (): Promise<void> => {
      await writing.write(parts.part(), isNewDay);
      parts.written();
    },

    /** Gathers an event for which there is room. */
    take: (event: RecordedEvent): void => {
      const day = dayOf(event);
      if (day !== lastDay) return;
      last = event;
      writing.sees(day);
      parts.add(day, writer.add(day, event));
    },

    end: async () => {
      await writing.write(parts.part(), true);
      return { whole, events: await writing.end(), days };
    },
  };
};
export type DayWriter = ReturnType<typeof dayWriter>;
