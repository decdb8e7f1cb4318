import type { QueryConfig } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Projection } from '../../../../projectors/projection.ts';
import type { Commit } from '../../../../projectors/runtime/read-model-store.ts';
import type { Connection } from './checkpoints.ts';
import { asRefusal } from './refusals.ts';
import {
  columnNames,
  keptRows,
  onConflictReplace,
  removedKeys,
  rowArrays,
  selectRows,
} from './row-values.ts';
import { tableName } from './tables.ts';

const firstRowParameter = 9;

/** All or nothing in one round trip: without the checkpoint where it is thought, no row is written. */
const statementOf = (projection: Projection): string => {
  const table = tableName(projection, 'live');
  return `
    with moved as (
      update projector.checkpoint set position = $1
       where projection = $2 and partition = $3 and partitions = $4
         and version = $5 and generation = $6 and position = $7
      returning 1
    ), written as (
      insert into ${table} (${columnNames(projection)})
      ${selectRows(projection, firstRowParameter)}
       where exists (select from moved)
      ${onConflictReplace(projection)}
    ), removed as (
      delete from ${table} where key = any($8::text[]) and exists (select from moved)
    ), overcome as (
      delete from projector.failure
       where projection = $2 and partition = $3 and exists (select from moved)
    )
    select exists (select from moved) as moved,
           (select min(position) from projector.checkpoint
             where projection = $2 and partition <> $3) as others`;
};

const statements = new WeakMap<Projection, string>();

const cachedStatement = (projection: Projection): string => {
  const known = statements.get(projection);
  if (known !== undefined) return known;
  const statement = statementOf(projection);
  statements.set(projection, statement);
  return statement;
};

const commitStatement = ({ projection, from, to, changes }: Commit): QueryConfig => ({
  name: `project ${projection.name}`,
  text: cachedStatement(projection),
  values: [
    to,
    projection.name,
    from.partition.index,
    from.partition.of,
    from.version,
    from.generation,
    from.position,
    removedKeys(changes),
    ...rowArrays(projection, keptRows(changes)),
  ],
});

type CommitReply = { readonly moved: boolean; readonly others: Position | null };

/** Answers how far all partitions have come, undefined when nothing was written. Throws `RowRefused`. */
export const commitOn = async (
  connection: Connection,
  work: Commit,
): Promise<Position | undefined> => {
  try {
    const { rows } = await connection.query<CommitReply>(commitStatement(work));
    const [reply] = rows;
    if (!reply?.moved) return undefined;
    return reply.others !== null && reply.others < work.to ? reply.others : work.to;
  } catch (error) {
    throw asRefusal(error);
  }
};
