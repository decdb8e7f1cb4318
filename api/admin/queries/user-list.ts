import { sql } from 'kysely';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { usersPerPage } from '../../../domain/contracts/admin.ts';

/** Null where all will do. */
export type Sought = {
  /** Folded, as identities are stored. */
  readonly search: string | null;
  readonly plan: string | null;
  readonly role: string | null;
  readonly field: string | null;
  readonly nowMs: number;
  /** Whether testers alone are found. */
  readonly testersOnly: boolean;
};

const found = ({ search, plan, role, field, nowMs, testersOnly }: Given<Sought>) =>
  query
    .selectFrom('read.account as a')
    .innerJoin('auth.identity as i', 'i.account_id', 'a.key')
    .where('a.is_erased', '=', false)
    .where(sql<boolean>`(not ${testersOnly}::boolean or a.test_mode)`)
    .where(
      // Ranges, so that the indexes of names are used: what begins with the text.
      sql<boolean>`(${search}::text is null or a.key = ${search} or i.username ^@ ${search} or i.email ^@ ${search})`,
    )
    .where(
      sql<boolean>`(${plan}::text is null or case ${plan}
        when 'pro' then coalesce(a.pro_until_ms, 0) > ${nowMs}
        when 'trial' then a.data->'plans'->'trial'->>'endsAt' is not null
          and coalesce(a.pro_until_ms, 0) > ${nowMs} and coalesce(a.paid_until_ms, 0) <= ${nowMs}
          and a.data->'plans'->>'granted' = 'free'
        else coalesce(a.pro_until_ms, 0) <= ${nowMs} end)`,
    )
    .where(sql<boolean>`(${role}::text is null or a.role = ${role})`)
    .where(sql<boolean>`(${field}::text is null or a.field = ${field})`);

type Page = Sought & { readonly skipped: number };

const pageOf = (given: Given<Page>) =>
  found(given)
    .leftJoin('read.progress as p', 'p.key', 'a.key')
    .select(['a.data as account', 'p.data as progress', 'i.username', 'i.email'])
    .offset(given.skipped)
    .limit(usersPerPage);

export const count = statement('admin-user-count', (given: Given<Sought>) =>
  found(given).select(({ fn }) => asInt(fn.countAll()).as('total')),
);

export const pages = {
  newest: statement('admin-users-newest', (given: Given<Page>) =>
    pageOf(given).orderBy('a.created_ms', 'desc').orderBy('a.key'),
  ),
  oldest: statement('admin-users-oldest', (given: Given<Page>) =>
    pageOf(given).orderBy('a.created_ms').orderBy('a.key'),
  ),
  name: statement('admin-users-by-name', (given: Given<Page>) =>
    pageOf(given).orderBy('i.username'),
  ),
} as const;

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
    .where('a.is_erased', '=', false),
);
