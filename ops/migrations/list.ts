import type { Migration } from 'kysely/migration';
import { eventLog } from './0001-event-log.ts';
import { projections } from './0002-projections.ts';
import { identity } from './0003-identity.ts';
import { processManagers } from './0004-process-managers.ts';

/** Every change of the database, run in the order of their names. */
export const migrations = {
  '0001-event-log': eventLog,
  '0002-projections': projections,
  '0003-identity': identity,
  '0004-process-managers': processManagers,
} satisfies Record<string, Migration>;
