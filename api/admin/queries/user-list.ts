import { type SelectQueryBuilder, sql } from 'kysely';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type Statement, statement } from '../../../database/statement.ts';
import type { Tables } from '../../../database/tables/tables.ts';
import { mostUsersCounted, usersPerPage } from '../../../domain/contracts/admin.ts';

/** Null where all will do. */
export type Sought = {
  /** Folded, as identities are stored. */
  readonly search: string | null;
  readonly plan: 'free' | 'pro' | 'trial' | null;
  readonly role: 'learner' | 'admin' | null;
  readonly isSuspended: boolean | null;
  readonly field: string | null;
  readonly nowMs: number;
  /** Whether testers alone are found. */
  readonly testersOnly: boolean;
  /** Whether those who are named so are few: they are found by their names first then. */
  readonly isRare: boolean;
};

/** Sorts after whatever begins with a text. */
const pastPrefix = '\u{10ffff}';

/** A search that finds more is no longer rare: whoever is found stands close together in any order. */
export const mostNamed = 1000;

const startsWith = (column: string, text: unknown) =>
  sql<boolean>`${sql.ref(column)} collate "C" >= ${text}::text
    and ${sql.ref(column)} collate "C" < ${text}::text || ${sql.lit(pastPrefix)}`;

type Identity = Pick<Tables['auth.identity'], 'account_id' | 'username' | 'email'>;
const names = query.selectFrom('auth.identity').select(['account_id', 'username', 'email']);

const startingWith = (column: 'username' | 'email', search: unknown) =>
  names.where(startsWith(column, search)).limit(mostNamed);

/** Whoever has the id, or a name or an address that begins so. */
const namedSo = (search: Given<Sought>['search']) =>
  names
    .where(sql<boolean>`account_id = ${search}`)
    .union(({ parens }) => parens(startingWith('username', search)))
    .union(({ parens }) => parens(startingWith('email', search)))
    .limit(mostNamed);

const plans = {
  pro: (now: unknown) => sql<boolean>`a.pro_until_ms > ${now}`,
  free: (now: unknown) => sql<boolean>`coalesce(a.pro_until_ms, 0) <= ${now}`,
  trial: (now: unknown) =>
    sql<boolean>`a.trial_until_ms > ${now} and coalesce(a.paid_until_ms, 0) <= ${now}
      and a.data->'plans'->>'granted' = 'free'`,
} as const;

type Joined = { readonly a: Tables['read.account']; readonly i: Tables['auth.identity'] };
type Found = SelectQueryBuilder<Tables & Joined, 'a' | 'i', object>;

/** One condition for each thing that is asked for, and none for the rest: the planner counts every one. */
const conditions = (asked: Sought, given: Given<Sought>) => {
  const { search, plan, role, isSuspended, field, testersOnly, isRare } = asked;
  const dense = sql<boolean>`(a.key = ${given.search} or i.username ^@ ${given.search} or i.email ^@ ${given.search})`;
  return [
    ...(search === null || isRare ? [] : [dense]),
    ...(plan === null ? [] : [plans[plan](given.nowMs)]),
    ...(role === null ? [] : [sql<boolean>`a.role = ${sql.lit(role)}`]),
    ...(isSuspended === null ? [] : [sql<boolean>`a.is_suspended = ${sql.lit(isSuspended)}`]),
    ...(field === null ? [] : [sql<boolean>`a.field = ${given.field}::text`]),
    ...(testersOnly ? [sql<boolean>`a.test_mode`] : []),
  ];
};

/** Those who are few are found before their names are looked at, in whatever order they come. */
const areFew = ({ role, isSuspended, testersOnly }: Sought): boolean =>
  role === 'admin' || isSuspended === true || testersOnly;

/** Keys of read models are compared byte by byte, names as the database does: an index knows one of the two. */
const joined = {
  accountsFirst: sql<boolean>`i.account_id = a.key collate "default"`,
  namesFirst: sql<boolean>`a.key = i.account_id collate "C"`,
} as const;

const found = (asked: Sought, by: Order['by'], given: Given<Sought>): Found => {
  const isByName = asked.isRare || (by === 'name' && !areFew(asked));
  const identities = asked.isRare
    ? sql<Identity>`${namedSo(given.search)}`.as('i')
    : sql<Identity>`auth.identity`.as('i');
  const accounts = query
    .selectFrom('read.account as a')
    .innerJoin(identities, (join) => join.on(joined[isByName ? 'namesFirst' : 'accountsFirst']))
    .where('a.is_erased', '=', false) as unknown as Found;
  return conditions(asked, given).reduce((narrowed, one) => narrowed.where(one), accounts);
};

/** Where a page begins: right after an account, in the order that is walked. */
export type From = {
  readonly fromMs: number;
  readonly fromKey: string;
  readonly fromName: string;
};

type Page = Sought & From;
export type Order = { readonly by: 'day' | 'name'; readonly direction: 'asc' | 'desc' };

const passed = { asc: sql`>`, desc: sql`<` } as const;

const after = (of: Found, { by, direction }: Order, given: Given<Page>): Found => {
  const than = passed[direction];
  if (by === 'name') {
    return of
      .where(sql<boolean>`i.username collate "C" ${than} ${given.fromName}::text collate "C"`)
      .orderBy(sql`i.username collate "C"`, direction);
  }
  return of
    .where(
      sql<boolean>`(a.created_ms, a.key) ${than} (${given.fromMs}::bigint, ${given.fromKey}::text)`,
    )
    .orderBy('a.created_ms', direction)
    .orderBy('a.key', direction);
};

const pageOf = (name: string, asked: Sought, order: Order) =>
  statement(name, (given: Given<Page>) =>
    after(found(asked, order.by, given), order, given)
      .leftJoin('read.progress as p', 'p.key', 'a.key')
      .select(['a.data as account', 'p.data as progress', 'i.username', 'i.email'])
      // Written out: a number that comes with each run tells the planner nothing.
      .limit(usersPerPage + 1),
  );

const countOf = (name: string, asked: Sought) =>
  statement(name, (given: Given<Sought>) =>
    query
      .selectFrom(
        found(asked, 'day', given)
          .select('a.key')
          .limit(mostUsersCounted + 1)
          .as('counted'),
      )
      .select(({ fn }) => asInt(fn.countAll()).as('total')),
  );

const state = (isSuspended: boolean | null): string => {
  if (isSuspended === null) return '';
  return isSuspended ? 'suspended' : 'open';
};

/** What is asked for, without the values. */
const shapeOf = ({ search, plan, role, isSuspended, field, testersOnly, isRare }: Sought): string =>
  [
    search === null ? '' : `${isRare ? 'rare' : 'dense'}-search`,
    plan ?? '',
    role ?? '',
    isSuspended === null ? '' : state(isSuspended),
    field === null ? '' : 'field',
    testersOnly ? 'testers' : '',
  ].join(' ');

const kept =
  <Made>(made: Map<string, Made>) =>
  (name: string, make: (name: string) => Made): Made => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };

const keptPage = kept(new Map<string, ReturnType<typeof pageOf>>());
const keptCount = kept(new Map<string, Statement<Sought, { total: number }>>());

/** A page of who is sought; each shape of a search is compiled and prepared once. */
export const page = (asked: Sought, order: Order) =>
  keptPage(`users ${shapeOf(asked)} ${order.by} ${order.direction}`, (name) =>
    pageOf(name, asked, order),
  );

/** How many are sought, no further than is told. */
export const count = (asked: Sought) =>
  keptCount(`user-count ${shapeOf(asked)}`, (name) => countOf(name, asked));

/** How many a search finds by names alone, as far as that is of interest. */
export const named = statement('admin-users-named', ({ search }: Given<{ search: string }>) =>
  query
    .selectFrom(namedSo(search).as('named'))
    .select(({ fn }) => asInt(fn.countAll()).as('total')),
);

/** Where an account stands in each order. */
export const placeOf = statement(
  'admin-user-place',
  ({ accountId }: Given<{ accountId: string }>) =>
    query
      .selectFrom('read.account as a')
      .innerJoin('auth.identity as i', 'i.account_id', 'a.key')
      .select(['i.username as fromName', 'a.key as fromKey'])
      .select(sql<string>`a.created_ms`.as('fromMs'))
      .where('a.key', '=', accountId)
      .where(sql<boolean>`i.account_id = ${accountId}`),
);
