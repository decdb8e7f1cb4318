import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { progressChanges } from '../../../../domain/contracts/time-travel.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { request } from '../../../http/request.ts';

/** What changed between the end of a day and now. */
export const progressChangesQuery = (since: CalendarDay) =>
  queryOptions({
    queryKey: ['progress', 'changes', since],
    queryFn: ({ signal }) =>
      request({ path: `/api/progress/changes?since=${since}`, schema: progressChanges, signal }),
    placeholderData: keepPreviousData,
  });
