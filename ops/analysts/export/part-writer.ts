import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { EventWriter } from './event-writer.ts';
import type { ExportFolder } from './export-folder.ts';

/** Writes two parts while the next is gathered, and moves days that are over to where they are read. */
export const partWriter = (writer: EventWriter, folder: ExportFolder) => {
  let under: Promise<void> = Promise.resolve();
  let underBefore = under;
  let events = 0;
  let open: CalendarDay[] = [];

  const place = async (days: readonly CalendarDay[]): Promise<void> => {
    for (const day of days) if (folder.wrote(day)) await folder.place(day);
  };

  return {
    /** Something of that day is among what is gathered. */
    sees: (day: CalendarDay): void => {
      if (open.at(-1) !== day) open.push(day);
    },

    /** All days but the last are over, and that one where `isOver` says so. */
    write: async (part: number, isOver: boolean): Promise<void> => {
      await underBefore;
      const { done } = await writer.write(part);
      const over = isOver ? open : open.slice(0, -1);
      open = isOver ? [] : open.slice(-1);
      underBefore = under;
      under = Promise.all([done, underBefore]).then(async ([count]) => {
        events += count;
        await place(over);
      });
      // It is waited for before the next part; until then its failure is nobody's.
      under.catch(() => undefined);
    },

    /** How many events were written, once all are. */
    end: async (): Promise<number> => {
      await under;
      return events;
    },
  };
};
