import type { Pool } from 'pg';
import { checksumOf } from '../../../ops/adapters/read-models/postgres/checksum.ts';
import { buildingPool } from '../../../ops/adapters/read-models/postgres/connections.ts';
import {
  createIndexes,
  createPrimaryKey,
  createTable,
  tableName,
} from '../../../ops/adapters/read-models/postgres/tables.ts';
import { namedProjections } from '../../../ops/commands/named-projections.ts';
import type { Projection } from '../../../projectors/projection.ts';

const storeOne = async (pool: Pool, projection: Projection): Promise<void> => {
  const [live, next] = [tableName(projection, 'live'), tableName(projection, 'next')];
  await pool.query(createTable(projection, 'next'));
  await pool.query(`insert into ${next} select * from ${live}`);
  await pool.query(createPrimaryKey(projection, 'next'));
  for (const statement of createIndexes(projection, 'next')) await pool.query(statement);
  for (const place of ['next', 'live'] as const) await checksumOf(pool, projection, place);
  await pool.query(`drop table ${next}`);
};

/**
 * Stores, indexes and sums up the rows of a rebuild within the server, all tables side by side: what
 * is left of a rebuild when reading, folding and sending cost nothing. Seconds.
 */
export const storeAgain = async (url: string): Promise<number> => {
  const pool = buildingPool(url);
  const began = performance.now();
  await Promise.all(namedProjections(['learner']).map((projection) => storeOne(pool, projection)));
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return seconds;
};
