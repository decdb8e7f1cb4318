import { DatabaseError } from 'pg';
import { LogUnavailable } from '../../../../domain/ports/event-log.ts';

/** SQLSTATE classes of a statement that is wrong in itself: it would fail again. */
const faults = new Set(['0A', '21', '22', '23', '2F', '42', '44', '54']);

/** SQLSTATE classes and codes with which the server ends a statement before its commit. */
const endings = new Set(['25', '40', '55', '57014']);

/** The server never saw whether the transaction completed. */
const completionUnknown = '40003';

/** A unique constraint refused a row. */
export const uniqueViolation = '23505';

/**
 * What an error says of the statement it answered: `fault`, it is wrong and did nothing; `ended`,
 * it did nothing but may do better later; `unknown`, it may be done. An error during a commit, such
 * as a failed flush, leaves the outcome open just as a lost connection does.
 */
export const verdictOn = (error: unknown): 'fault' | 'ended' | 'unknown' => {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === undefined || code === completionUnknown) return 'unknown';
  if (faults.has(code.slice(0, 2))) return 'fault';
  return endings.has(code.slice(0, 2)) || endings.has(code) ? 'ended' : 'unknown';
};

/** For a statement that only reads: whatever is no fault of its own may be tried again later. */
export const readFailure = (error: unknown): unknown =>
  verdictOn(error) === 'fault'
    ? error
    : new LogUnavailable('The event log could not be read', { cause: error });
