import { HttpError } from '../../http/http-error.ts';

/** Statuses after which the same call may yet succeed: signed out, too slow, too many. */
const passing = [401, 408, 425, 429];

/** True when the same call would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && !passing.includes(error.status);
