import { sql } from 'kysely';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';

/** By which index of the audit the newest events are found. */
export type Way = 'actor' | 'subject' | 'stream' | 'all';

/** Everything a search may be narrowed by; what is empty narrows nothing. */
export type Search = {
  /** Of the column of its way. */
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly actors: readonly string[];
  readonly exceptActors: readonly string[];
  readonly persons: readonly string[];
  /** Whom an event may be about; those about nobody are always among them. */
  readonly subjects: readonly string[];
  /** Positions: the first that is wanted, and the first that is not any more. */
  readonly from: string;
  readonly before: string;
  readonly most: number;
};

const anyOrAll = (column: string, given: unknown) =>
  sql<boolean>`(cardinality(${given}::text[]) = 0 or ${sql.ref(column)} = any(${given}::text[]))`;

/** Ids and types that are looked for come as a table, each with a short walk along the index of its own. */
const asTable = <Name extends string>(given: unknown, name: Name) =>
  sql<{ readonly [N in Name]: string }>`unnest(${given}::text[])`.as(name);

const narrowed = (of: Given<Search>) =>
  query
    .selectFrom('read.audit as a')
    .select(['a.key', 'a.data'])
    .where('a.key', '>=', of.from)
    .where('a.key', '<', of.before)
    .where(anyOrAll('a.actor', of.actors))
    .where(sql<boolean>`a.actor <> all(${of.exceptActors}::text[])`)
    .where(
      sql<boolean>`(cardinality(${of.persons}::text[]) = 0
        or a.actor = any(${of.persons}::text[]) or a.subject = any(${of.persons}::text[]))`,
    )
    .where(
      sql<boolean>`(cardinality(${of.subjects}::text[]) = 0
        or a.subject is null or a.subject = any(${of.subjects}::text[]))`,
    )
    .orderBy('a.key', 'desc')
    .limit(of.most);

const typed = (of: Given<Search>) => narrowed(of).whereRef('a.type', '=', sql.ref('t'));

/** Newest first. The index that its way walks is in order, so that nothing is sorted but what is shown. */
const pageBy = (way: Exclude<Way, 'all'>) =>
  statement(`audit by ${way}`, (of: Given<Search>) =>
    query
      .selectFrom(asTable(of.values, 'v'))
      .innerJoinLateral(narrowed(of).whereRef(`a.${way}`, '=', sql.ref('v')).as('found'), (join) =>
        join.onTrue(),
      )
      .select(['found.key', 'found.data'])
      .orderBy('found.key', 'desc')
      .limit(of.most),
  );

const pageByAndType = (way: Exclude<Way, 'all'>) =>
  statement(`audit by ${way} and type`, (of: Given<Search>) =>
    query
      .selectFrom([asTable(of.values, 'v'), asTable(of.types, 't')])
      .innerJoinLateral(typed(of).whereRef(`a.${way}`, '=', sql.ref('v')).as('found'), (join) =>
        join.onTrue(),
      )
      .select(['found.key', 'found.data'])
      .orderBy('found.key', 'desc')
      .limit(of.most),
  );

const pageOfAll = statement('audit of all', (of: Given<Search>) => narrowed(of));

const pageOfType = statement('audit by type', (of: Given<Search>) =>
  query
    .selectFrom(asTable(of.types, 't'))
    .innerJoinLateral(typed(of).as('found'), (join) => join.onTrue())
    .select(['found.key', 'found.data'])
    .orderBy('found.key', 'desc')
    .limit(of.most),
);

export const pages = {
  actor: { any: pageBy('actor'), typed: pageByAndType('actor') },
  subject: { any: pageBy('subject'), typed: pageByAndType('subject') },
  stream: { any: pageBy('stream'), typed: pageByAndType('stream') },
  all: { any: pageOfAll, typed: pageOfType },
} as const;

/** Names of streams that begin so, each once; few, for a beginning has some characters of an id. */
export const streamsFrom = statement(
  'audit streams from',
  ({ from, to, most }: Given<{ from: string; to: string; most: number }>) =>
    query
      .selectFrom('read.audit')
      .select('stream')
      .distinct()
      .where('stream', '>=', from)
      .where('stream', '<', to)
      .orderBy('stream')
      .limit(most),
);

/** The first event from a moment on: where a day begins. */
export const firstFrom = statement('audit first from', ({ ms }: Given<{ ms: string }>) =>
  query
    .selectFrom('read.audit')
    .select('key')
    .where('at_ms', '>=', ms)
    .orderBy('at_ms')
    .orderBy('key')
    .limit(1),
);

/** What stands around an event, to find what it led to. */
export const around = statement(
  'audit around',
  ({ at, correlation, most }: Given<{ at: string; correlation: string; most: number }>) => {
    const sided = (side: 'asc' | 'desc') =>
      query
        .selectFrom('read.audit')
        .select(['key', 'data'])
        .where('key', side === 'asc' ? '>=' : '<', at)
        .orderBy('key', side)
        .limit(most);
    return query
      .selectFrom(sided('asc').as('later'))
      .select(['key', 'data'])
      .where(({ eb, ref }) => eb(ref('data', '->>').key('correlationId'), '=', correlation))
      .unionAll(
        query
          .selectFrom(sided('desc').as('earlier'))
          .select(['key', 'data'])
          .where(({ eb, ref }) => eb(ref('data', '->>').key('correlationId'), '=', correlation)),
      )
      .limit(40);
  },
);

export const oneAt = statement('audit at', ({ key }: Given<{ key: string }>) =>
  query.selectFrom('read.audit').select('data').where('key', '=', key),
);

/** Accounts whose role was ever changed, and what it is now. */
export const rolesGranted = statement('audit admins', () =>
  query
    .selectFrom('read.audit as a')
    .innerJoin('read.account as p', 'p.key', 'a.subject')
    .select('p.key')
    .distinct()
    .where('a.type', '=', 'RoleGranted')
    .where(({ eb, ref }) => eb(ref('p.data', '->>').key('role'), '=', 'admin'))
    .limit(1000),
);

/** Of every event between two positions, along the primary key alone. */
export const countAll = statement(
  'audit count',
  ({ from, before, most }: Given<{ from: string; before: string; most: number }>) =>
    query
      .selectFrom(
        query
          .selectFrom('read.audit')
          .select('key')
          .where('key', '>=', from)
          .where('key', '<', before)
          .limit(most)
          .as('counted'),
      )
      .select(({ fn }) => asInt(fn.countAll()).as('count')),
);

/** Of some types between two positions, along their index alone. */
export const countTypes = statement(
  'audit count of types',
  ({
    types,
    from,
    before,
    most,
  }: Given<{ types: readonly string[]; from: string; before: string; most: number }>) =>
    query
      .selectFrom(
        query
          .selectFrom('read.audit')
          .select('key')
          .where('type', '=', ({ fn }) => fn.any(types))
          .where('key', '>=', from)
          .where('key', '<', before)
          .limit(most)
          .as('counted'),
      )
      .select(({ fn }) => asInt(fn.countAll()).as('count')),
);
