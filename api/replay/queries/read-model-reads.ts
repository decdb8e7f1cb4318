import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { statement } from '../../../database/statement.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';

type Stats = { relid: number; schemaname: string; relname: string; n_live_tup: string };

/** As its statistics have them: to count the rows of a large table takes seconds. */
const sizes = statement('replay-sizes', () =>
  query
    .selectFrom([sql<Stats>`pg_stat_user_tables`.as('s')])
    .select([
      's.relname as table',
      sql<number>`s.n_live_tup::float8`.as('rows'),
      sql<number>`pg_total_relation_size(s.relid)::float8`.as('bytes'),
    ])
    .where('s.schemaname', '=', sql.lit('read')),
);

const checkpoints = statement('replay-checkpoints', () =>
  query
    .selectFrom('projector.checkpoint')
    .select(({ fn }) => [
      'projection',
      fn.min('position').as('position'),
      fn.min('version').as('version'),
    ])
    .groupBy('projection'),
);

type Passed = { readonly at: number; readonly events: number };
/** Milliseconds: what was passed within a minute is of late. */
const lateMs = 60_000;

/** Between looks that are a second apart or more, of this process. */
const rateOf = (seen: Map<string, Passed[]>, name: string, now: Passed): number | null => {
  const late = (seen.get(name) ?? []).filter(({ at }) => now.at - at < lateMs);
  const [first] = late;
  const isNew = now.at - (late.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= 1000;
  seen.set(name, isNew ? [...late, now] : late);
  if (!first || now.at - first.at < 1000) return null;
  return Math.max(0, ((now.events - first.events) / (now.at - first.at)) * 1000);
};

export type ReadModelTable = { readonly rows: number; readonly bytes: number };

/** How large the read models are, and how fast they pass through the log. */
export const readModelReads = (pool: Pool) => {
  const seen = new Map<string, Passed[]>();
  return {
    tables: async (): Promise<ReadonlyMap<string, ReadModelTable>> =>
      new Map((await sizes.rows(pool)).map(({ table, ...size }) => [table, size])),
    checkpoints: async (): Promise<
      ReadonlyMap<string, { readonly position: Position; readonly version: number }>
    > => new Map((await checkpoints.rows(pool)).map(({ projection, ...at }) => [projection, at])),
    /** Events a second; null until two looks tell it, and where the log does not count its events. */
    perSecond: (name: string, events: number | undefined): number | null =>
      events === undefined ? null : rateOf(seen, name, { at: performance.now(), events }),
  };
};
