import type { Pool } from 'pg';
import type { EventLog } from '../../domain/ports/event-log.ts';
import { type History, pagedHistory } from '../../projectors/runtime/rebuild/history.ts';
import {
  type PostgresReadModels,
  postgresReadModels,
} from '../adapters/read-models/postgres/postgres-read-models.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { patient } from '../postgres/connections/settings.ts';
import { migrateToLatest } from '../postgres/migrate.ts';
import { openDatabaseBeside } from '../postgres/open-database.ts';
import { openPool } from '../postgres/open-pool.ts';
import { openEventLog } from '../product/adapters.ts';
import { openNatsHub } from '../product/share-hints.ts';
import { say } from './command.ts';

export type ReadSide = PostgresReadModels & {
  readonly log: EventLog;
  readonly history: History;
  readonly pool: Pool;
};

type Beside = Pick<Configuration, 'eventStoreUrl' | 'nats'> & { readonly databaseUrl: string };

const withOpened = async <Value>(
  { databaseUrl, eventStoreUrl, nats }: Beside,
  work: (readSide: ReadSide) => Promise<Value>,
): Promise<Value> => {
  const name = 'boardwell command';
  const pool = openPool({ databaseUrl, name, patience: patient, max: 4 });
  const hub = nats && (await openNatsHub({ nats, database: pool }));
  const growth = hub?.channel('log');
  const { log, history } = await openEventLog({ databaseUrl, eventStoreUrl, growth });
  const readModels = postgresReadModels(databaseUrl);
  try {
    return await work({ ...readModels, log, history: history ?? pagedHistory(log), pool });
  } finally {
    await Promise.all([readModels.close(), log.close(), pool.end()]);
    await hub?.close();
  }
};

/** The log and the read models, beside a running product or without one, for as long as the work takes. */
export const withReadSide = async <Value>(
  work: (readSide: ReadSide) => Promise<Value>,
): Promise<Value> => {
  const configuration = readConfiguration(process.env);
  const database = await openDatabaseBeside(configuration, say);
  try {
    await migrateToLatest(database.url);
    return await withOpened({ ...configuration, databaseUrl: database.url }, work);
  } finally {
    await database.close();
  }
};
