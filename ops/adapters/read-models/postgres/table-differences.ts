import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { Projection, Row } from '../../../../projectors/projection.ts';
import type { Checkpoint } from '../../../../projectors/runtime/read-model-store.ts';
import type {
  Differences,
  DifferingRow,
} from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { readCheckpoints } from './checkpoints.ts';
import { tableName } from './tables.ts';

/** More than a person looks through. */
const shownRows = 20;

const hashOf = (table: string): string => `sha256(convert_to(${table}.data::text, 'UTF8'))`;

/** What the live table holds at one moment, as hashes: the rows themselves go on changing. */
const seeLive = async (
  client: PoolClient,
  projection: Projection,
): Promise<readonly Checkpoint[]> => {
  await client.query('begin isolation level repeatable read');
  const checkpoints = await readCheckpoints(client, projection.name);
  await client.query(`
    create temp table seen_live on commit preserve rows as
      select key, ${hashOf('l')} as hash from ${tableName(projection, 'live')} l`);
  await client.query('commit');
  return checkpoints;
};

const fieldsOf = (before: Row | null, after: Row | null): readonly string[] => {
  if (!(before && after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
};

type Counted = Pick<Differences, 'changed' | 'new' | 'gone'>;
type Found = Pick<DifferingRow, 'key' | 'is'> & {
  readonly before: Row | null;
  readonly after: Row | null;
};

const joined = (projection: Projection): string => `
  seen_live s full join ${tableName(projection, 'next')} n using (key)
   where s.key is null or n.key is null or s.hash <> ${hashOf('n')}`;

const read = async (client: PoolClient, projection: Projection): Promise<Differences> => {
  const counted = await client.query<Counted>(`
    select count(*) filter (where s.key is not null and n.key is not null)::int as changed,
           count(*) filter (where s.key is null)::int as new,
           count(*) filter (where n.key is null)::int as gone
      from ${joined(projection)}`);
  const found = await client.query<Found>(`
    select d.key, d.is, d.after, case when ${hashOf('l')} = d.hash then l.data end as before
      from (select key, s.hash, n.data as after,
                   case when s.key is null then 'new' when n.key is null then 'gone'
                        else 'changed' end as is
              from ${joined(projection)}
             order by key limit ${shownRows}) d
      left join ${tableName(projection, 'live')} l using (key)
     order by d.key`);
  const rows = found.rows.map(({ key, is, before, after }) => ({
    key,
    is,
    fields: fieldsOf(before, after),
  }));
  return { changed: 0, new: 0, gone: 0, ...counted.rows[0], rows };
};

/** How the table being built differs from the live one, at the position where the live one is read. */
export const differencesFrom = async (
  pool: Pool,
  projection: Projection,
  catchUp: (live: readonly Checkpoint[]) => Promise<unknown>,
): Promise<Differences> => {
  const client = await pool.connect();
  try {
    await catchUp(await seeLive(client, projection));
    return await read(client, projection);
  } finally {
    // What it holds for itself goes with the connection.
    client.release(true);
  }
};
