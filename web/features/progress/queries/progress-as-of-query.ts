import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { progressAsOf } from '../../../../domain/contracts/time-travel.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { request } from '../../../http/request.ts';

/** The page as it was at the end of a day; while another is on its way, the one before stays. */
export const progressAsOfQuery = (day: CalendarDay) =>
  queryOptions({
    queryKey: ['progress', 'as-of', day],
    queryFn: ({ signal }) =>
      request({ path: `/api/progress/as-of/${day}`, schema: progressAsOf, signal }),
    placeholderData: keepPreviousData,
  });
