import type { Pool } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Projection } from '../../../../projectors/projection.ts';
import type { PartitionPosition } from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { columnNames } from './row-values.ts';
import { tableName } from './tables.ts';
import { inTransaction } from './transaction.ts';

type Kept = {
  readonly partition: number;
  readonly partitions: number;
  readonly position: Position;
};

const kept = `
  select partition, partitions, position from projector.previous
   where projection = $1 and version = $2 and to_regclass($3) is not null order by partition`;

/** Copies the rows of the kept table into the one being built; undefined where none of this version is kept. */
export const copyPrevious = (
  pool: Pool,
  projection: Projection,
): Promise<readonly PartitionPosition[] | undefined> =>
  inTransaction(pool, async (client) => {
    const previous = tableName(projection, 'previous');
    const values = [projection.name, projection.version, previous];
    // Where it stands and what it holds are of one snapshot: a swap in between would replace both.
    await client.query('set transaction isolation level repeatable read');
    const { rows } = await client.query<Kept>(kept, values);
    if (rows.length === 0) return undefined;
    const columns = columnNames(projection);
    await client.query(
      `insert into ${tableName(projection, 'next')} (${columns}) select ${columns} from ${previous}`,
    );
    return rows.map(({ partition, partitions, position }) => ({
      partition: { index: partition, of: partitions },
      position,
    }));
  });
