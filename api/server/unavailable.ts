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

/** The database did not answer in time. */
class DatabaseSilent extends Error {
  override name = 'DatabaseSilent' as const;
}

/** The answer, or `DatabaseSilent` when it takes longer. */
export const answeredWithin = async <Value>(ms: number, answer: Promise<Value>): Promise<Value> => {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new DatabaseSilent(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(alarm);
  }
};

export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseSilent) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || socketErrors.has(code) || messages.test(error.message);
};

/** What was written is safe in the log, but its read model has not come to it yet. */
export class ReadModelBehind extends Error {
  override name = 'ReadModelBehind' as const;
}
