import { HttpError } from '../http/http-error.ts';

/** What to say of a call that got no answer; undefined when it got one. */
export const noConnectionText = (error: unknown): string | undefined =>
  error instanceof HttpError
    ? undefined
    : 'The server could not be reached. Check your connection and try again.';
