import { queryOptions } from '@tanstack/react-query';
import { rekeyPreview } from '../../../domain/contracts/item-review.ts';
import type { ItemId, OptionId } from '../../../domain/kernel/ids.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { reviewQueueKey } from './review-queue-query.ts';

/** Whom another key would affect; refused in words where it could not be the key. */
export const rekeyPreviewQuery = (itemId: ItemId, key: readonly OptionId[]) =>
  queryOptions({
    queryKey: [...reviewQueueKey, 'rekey-preview', itemId, ...key],
    queryFn: ({ signal }) =>
      adminRequest({
        path: `/api/admin/items/${itemId}/rekey/preview`,
        method: 'POST',
        body: { key },
        schema: rekeyPreview,
        signal,
      }),
    staleTime: 0,
    retry: false,
  });
