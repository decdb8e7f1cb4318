import type { Pool } from 'pg';
import type { Item } from '../../../domain/bank/item/item.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';

export type FieldCount = {
  readonly field: string;
  readonly questions: number;
  readonly lastPublishedAt: Instant;
};

/** The published bank as its makers see it. */
export const generationReads = (pool: Pool) => ({
  counts: async (): Promise<FieldCount[]> => {
    const { rows } = await pool.query<{ field: string; questions: number; last: string }>({
      name: 'questions-by-field',
      text: `select field, count(*)::int as questions, max(published_ms) as last
             from read.item group by field`,
    });
    return rows.map(({ field, questions, last }) => ({
      field,
      questions,
      lastPublishedAt: instantOf(Number(last)),
    }));
  },

  /** By field: another one as soon as any of its items is another. */
  versions: async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await pool.query<{ field: string; version: string }>({
      name: 'versions-of-fields',
      text: `select field, md5(string_agg(key || ' ' || xmin::text, ',' order by key)) as version
             from read.item group by field`,
    });
    return new Map(rows.map(({ field, version }) => [field, version]));
  },

  itemsOf: async (field: string): Promise<Item[]> => {
    const { rows } = await pool.query<{ item: Item }>({
      name: 'items-of-field',
      text: `select data->'item' as item from read.item where field = $1 order by key`,
      values: [field],
    });
    return rows.map(({ item }) => item);
  },
});
