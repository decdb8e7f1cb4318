import type { Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';

/** By account id, e-mail or user name; undefined when there is no such learner. */
export const findLearner = async (pool: Pool, named: string): Promise<AccountId | undefined> => {
  const { rows } = await pool.query<{ account_id: AccountId }>(
    `select account_id from auth.identity
      where account_id = $1 or email = lower($1) or username = lower($1)`,
    [named],
  );
  return rows[0]?.account_id;
};
