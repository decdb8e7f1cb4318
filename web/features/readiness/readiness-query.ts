import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readinessView } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { request } from '../../http/request.ts';

/** How likely the learner passes each exam of their field, now or at the end of a past day. */
export const readinessQuery = (past: CalendarDay | null = null) =>
  queryOptions({
    queryKey: past === null ? ['readiness'] : ['readiness', 'as-of', past],
    queryFn: ({ signal }) =>
      request({
        path: past === null ? '/api/readiness' : `/api/readiness?asOf=${past}`,
        schema: readinessView,
        signal,
      }),
    ...(past === null ? {} : { placeholderData: keepPreviousData }),
  });
