import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { gathered } from '../../../api/server/gathered.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Answering } from '../../../projectors/reactions/answer-events.ts';
import { leaseLost, type Term } from '../../adapters/leases/lease.ts';

const positions = statement(
  'reaction-positions',
  ({ reactions }: Given<{ reactions: readonly string[] }>) =>
    query
      .selectFrom('projector.reaction')
      .select(['name', 'term', 'position'])
      .where('name', '=', ({ fn }) => fn.any(reactions)),
);

type Reached = { readonly term: number; readonly position: Position };

/** None moves back, and only whoever holds the lease moves it; in the order in which leases lock their rows. */
const write = `
  with mine as (
    select r.name, w.position
      from projector.reaction r
      join unnest($1::text[], $2::int[], $3::text[]) as w(name, term, position)
        on w.name = r.name and w.term = r.term
     order by r.name for update of r
  )
  update projector.reaction r set position = greatest(r.position, mine.position)
    from mine where r.name = mine.name
  returning r.name`;

type Step = Term & { readonly position: Position };

/** Says of each whether it was written. */
const writeAll = async (pool: Pool, steps: readonly Step[]): Promise<readonly boolean[]> => {
  const { rows } = await pool.query<{ name: string }>({
    name: 'move-reactions',
    text: write,
    values: [
      steps.map(({ name }) => name),
      steps.map(({ term }) => term),
      steps.map(({ position }) => position),
    ],
  });
  const written = new Set(rows.map(({ name }) => name));
  return steps.map(({ name }) => written.has(name));
};

/** Gives each process manager its checkpoint. */
export type ReactionCheckpoints = (held: Term) => Answering['checkpoint'];

/**
 * Where process managers stand in the log; kept apart from the read models, which are rebuilt. Those that
 * step in the same turn, as all do when it falls quiet, are written together. Each throws `LeaseLost` once
 * another process runs it.
 */
export const reactionCheckpoints = (pool: Pool): ReactionCheckpoints => {
  const steps = new DataLoader<Step, boolean>((together) => writeAll(pool, together), {
    cache: false,
    batchScheduleFn: (send) => void setImmediate(send),
  });
  const reads = gathered<Reached>(async (reactions) => {
    const rows = await positions.rows(pool, { reactions });
    return new Map(rows.map(({ name, ...reached }) => [name, reached]));
  });
  return (held) => ({
    read: async () => {
      const reached = await reads.load(held.name);
      if (reached?.term !== held.term) throw leaseLost(held);
      return reached.position;
    },
    write: async (position) => {
      const { name, term } = held;
      if (!(await steps.load({ name, term, position }))) throw leaseLost(held);
    },
  });
};
