import type { Pool } from 'pg';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import type { Answering } from '../../../projectors/reactions/answer-events.ts';

/** Where a process manager stands in the log; kept apart from the read models, which are rebuilt. */
export const reactionCheckpoint = (pool: Pool, name: string): Answering['checkpoint'] => ({
  read: async () => {
    const { rows } = await pool.query<{ position: Position }>(
      'select position from projector.reaction where name = $1',
      [name],
    );
    return rows[0]?.position ?? beforeAll;
  },
  write: async (position) => {
    await pool.query(
      `insert into projector.reaction (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position
         where reaction.position < excluded.position`,
      [name, position],
    );
  },
});
