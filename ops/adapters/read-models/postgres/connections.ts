import type { ClientBase, Pool } from 'pg';
import { openPool } from '../../../postgres/open-pool.ts';

/**
 * A row that a crash loses is projected again from the log, together with its checkpoint, so no
 * commit waits for the disk. The planner is kept to keys: a plan made while a table was empty
 * lasts as long as its connection.
 */
const projecting = `
  set synchronous_commit = off;
  set statement_timeout = '30s';
  set enable_seqscan = off;
  set jit = off`;

/** Sorting, indexing and comparing whole tables takes as long as it takes. */
const building = `
  set synchronous_commit = off;
  set statement_timeout = 0;
  set maintenance_work_mem = '128MB';
  set jit = off`;

const pool = (databaseUrl: string, name: string, session: string): Pool =>
  openPool({
    connectionString: databaseUrl,
    application_name: name,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    onConnect: (client: ClientBase) => client.query(session),
  });

export const projectingPool = (databaseUrl: string): Pool =>
  pool(databaseUrl, 'boardwell projectors', projecting);
export const buildingPool = (databaseUrl: string): Pool =>
  pool(databaseUrl, 'boardwell rebuild', building);
