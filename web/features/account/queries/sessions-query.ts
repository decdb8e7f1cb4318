import { queryOptions } from '@tanstack/react-query';
import { sessionList } from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';

export const sessionsKey = ['sessions'] as const;

/** Where the current user is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => request({ path: '/api/auth/sessions', schema: sessionList, signal }),
  });
