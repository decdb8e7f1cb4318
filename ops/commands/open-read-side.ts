import type { Pool } from 'pg';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { Seals } from '../../domain/ports/seals.ts';
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
import { openSeals } from '../product/open-seals.ts';
import { openNatsHub } from '../product/share-hints.ts';
import { say } from './command.ts';

export type ReadSide = PostgresReadModels & {
  readonly log: EventLog;
  readonly history: History;
  readonly pool: Pool;
  readonly seals: Seals;
};

type Beside = Pick<
  Configuration,
  'auditFormerKeys' | 'auditSigningKey' | 'dataDir' | 'eventStoreUrl' | 'nats'
> & {
  readonly databaseUrl: string;
};

const withOpened = async <Value>(
  { databaseUrl, eventStoreUrl, nats, ...key }: Beside,
  work: (readSide: ReadSide) => Promise<Value>,
): Promise<Value> => {
  const name = 'boardwell command';
  const pool = openPool({ databaseUrl, name, patience: patient, max: 4 });
  const hub = nats && (await openNatsHub({ nats, database: pool }));
  const growth = hub?.channel('log');
  const { log, history } = await openEventLog({ databaseUrl, eventStoreUrl, growth });
  const readModels = postgresReadModels(databaseUrl);
  try {
    const seals = await openSeals(pool, key);
    return await work({ ...readModels, log, history: history ?? pagedHistory(log), pool, seals });
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
