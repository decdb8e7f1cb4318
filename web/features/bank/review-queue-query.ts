import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reviewQueue } from '../../../domain/contracts/items.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** The first part of the key of every query for what is in doubt. */
export const reviewQueueKey = ['review-queue'] as const;

/** The questions an editor should look at, reported ones first; pages are counted from 1. */
export const reviewQueueQuery = (page: number) =>
  queryOptions({
    queryKey: [...reviewQueueKey, page],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/items/review?page=${page}`,
        schema: reviewQueue,
        signal,
      }),
    placeholderData: keepPreviousData,
    // Learners report and other editors answer while nobody tells this page.
    staleTime: 0,
  });
