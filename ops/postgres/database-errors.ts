import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts';

/** Nothing answers where the named database should be. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable' as const;
}

/** There is no database to work with, and the message says what to do about it. */
export const isDatabaseError = (
  error: unknown,
): error is DatabaseUnreachable | EmbeddedPostgresError =>
  error instanceof DatabaseUnreachable || error instanceof EmbeddedPostgresError;
