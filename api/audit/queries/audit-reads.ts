import type { Pool } from 'pg';
import { mostCounted } from '../../../domain/contracts/audit.ts';
import type { AuditRow } from '../../../projectors/audit/audit.ts';
import { around, countAll, countTypes, oneAt, pages, rolesGranted } from './audit-statements.ts';
import { type AuditPlan, planSearch } from './plan-search.ts';
import { understand } from './understand.ts';

/** A count under a filter looks at the rows and goes less far. */
const mostFiltered = 10_000;
/** What led to what is looked for among so many events before and after. */
const neighborhood = 1000;
const mostOfChain = 40;

type Found = { readonly key: string; readonly data: AuditRow };

type Counted = { readonly count: number; readonly isMore: boolean };

/** What two ways find alike is there once. */
const newestFirst = (rows: readonly Found[], most: number): AuditRow[] =>
  [...new Map(rows.map((row) => [row.key, row])).values()]
    .toSorted((one, other) => (one.key < other.key ? 1 : -1))
    .slice(0, most)
    .map(({ data }) => data);

const page = async (pool: Pool, { ways, ...rest }: AuditPlan, most: number) => {
  const found = await Promise.all(
    ways.map(({ way, values }) => {
      const statement = pages[way][rest.types.length > 0 ? 'typed' : 'any'];
      return statement.rows(pool, { ...rest, values, most });
    }),
  );
  return newestFirst(found.flat(), most);
};

/** Along an index alone, where nothing but types narrows it. */
const counted = async (pool: Pool, plan: AuditPlan): Promise<Counted> => {
  const [only] = plan.ways;
  if (only?.way !== 'all' || plan.exceptActors.length > 0) {
    const count = (await page(pool, plan, mostFiltered)).length;
    return { count, isMore: count === mostFiltered };
  }
  const { types, from, before } = plan;
  const of = { types, from, before, most: mostCounted };
  const row = await (types.length > 0 ? countTypes : countAll).first(pool, of);
  const count = row?.count ?? 0;
  return { count, isMore: count === mostCounted };
};

type FindPerson = (named: string) => Promise<string | undefined>;

/** The audit by position, newest first, along one index or another. */
export const auditReads = (pool: Pool, findPerson: FindPerson) => {
  const admins = async (): Promise<string[]> =>
    (await rolesGranted.rows(pool)).map(({ key }) => key);
  return {
    /** Whoever is an administrator now. */
    admins,

    /** By id, or by exact name. */
    person: findPerson,

    understood: (text: string) => understand(text, findPerson),

    plan: (wanted: Parameters<typeof planSearch>[1]) =>
      planSearch({ pool, findPerson, admins }, wanted),

    /** The newest that a plan finds. */
    page: (plan: AuditPlan, most: number) => page(pool, plan, most),

    /** How many a plan finds, as far as it is counted. */
    count: (plan: AuditPlan) => counted(pool, plan),

    at: async (key: string): Promise<AuditRow | undefined> =>
      (await oneAt.first(pool, { key }))?.data,

    /** Events of the same wish, in log order, as far as they stand near one another. */
    near: async ({ position, correlationId }: AuditRow): Promise<AuditRow[]> => {
      const of = { at: position, correlation: correlationId, most: neighborhood };
      return newestFirst(await around.rows(pool, of), mostOfChain).toReversed();
    },
  };
};
