import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Projection } from '../../../../projectors/projection.ts';
import type {
  KeyedRow,
  LiveContent,
  Shadow,
  ShadowStore,
} from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { changeRows } from './change-rows.ts';
import { readCheckpoints } from './checkpoints.ts';
import { checksumOf } from './checksum.ts';
import { loadRows } from './load-rows.ts';
import { copyText, packRow } from './packed-rows.ts';
import { copyPrevious } from './previous-table.ts';
import { asRefusal } from './refusals.ts';
import { columnNames } from './row-values.ts';
import { swapTables } from './shadow-swap.ts';
import { createShadow, dropShadow, type ShadowTable } from './shadow-table.ts';
import { differencesFrom } from './table-differences.ts';
import { createIndexes, createPrimaryKey, tableName } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { turnsFor } from './turns.ts';

const copyIn = async (
  pool: Pool,
  projection: Projection,
  rows: Iterable<KeyedRow>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    const table = tableName(projection, 'next');
    const into = client.query(copyFrom(`copy ${table} (${columnNames(projection)}) from stdin`));
    await pipeline(Readable.from(copyText(rows)), into);
    client.release();
  } catch (error) {
    // Half a COPY may be left in it.
    client.release(true);
    throw asRefusal(error);
  }
};

/** Makes the primary key at its first use: rows are copied in faster without one. */
const primaryKeyOf = (pool: Pool, projection: Projection) => {
  let made: Promise<unknown> | undefined;
  return async (): Promise<void> => {
    made ??= pool.query(createPrimaryKey(projection, 'next'));
    await made;
  };
};

type Turn = ReturnType<typeof turnsFor>;

/** Whole tables take long, and to wait for a connection of the pool is to fail after a few seconds. */
const shadowOn = (pool: Pool, table: ShadowTable, turn: Turn): Shadow => {
  const { projection } = table;
  const primaryKey = primaryKeyOf(pool, projection);
  return {
    pack: (row) => packRow(projection, row),
    load: (keys) =>
      turn(async () => {
        await primaryKey();
        return loadRows(pool, { projection, place: 'next', keys });
      }),
    add: (rows) => turn(() => copyIn(pool, projection, rows)),
    change: (changes) =>
      turn(async () => {
        await primaryKey();
        await changeRows(pool, { projection, place: 'next', changes });
      }),
    index: () =>
      turn(async () => {
        await primaryKey();
        for (const statement of createIndexes(projection, 'next')) await pool.query(statement);
        await pool.query(`analyze ${tableName(projection, 'next')}`);
      }),
    addPrevious: () => turn(() => copyPrevious(pool, projection)),
    differences: (catchUp) => differencesFrom(pool, projection, catchUp),
    checksum: () => turn(() => checksumOf(pool, projection, 'next')),
    swap: (catchUp) => swapTables(pool, table, catchUp),
    // What cannot be dropped now is dropped when the next rebuild begins.
    discard: () => dropShadow(pool, table).catch(() => undefined),
  };
};

/** A position and the rows at that position, because both are of one snapshot. */
const liveContent = (pool: Pool, projection: Projection): Promise<LiveContent> =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read read only');
    const checkpoints = await readCheckpoints(client, projection.name);
    return { checkpoints, checksum: await checksumOf(client, projection, 'live') };
  });

/** The tables of rebuilds in Postgres, beside the live ones in schema `read`. */
export const shadowStore = (pool: Pool): ShadowStore => {
  // One connection is left to whoever compares or swaps.
  const turn = turnsFor(Math.max(1, pool.options.max - 1));
  return {
    open: async (projection) => shadowOn(pool, await createShadow(pool, projection), turn),
    liveContent: (projection) => liveContent(pool, projection),
  };
};
