import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { progressAsOfQuery } from './queries/progress-as-of-query.ts';

type PastDay = { readonly day: CalendarDay | null; readonly today: CalendarDay };

/** The facts of a past day, while one is looked at. */
export const useProgressAsOf = ({ day, today }: PastDay) => {
  const query = useQuery({ ...progressAsOfQuery(day ?? today), enabled: day !== null });
  const seen = day === null ? undefined : query.data;
  return {
    /** Of the day asked for, or of the one before until that is there. */
    seen,
    isLate: day !== null && seen?.day !== day,
    failed: day !== null && query.isError ? query : undefined,
  };
};
