import { infiniteQueryOptions } from '@tanstack/react-query';
import { heardReports, type ReviewEntry } from '../../../domain/contracts/items.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { reviewQueueKey } from './review-queue-query.ts';

/** The reports of a question before those that came with it, page by page. */
export const olderReportsQuery = ({ itemId, through, newest }: ReviewEntry) =>
  infiniteQueryOptions({
    queryKey: [...reviewQueueKey, 'reports', itemId, through],
    queryFn: ({ pageParam, signal }) =>
      adminRequest({
        path: `/api/admin/items/${itemId}/reports?before=${pageParam}`,
        schema: heardReports,
        signal,
      }),
    initialPageParam: newest.at(-1)?.place ?? 0,
    getNextPageParam: ({ reports, hasOlder }) => (hasOlder ? reports.at(-1)?.place : undefined),
  });
