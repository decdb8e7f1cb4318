import { queryOptions } from '@tanstack/react-query';
import { reviewQueue } from '../../../domain/contracts/items.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** The questions an editor should look at, reported ones first. */
export const reviewQueueQuery = () =>
  queryOptions({
    queryKey: ['review-queue'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/items/review', schema: reviewQueue, signal }),
  });
