import { z } from 'zod';
import { request } from '../../../http/request.ts';

type AttemptCall = {
  /** The same id again has no further effect. */
  readonly id: string;
  readonly method: 'PUT' | 'POST';
  /** Below the attempt's address. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** Sends one change of an open paper. @throws HttpError when the paper no longer takes any. */
export const sendAttemptCall = (
  attemptId: string,
  { id, method, path, body }: AttemptCall,
): Promise<unknown> =>
  request({
    path: `/api/attempts/${attemptId}/${path}`,
    method,
    ...(body ? { body } : {}),
    headers: { 'idempotency-key': id },
    schema: z.unknown(),
    keepalive: true,
  });
