import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';

export type FieldCount = {
  readonly field: string;
  readonly questions: number;
  readonly lastPublishedAt: Instant;
};

const questions = statement('questions-by-field', () =>
  query
    .selectFrom('read.item')
    .select(({ fn }) => [
      'field',
      asInt(fn.countAll()).as('questions'),
      fn.max('published_ms').as('last'),
    ])
    .groupBy('field'),
);

const versions = statement('versions-of-fields', () =>
  query
    .selectFrom('read.item')
    .select([
      'field',
      sql<string>`md5(string_agg(key || ' ' || xmin::text, ',' order by key))`.as('version'),
    ])
    .groupBy('field'),
);

const ofField = statement('items-of-field', ({ field }: Given<{ field: string }>) =>
  query
    .selectFrom('read.item')
    .select(({ ref }) => ref('data', '->').key('item').as('item'))
    .where('field', '=', field)
    .orderBy('key'),
);

/** The published bank as its makers see it. */
export const generationReads = (pool: Pool) => ({
  counts: async (): Promise<FieldCount[]> => {
    const rows = await questions.rows(pool);
    return rows.map(({ field, questions, last }) => ({
      field,
      questions,
      lastPublishedAt: instantOf(Number(last)),
    }));
  },

  /** By field: another one as soon as any of its items is another. */
  versions: async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await versions.rows(pool);
    return new Map(rows.map(({ field, version }) => [field, version]));
  },

  itemsOf: async (field: string): Promise<Item[]> =>
    (await ofField.rows(pool, { field })).map(({ item }) => item),
});
