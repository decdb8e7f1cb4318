import type { Pool } from 'pg';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Answering } from '../../../projectors/reactions/answer-events.ts';
import { leaseLost, type Term } from '../../adapters/leases/lease.ts';

const read = 'select position from projector.reaction where name = $1 and term = $2';

/** It never moves back, and only whoever holds the lease moves it. */
const write = `
  update projector.reaction set position = greatest(position, $3)
   where name = $1 and term = $2`;

/**
 * Where a process manager stands in the log; kept apart from the read models, which are rebuilt.
 * Throws `LeaseLost` once another process runs it.
 */
export const reactionCheckpoint = (pool: Pool, held: Term): Answering['checkpoint'] => ({
  read: async () => {
    const { rows } = await pool.query<{ position: Position }>(read, [held.name, held.term]);
    const [row] = rows;
    if (!row) throw leaseLost(held);
    return row.position;
  },
  write: async (position) => {
    const { rowCount } = await pool.query(write, [held.name, held.term, position]);
    if (rowCount === 0) throw leaseLost(held);
  },
});
