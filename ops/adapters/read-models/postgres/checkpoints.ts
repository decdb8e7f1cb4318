import type { ClientBase } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Checkpoint, Claim } from '../../../../projectors/runtime/read-model-store.ts';

/** A pool, or one connection within its transaction. */
export type Connection = Pick<ClientBase, 'query'>;

type CheckpointRecord = {
  readonly partition: number;
  readonly partitions: number;
  readonly version: number;
  readonly generation: number;
  readonly position: Position;
  readonly term: number;
};

const select = `
  select partition, partitions, version, generation, position, term
    from projector.checkpoint where projection = $1 order by partition`;

const checkpointOf = ({ partition, partitions, ...checkpoint }: CheckpointRecord): Checkpoint => ({
  partition: { index: partition, of: partitions },
  ...checkpoint,
});

const read = async (
  connection: Connection,
  projection: string,
  statement: string,
): Promise<readonly Checkpoint[]> => {
  const { rows } = await connection.query<CheckpointRecord>(statement, [projection]);
  return rows.map(checkpointOf);
};

const takeOver = `
  update projector.checkpoint set term = $5
   where projection = $1 and partition = $2 and partitions = $3 and version = $4 and term <= $5
  returning partition, partitions, version, generation, position, term`;

/** Waits for a commit that is under way; the next one of an earlier term finds the row taken. */
export const claimCheckpoint = async (
  connection: Connection,
  { projection: { name, version }, partition, term }: Claim,
): Promise<Checkpoint | undefined> => {
  const values = [name, partition.index, partition.of, version, term];
  const { rows } = await connection.query<CheckpointRecord>(takeOver, values);
  return rows.map(checkpointOf)[0];
};

/** In the order of the partitions; none when the projection has no table yet. */
export const readCheckpoints = (connection: Connection, projection: string) =>
  read(connection, projection, select);

/** Until the transaction ends nobody moves them. */
export const lockCheckpoints = (connection: Connection, projection: string) =>
  read(connection, projection, `${select} for update`);
