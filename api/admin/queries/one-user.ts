import { sql } from 'kysely';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';

/** One account that is still there, with what its page shows. */
export const one = statement('admin-user', ({ accountId }: Given<{ accountId: string }>) =>
  query
    .selectFrom('read.account as a')
    .innerJoin('auth.identity as i', 'i.account_id', 'a.key')
    .leftJoin('read.progress as p', 'p.key', 'a.key')
    .select(({ selectFrom, fn }) => [
      'a.data as account',
      'p.data as progress',
      'i.username',
      'i.email',
      selectFrom('read.generation_request as g')
        .select(asInt(fn.countAll()).as('n'))
        .whereRef('g.learner', '=', 'a.key')
        .as('aiRequests'),
    ])
    .where('a.key', '=', accountId)
    .where(sql<boolean>`i.account_id = ${accountId}`)
    .where('a.is_erased', '=', false),
);
