import { queryOptions } from '@tanstack/react-query';
import { reviewedItem } from '../../../../domain/contracts/item-review.ts';
import { adminRequest } from '../../admin/admin-request.ts';
import { reviewQueueKey } from '../review-queue-query.ts';

/** One question with all that a reviewer judges it by. */
export const reviewedItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...reviewQueueKey, 'item', itemId],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/items/${encodeURIComponent(itemId)}`,
        schema: reviewedItem,
        signal,
      }),
    // Learners report and other editors answer while nobody tells this page.
    staleTime: 0,
  });
