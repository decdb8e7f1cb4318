import { hash } from 'node:crypto';
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

/** Of a commit, before those of its rows. */
const ownParameters = 9;
/** Key, JSON, and one for each column. */
const parametersOf = ({ columns }: Projection): number => ownParameters + 2 + columns.length;

type Block = {
  readonly projection: Projection;
  /** Tells it from the others of its statement. */
  readonly nth: number;
  readonly firstParameter: number;
};

/** All or nothing of one commit: without the checkpoint where it is thought, no row is written. */
const changesOf = ({ projection, nth, firstParameter }: Block): string => {
  const table = tableName(projection, 'live');
  const parameter = (index: number) => `$${firstParameter + index}`;
  const [to, name, partition, partitions] = [0, 1, 2, 3].map(parameter);
  const [version, generation, from, term, removed] = [4, 5, 6, 7, 8].map(parameter);
  return `
    moved_${nth} as (
      update projector.checkpoint set position = ${to}
       where projection = ${name} and partition = ${partition} and partitions = ${partitions}
         and version = ${version} and generation = ${generation} and position = ${from}
         and term = ${term}
      returning 1
    ), written_${nth} as (
      insert into ${table} (${columnNames(projection)})
      ${selectRows(projection, firstParameter + ownParameters)}
       where exists (select from moved_${nth})
      ${onConflictReplace(projection)}
    ), removed_${nth} as (
      delete from ${table}
       where key = any(${removed}::text[]) and exists (select from moved_${nth})
    ), overcome_${nth} as (
      delete from projector.failure
       where projection = ${name} and partition = ${partition}
         and exists (select from moved_${nth})
    )`;
};

const replyOf = ({ nth, firstParameter }: Block): string => `
    select ${nth} as nth, exists (select from moved_${nth}) as moved,
           (select min(position) from projector.checkpoint
             where projection = $${firstParameter + 1} and partition <> $${firstParameter + 2}) as others`;

const statementOf = (projections: readonly Projection[]): string => {
  let firstParameter = 1;
  const blocks = projections.map((projection, nth): Block => {
    const block = { projection, nth, firstParameter };
    firstParameter += parametersOf(projection);
    return block;
  });
  const changes = blocks.map(changesOf).join(',');
  return `with ${changes} ${blocks.map(replyOf).join(' union all ')} order by nth`;
};

type Statement = { readonly name?: string; readonly text: string };

/** Read models move together in few combinations; a rare one is not worth a place in the server's memory. */
const mostNamed = 100;
const named = new Map<string, Statement>();

const numbers = new WeakMap<Projection, number>();
let numbered = 0;
const numberOf = (projection: Projection): number => {
  const known = numbers.get(projection);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(projection, numbered);
  return numbered;
};

const statementFor = (projections: readonly Projection[]): Statement => {
  const together = projections.map(numberOf).join();
  const known = named.get(together);
  if (known) return known;
  const text = statementOf(projections);
  if (named.size >= mostNamed) return { text };
  const made = { name: `project ${hash('sha1', text)}`, text };
  named.set(together, made);
  return made;
};

const valuesOf = ({ projection, from, to, changes }: Commit): readonly unknown[] => [
  to,
  projection.name,
  from.partition.index,
  from.partition.of,
  from.version,
  from.generation,
  from.position,
  from.term,
  removedKeys(changes),
  ...rowArrays(projection, keptRows(changes)),
];

const commitStatement = (works: readonly Commit[]): QueryConfig => ({
  ...statementFor(works.map(({ projection }) => projection)),
  values: works.flatMap(valuesOf),
});

type CommitReply = { readonly moved: boolean; readonly others: Position | null };

const reached = ({ to }: Commit, reply: CommitReply | undefined): Position | undefined => {
  if (!reply?.moved) return undefined;
  return reply.others !== null && reply.others < to ? reply.others : to;
};

/**
 * Commits of different read models in one statement, each apart from the others where its checkpoint
 * is elsewhere; a row that is refused takes all of them with it. Answers of each how far all of its
 * partitions have come, undefined when nothing of it was written. Throws `RowRefused`.
 */
export const commitTogetherOn = async (
  connection: Connection,
  works: readonly Commit[],
): Promise<readonly (Position | undefined)[]> => {
  try {
    const { rows } = await connection.query<CommitReply>(commitStatement(works));
    return works.map((work, nth) => reached(work, rows[nth]));
  } catch (error) {
    throw asRefusal(error);
  }
};

/** As `commitTogetherOn`, of one. */
export const commitOn = async (
  connection: Connection,
  work: Commit,
): Promise<Position | undefined> => (await commitTogetherOn(connection, [work]))[0];
