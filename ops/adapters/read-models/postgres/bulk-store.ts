import type { Pool, PoolClient } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import {
  type BulkStore,
  type Commit,
  RowRefused,
} from '../../../../projectors/runtime/read-model-store.ts';
import { changeRows, rowsAtOnce } from './change-rows.ts';
import { commitOn } from './commit-statement.ts';
import { loadRows } from './load-rows.ts';
import { inTransaction } from './transaction.ts';

const commitOne = async (client: PoolClient, work: Commit): Promise<Position | undefined> => {
  const { projection, changes } = work;
  const reached = await commitOn(client, { ...work, changes: changes.slice(0, rowsAtOnce) });
  if (reached === undefined) return undefined;
  const rest = changes.slice(rowsAtOnce);
  if (rest.length > 0) await changeRows(client, { projection, place: 'live', changes: rest });
  return reached;
};

const commitApart = async (
  client: PoolClient,
  work: Commit,
): Promise<Position | RowRefused | undefined> => {
  await client.query('savepoint apart');
  try {
    const reached = await commitOne(client, work);
    await client.query('release savepoint apart');
    return reached;
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    await client.query('rollback to savepoint apart');
    return error;
  }
};

/** Over connections that wait for as long as the server works. */
export const bulkStore = (pool: Pool): BulkStore => ({
  load: (projection, keys) => loadRows(pool, { projection, place: 'live', keys }),
  commit: (commits) =>
    inTransaction(pool, async (client) => {
      const outcomes: (Position | RowRefused | undefined)[] = [];
      for (const work of commits) outcomes.push(await commitApart(client, work));
      return outcomes;
    }),
});
