import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRange } from '../../../domain/analytics/periods.ts';
import { type CalendarDay, calendarDay } from '../../../domain/kernel/time.ts';

/** A hand that slides through many days asks for the one it rests on. */
const restMs = 250;

const param = 'asOf';

const pastDayIn = (search: URLSearchParams, { from, to }: DayRange): CalendarDay | null => {
  const asked = calendarDay.safeParse(search.get(param));
  return asked.success && asked.data >= from && asked.data < to ? asked.data : null;
};

export type TimeTravelling = {
  /** The past day in the address; null is now. */
  readonly day: CalendarDay | null;
  /** Where the slider stands: ahead of the address while it moves. */
  readonly shown: CalendarDay;
  readonly moveTo: (day: CalendarDay) => void;
};

/** The day that is looked at, kept in the address so that it can be shared and reloaded. */
export const useTimeTravel = (range: DayRange): TimeTravelling => {
  const [search, setSearch] = useSearchParams();
  const day = pastDayIn(search, range);
  const settled = day ?? range.to;
  const [moving, setMoving] = useState<CalendarDay | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: CalendarDay) => {
    setMoving(null);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next < range.to) after.set(param, next);
        else after.delete(param);
        return after;
      },
      { replace: true },
    );
  };
  return {
    day,
    shown: moving ?? settled,
    moveTo: (next) => {
      setMoving(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(next), restMs);
    },
  };
};
