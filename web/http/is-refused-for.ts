import { HttpError } from './http-error.ts';

/** True when the server gave one of these reasons; a status alone gives none. */
export const isRefusedFor = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof HttpError && error.code !== undefined && codes.includes(error.code);
