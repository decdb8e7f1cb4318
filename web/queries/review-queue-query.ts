import { queryOptions } from '@tanstack/react-query';
import { reviewQueue } from '../../domain/contracts/items.ts';
import { request } from '../http/request.ts';

/** The questions an editor should look at, reported ones first. */
export const reviewQueueQuery = () =>
  queryOptions({
    queryKey: ['review-queue'],
    queryFn: ({ signal }) =>
      request({ path: '/api/admin/items/review', schema: reviewQueue, signal }),
  });
