import { queryOptions } from '@tanstack/react-query';
import { peers } from '../../../../domain/contracts/measurement.ts';
import { request } from '../../../http/request.ts';

/** What others did on the questions of a paper that was handed in. */
export const peersQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['peers', attemptId],
    queryFn: ({ signal }) =>
      request({
        path: `/api/attempts/${encodeURIComponent(attemptId)}/peers`,
        schema: peers,
        signal,
      }),
  });
