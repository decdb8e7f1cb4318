import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Item } from '../../../domain/bank/item/item.ts';

const pageSize = 200;

type Sought = { readonly field: string | null; readonly area: string | null };

const itemsAfter = statement('items-after', (given: Given<Sought & { readonly after: string }>) =>
  query
    .selectFrom('read.item')
    .select(['key', 'data'])
    .where('key', '>', given.after)
    .where(sql<boolean>`(${given.field}::text is null or field = ${given.field})`)
    .where(({ eb, or, cast, exists, selectFrom }) =>
      or([
        eb(cast(given.area, 'text'), 'is', null),
        exists(
          selectFrom(sql<{ readonly place: string }>`unnest(placements)`.as('place'))
            .select('place')
            .where(sql<string>`split_part(place, '|', 2)`, '=', given.area),
        ),
      ]),
    )
    .orderBy('key')
    .limit(pageSize),
);

/** The published items of a field and of an area, wherever they count, page by page in the order of their ids. */
export const itemPages = async function* (pool: Pool, sought: Sought): AsyncGenerator<Item> {
  let after = '';
  for (;;) {
    const page = await itemsAfter.rows(pool, { ...sought, after });
    for (const { data } of page) yield data.item;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.key;
  }
};
