import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Commit } from '../../../../projectors/runtime/read-model-store.ts';
import type { Connection } from './checkpoints.ts';

/** One of them is where the others of its read model will be once this is done. */
const text = `
  with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[],
                         $8::int[])
      as w(projection, partition, partitions, version, generation, before, after, term)
  ), moved as (
    update projector.checkpoint c set position = w.after from wanted w
     where c.projection = w.projection and c.partition = w.partition
       and c.partitions = w.partitions and c.version = w.version
       and c.generation = w.generation and c.position = w.before and c.term = w.term
    returning c.projection, c.partition, c.position
  ), overcome as (
    delete from projector.failure f using moved m
     where f.projection = m.projection and f.partition = m.partition
  )
  select w.projection, w.partition, m.position is not null as moved,
         (select min(coalesce(n.position, o.position)) from projector.checkpoint o
            left join moved n on n.projection = o.projection and n.partition = o.partition
           where o.projection = w.projection) as reached
    from wanted w
    left join moved m on m.projection = w.projection and m.partition = w.partition`;

type Moved = {
  readonly projection: string;
  readonly partition: number;
  readonly moved: boolean;
  readonly reached: Position;
};

const nameOf = (projection: string, partition: number): string => `${projection} ${partition}`;

/** Commits without rows, of any partitions, in one statement; answers as `commitTogetherOn` does. */
export const moveTogetherOn = async (
  connection: Connection,
  works: readonly Commit[],
): Promise<readonly (Position | undefined)[]> => {
  const { rows } = await connection.query<Moved>({
    name: 'move-checkpoints',
    text,
    values: [
      works.map(({ projection }) => projection.name),
      works.map(({ from }) => from.partition.index),
      works.map(({ from }) => from.partition.of),
      works.map(({ from }) => from.version),
      works.map(({ from }) => from.generation),
      works.map(({ from }) => from.position),
      works.map(({ to }) => to),
      works.map(({ from }) => from.term),
    ],
  });
  const found = new Map(rows.map((row) => [nameOf(row.projection, row.partition), row]));
  return works.map(({ projection, from }) => {
    const row = found.get(nameOf(projection.name, from.partition.index));
    return row?.moved ? row.reached : undefined;
  });
};
