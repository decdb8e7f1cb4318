import { queryOptions } from '@tanstack/react-query';
import { openAttemptList } from '../../../../domain/contracts/quiz.ts';
import { request } from '../../../http/request.ts';

export const openAttemptsKey = ['attempts', 'open'] as const;

/** Papers that were begun and neither handed in nor given up. */
export const openAttemptsQuery = () =>
  queryOptions({
    queryKey: openAttemptsKey,
    queryFn: ({ signal }) =>
      request({ path: '/api/attempts/open', schema: openAttemptList, signal }),
  });
