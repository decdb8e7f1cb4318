type LoggedError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

const deepest = 5;

/**
 * What a log keeps of an error: never its other properties, for those of a database error hold the
 * values of the row that it refused.
 */
export const loggedError = (error: unknown, depth = 1): LoggedError => {
  if (!(error instanceof Error)) return { name: typeof error, message: 'Not an error' };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || depth >= deepest ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};
