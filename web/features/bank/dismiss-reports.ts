import { type DismissalBody, reportsDismissed } from '../../../domain/contracts/items.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import { adminRequest } from '../admin/admin-request.ts';

export type Dismissal = { readonly itemId: ItemId; readonly body: DismissalBody };

/** Keeps a question as it is. @throws HttpError when another editor was faster or a report is unread. */
export const dismissReports = ({ itemId, body }: Dismissal) =>
  adminRequest({
    path: `/api/admin/items/${itemId}/reports/dismissal`,
    method: 'POST',
    body,
    schema: reportsDismissed,
  });
