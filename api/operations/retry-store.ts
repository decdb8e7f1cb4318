import type { Pool } from 'pg';

/** A projection looks whether its failure still stands, a reaction at what is due: so both try again. */
const again = `
  with read_models as (
    delete from projector.failure where projection = $1 returning 1
  ), tasks as (
    update projector.parked set next_try_at = now() where reaction = $1 returning 1
  )
  select (select count(*)::int from read_models) + (select count(*)::int from tasks) as n`;

/** Lets what stopped or was parked be tried again at once. */
export const retryStore = (pool: Pool) => ({
  /** How much there was of it: a stopped part of a read model, or parked tasks of a reaction. */
  retry: async (name: string): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>(again, [name]);
    return rows[0]?.n ?? 0;
  },
  isWaiting: async (name: string): Promise<boolean> => {
    const { rows } = await pool.query(
      `select from projector.failure where projection = $1
       union all select from projector.parked where reaction = $1 limit 1`,
      [name],
    );
    return rows.length > 0;
  },
});
