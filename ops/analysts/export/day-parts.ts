import type { CalendarDay } from '../../../domain/kernel/time.ts';

/** A part of a day is so many events, or so much text of theirs; days that are smaller are written together. */
const most = { events: 25_000, bytes: 8 * 1024 * 1024 } as const;

type Amount = { events: number; bytes: number };

const isFull = ({ events, bytes }: Amount): boolean => events >= most.events || bytes >= most.bytes;

/**
 * Where to cut the events into what is written at once. A day is cut at the same places however much
 * came before it, so that it is the same files whether a run began there or long before.
 */
export const dayParts = () => {
  let day: CalendarDay | undefined;
  let part = 0;
  const inPart: Amount = { events: 0, bytes: 0 };
  const waiting: Amount = { events: 0, bytes: 0 };

  const clear = (amount: Amount): void => {
    amount.events = 0;
    amount.bytes = 0;
  };
  const add = (amount: Amount, bytes: number): void => {
    amount.events += 1;
    amount.bytes += bytes;
  };

  return {
    /** Which part of its day is being gathered. */
    part: (): number => part,

    /** Whether what was gathered has to be written before an event of this day. */
    endsBefore: (next: CalendarDay): boolean => {
      if (isFull(inPart)) return true;
      if (day === undefined || next === day) return false;
      return part > 0 || isFull(waiting);
    },

    add: (of: CalendarDay, bytes: number): void => {
      if (of !== day) {
        day = of;
        part = 0;
        clear(inPart);
      }
      add(inPart, bytes);
      add(waiting, bytes);
    },

    /** What was gathered is written. */
    written: (): void => {
      if (isFull(inPart)) {
        part += 1;
        clear(inPart);
      }
      clear(waiting);
    },
  };
};
