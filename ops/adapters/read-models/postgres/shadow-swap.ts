import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Projection } from '../../../../projectors/projection.ts';
import type { Partition } from '../../../../projectors/runtime/partition.ts';
import type { Checkpoint } from '../../../../projectors/runtime/read-model-store.ts';
import type {
  PartitionPosition,
  Shadow,
} from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { lockCheckpoints } from './checkpoints.ts';
import { isStillThere, type ShadowTable } from './shadow-table.ts';
import { bareName, tableName } from './tables.ts';
import { inTransaction } from './transaction.ts';

const lockNotAvailable = '55P03';
const tries = 30;
const pauseMs = 1000;

/** Another rebuild of this projection began, and this one's table is gone. */
class ShadowReplaced extends Error {
  override name = 'ShadowReplaced' as const;
}

/** Readers that came first delay the renaming, and it delays those that come after; so not for long. */
const session = "set local synchronous_commit = on; set local lock_timeout = '2s'";

/**
 * Nobody writes the live table until the transaction ends; reading goes on. It comes before the lock
 * of the checkpoints: whoever writes has the table before the row, and the other order would end in
 * a deadlock.
 */
const holdWriters = async (client: PoolClient, projection: Projection): Promise<void> => {
  const live = tableName(projection, 'live');
  const { rows } = await client.query('select where to_regclass($1) is not null', [live]);
  if (rows.length > 0) await client.query(`lock table ${live} in exclusive mode`);
};

const renameTables = async (client: PoolClient, shadow: ShadowTable): Promise<void> => {
  const { projection } = shadow;
  const [live, next, previous] = [
    tableName(projection, 'live'),
    tableName(projection, 'next'),
    tableName(projection, 'previous'),
  ];
  await client.query(`lock table ${next} in access exclusive mode`);
  if (!(await isStillThere(client, shadow))) {
    throw new ShadowReplaced(`Another rebuild of ${projection.name} began in between`);
  }
  await client.query(`
    drop table if exists ${previous};
    alter table if exists ${live} rename to ${bareName(projection, 'previous')};
    alter table ${next} rename to ${bareName(projection, 'live')}`);
};

type NewCheckpoints = {
  readonly projection: Projection;
  readonly before: readonly Checkpoint[];
  readonly reached: readonly PartitionPosition[];
};

const replaceCheckpoints = async (
  client: PoolClient,
  { projection: { name, version }, before, reached }: NewCheckpoints,
): Promise<void> => {
  const generation = Math.max(0, ...before.map((checkpoint) => checkpoint.generation)) + 1;
  // Of another layout the terms are of other leases.
  const termOf = ({ index, of }: Partition): number =>
    before.find(({ partition }) => partition.index === index && partition.of === of)?.term ?? 0;
  await client.query('delete from projector.checkpoint where projection = $1', [name]);
  await client.query('delete from projector.failure where projection = $1', [name]);
  for (const { partition, position } of reached) {
    await client.query(
      `insert into projector.checkpoint
         (projection, partition, partitions, version, generation, position, term)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [name, partition.index, partition.of, version, generation, position, termOf(partition)],
    );
  }
};

/** Where the table stands that was replaced: from there it can be brought up to date again. */
const keepPrevious = async (
  client: PoolClient,
  projection: string,
  before: readonly Checkpoint[],
): Promise<void> => {
  await client.query('delete from projector.previous where projection = $1', [projection]);
  for (const { partition, version, position } of before) {
    await client.query(
      `insert into projector.previous (projection, partition, partitions, version, position)
       values ($1, $2, $3, $4, $5)`,
      [projection, partition.index, partition.of, version, position],
    );
  }
};

const swapOnce = (
  pool: Pool,
  shadow: ShadowTable,
  catchUp: Parameters<Shadow['swap']>[0],
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(session);
    await holdWriters(client, shadow.projection);
    const before = await lockCheckpoints(client, shadow.projection.name);
    const reached = await catchUp(before);
    await renameTables(client, shadow);
    await keepPrevious(client, shadow.projection.name, before);
    await replaceCheckpoints(client, { projection: shadow.projection, before, reached });
  });

/**
 * Puts the shadow in the live table's place, and tries again while long readings hold the live
 * table. Throws `ShadowReplaced`, and what the database throws.
 */
export const swapTables: typeof swapOnce = async (pool, shadow, catchUp) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await swapOnce(pool, shadow, catchUp);
      return;
    } catch (error) {
      const isHeld = error instanceof DatabaseError && error.code === lockNotAvailable;
      if (!isHeld || attempt === tries) throw error;
      await sleep(pauseMs);
    }
  }
};
