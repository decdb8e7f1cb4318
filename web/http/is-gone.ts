import { HttpError } from './http-error.ts';

/** Unknown, someone else's, or given up: trying again would change nothing. */
export const isGone = (error: unknown): boolean =>
  error instanceof HttpError && [400, 403, 404, 409, 410, 422].includes(error.status);
