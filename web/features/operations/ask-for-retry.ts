import { retried } from '../../../domain/contracts/operations.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** Has a read model or a reaction try again. @throws HttpError when nothing of it has stopped. */
export const askForRetry = (body: { readonly name: string; readonly reason: string }) =>
  adminRequest({
    path: '/api/admin/operations/retry',
    method: 'POST',
    body,
    schema: retried,
  });
