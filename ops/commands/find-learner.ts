import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';

const byAnyName = statement('learner-by-any-name', ({ named }: Given<{ named: string }>) =>
  query
    .selectFrom('auth.identity')
    .select('account_id')
    .where(
      sql<boolean>`(account_id = ${named} or email = lower(${named}) or username = lower(${named}))`,
    ),
);

/** By account id, e-mail or user name; undefined when there is no such learner. */
export const findLearner = async (pool: Pool, named: string): Promise<AccountId | undefined> =>
  (await byAnyName.first(pool, { named }))?.account_id;
