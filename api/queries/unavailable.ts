/**
 * SQLSTATEs by which the server is away, full or late and not the query wrong: class 08 (connection),
 * 53 (resources), 57P and 57014 (shutting down, cancelled), 58 (its machine), 25006 (a standby),
 * 40 (deadlock), 55P03 (a lock not given in time).
 */
const sqlStates = /^(?:08|53|57P|57014|58|25006|40|55P03)/;

const socketErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'],
]);

/** What node-postgres says without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|after calling end on the pool/;

export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || socketErrors.has(code) || messages.test(error.message);
};

/** What was written is safe in the log, but its read model has not come to it yet. */
export class ReadModelBehind extends Error {
  override name = 'ReadModelBehind' as const;
}
