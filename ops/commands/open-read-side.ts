import type { Pool } from 'pg';
import type { EventLog } from '../../domain/ports/event-log.ts';
import { type History, pagedHistory } from '../../projectors/runtime/rebuild/history.ts';
import {
  type PostgresReadModels,
  postgresReadModels,
} from '../adapters/read-models/postgres/postgres-read-models.ts';
import { readConfiguration } from '../configuration.ts';
import { patient } from '../postgres/connections/settings.ts';
import { migrateToLatest } from '../postgres/migrate.ts';
import { openDatabaseBeside } from '../postgres/open-database.ts';
import { openPool } from '../postgres/open-pool.ts';
import { openEventLog } from '../product/adapters.ts';
import { say } from './command.ts';

export type ReadSide = PostgresReadModels & {
  readonly log: EventLog;
  readonly history: History;
  readonly pool: Pool;
};

/** The log and the read models, beside a running product or without one, for as long as the work takes. */
export const withReadSide = async <Value>(
  work: (readSide: ReadSide) => Promise<Value>,
): Promise<Value> => {
  const configuration = readConfiguration(process.env);
  const database = await openDatabaseBeside(configuration, say);
  try {
    await migrateToLatest(database.url);
    const { eventStoreUrl } = configuration;
    const place = { databaseUrl: database.url, eventStoreUrl };
    const { log, history } = await openEventLog(place);
    const readModels = postgresReadModels(database.url);
    const name = 'boardwell command';
    const pool = openPool({ databaseUrl: database.url, name, patience: patient, max: 4 });
    try {
      return await work({ ...readModels, log, history: history ?? pagedHistory(log), pool });
    } finally {
      await Promise.all([readModels.close(), log.close(), pool.end()]);
    }
  } finally {
    await database.close();
  }
};
