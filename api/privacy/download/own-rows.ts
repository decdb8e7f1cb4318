import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { exposureOf } from '../../../domain/attempt/exposure.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { OwnedReadModel, ProjectionName } from '../../../projectors/all.ts';
import type { ItemExposureRow } from '../../../projectors/item-exposure/item-exposure.ts';

const readableExposure = (row: unknown): unknown => {
  const { items, ...rest } = row as ItemExposureRow;
  const met = Object.entries(items).map(([itemId, packed]) => [itemId, exposureOf(packed)]);
  return { ...rest, items: Object.fromEntries(met) };
};

/** Rows in a form that a person can read, where that is not how they are stored. */
const readable: { readonly [Name in ProjectionName]?: (row: unknown) => unknown } = {
  'item-exposure': readableExposure,
};

const pageSize = 100;

type Page = { readonly owner: AccountId; readonly after: string };

const pageOf = (table: string, by: string) =>
  statement(`own rows of ${table}`, ({ owner, after }: Given<Page>) =>
    query
      .with(
        (cte) => cte('own').materialized(),
        (db) =>
          db
            .selectFrom(sql<StoredRow>`${sql.table(`read.${table}`)}`.as('stored'))
            .select(['key', 'data'])
            .where(
              by === 'prefix'
                ? sql<boolean>`starts_with(key, ${owner} || '/')`
                : sql<boolean>`${sql.ref(by)} = ${owner}`,
            ),
      )
      .selectFrom('own')
      .select(['key', 'data'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(pageSize),
  );

type StoredRow = { readonly key: string; readonly data: unknown };

export type OwnReadModel = {
  readonly name: ProjectionName;
  readonly page: ReturnType<typeof pageOf>;
};

/** Those of the read models that hold something of one person. */
export const ownReadModels = (all: readonly OwnedReadModel[]): readonly OwnReadModel[] =>
  all.flatMap(({ name, table, owner }) =>
    owner === null ? [] : [{ name, page: pageOf(table, owner) }],
  );

/** The rows of one person in one read model, a page at a time. */
export const ownRows = async function* (
  database: Pool,
  { name, page }: OwnReadModel,
  owner: AccountId,
): AsyncGenerator<readonly unknown[]> {
  let after = '';
  for (;;) {
    const rows = await page.rows(database, { owner, after });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ data }) => readable[name]?.(data) ?? data);
    if (rows.length < pageSize) return;
    after = last.key;
  }
};
