import type { ClientBase } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Checkpoint } from '../../../../projectors/runtime/read-model-store.ts';

/** A pool, or one connection within its transaction. */
export type Connection = Pick<ClientBase, 'query'>;

type CheckpointRecord = {
  readonly partition: number;
  readonly partitions: number;
  readonly version: number;
  readonly generation: number;
  readonly position: Position;
};

const select = `
  select partition, partitions, version, generation, position
    from projector.checkpoint where projection = $1 order by partition`;

const read = async (
  connection: Connection,
  projection: string,
  statement: string,
): Promise<readonly Checkpoint[]> => {
  const { rows } = await connection.query<CheckpointRecord>(statement, [projection]);
  return rows.map(({ partition, partitions, ...checkpoint }) => ({
    partition: { index: partition, of: partitions },
    ...checkpoint,
  }));
};

/** In the order of the partitions; none when the projection has no table yet. */
export const readCheckpoints = (connection: Connection, projection: string) =>
  read(connection, projection, select);

/** Until the transaction ends nobody moves them. */
export const lockCheckpoints = (connection: Connection, projection: string) =>
  read(connection, projection, `${select} for update`);
