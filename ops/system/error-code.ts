/** The code that Node, the system or Postgres gave an error, such as ENOENT; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
