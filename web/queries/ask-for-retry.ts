import { retried } from '../../domain/contracts/operations.ts';
import { request } from '../http/request.ts';

/** Has a read model or a reaction try again. @throws HttpError when nothing of it has stopped. */
export const askForRetry = (name: string) =>
  request({
    path: '/api/admin/operations/retry',
    method: 'POST',
    body: { name },
    schema: retried,
  });
