import { isDatabaseUnavailable } from '../../api/server/unavailable.ts';
import { LogUnavailable, OutcomeUnknown } from '../../domain/ports/event-log.ts';

/** One statement that is too slow or meets a lock says nothing of the others. */
const ownTrouble = /^(?:57014|40|55P03)/;

const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when the log or the database is away, which no other work would survive either. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof LogUnavailable || error instanceof OutcomeUnknown) return true;
  return isDatabaseUnavailable(error) && !ownTrouble.test(sqlStateOf(error));
};
