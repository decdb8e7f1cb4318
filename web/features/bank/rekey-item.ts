import type { z } from 'zod';
import { type rekeyBody, rekeyed } from '../../../domain/contracts/items.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import { adminRequest } from '../admin/admin-request.ts';

export type ItemRekeying = { readonly itemId: ItemId; readonly body: z.infer<typeof rekeyBody> };

/** Gives a question another key. @throws HttpError when it is not one it could have. */
export const rekeyItem = ({ itemId, body }: ItemRekeying) =>
  adminRequest({
    path: `/api/admin/items/${itemId}/rekey`,
    method: 'POST',
    body,
    schema: rekeyed,
  });
