import { describe, expect, it } from 'vitest';
import type { Projection, Row } from '../../../projectors/projection.ts';
import type { Building } from '../../../projectors/runtime/rebuild/building.ts';
import { keepWithin } from '../../../projectors/runtime/rebuild/memory.ts';
import { bytesOfRow } from '../../../projectors/runtime/rebuild/row-bytes.ts';
import {
  fetchRows,
  heldBytes,
  type RowCache,
  rowCache,
} from '../../../projectors/runtime/rebuild/row-cache.ts';
import { writeAll } from '../../../projectors/runtime/rebuild/write-rows.ts';

/** A table that tells what it was asked for. */
const tableInMemory = () => {
  const rows = new Map<string, Row>();
  const asked: string[] = [];
  const table: RowCache['table'] = {
    pack: (row) => JSON.stringify(row),
    load: async (keys) => {
      asked.push(...keys);
      return new Map(keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key) ?? {}]] : [])));
    },
    add: async (added) => {
      for (const [key, packed] of added) {
        expect(rows.has(key), `${key} is there`).toBe(false);
        rows.set(key, JSON.parse(packed));
      }
    },
    change: async (changes) => {
      for (const { key, row } of changes) {
        if (row) rows.set(key, row);
        else rows.delete(key);
      }
    },
  };
  return { table, rows, asked };
};

const building = () => {
  const { table, rows, asked } = tableInMemory();
  const cache = rowCache({} as Projection, table);
  return { building: { cache, ending: undefined } as unknown as Building, cache, rows, asked };
};

const fill = (cache: RowCache, count: number, from = 0): void => {
  for (let n = from; n < from + count; n += 1)
    cache.rows.set(`row ${n}`, { n, text: 'x'.repeat(50) });
};

const keysOf = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, n) => `row ${from + n}`);

describe('rows that do not fit into the memory of a rebuild', () => {
  it('leave for the table by halves, those first that have been there longest', async () => {
    const { building: one, cache, rows } = building();
    fill(cache, 10);
    await keepWithin(heldBytes(cache) + 1, [one]);
    expect(rows.size).toBe(0);
    await keepWithin(1, [one]);
    expect([...rows.keys()]).toEqual(keysOf(5));
    expect([...cache.kept.keys()]).toEqual(keysOf(5, 5));
  });

  it('come back when they are needed, and nothing is looked for that never left', async () => {
    const { building: one, cache, rows, asked } = building();
    fill(cache, 10);
    await keepWithin(1, [one]);
    await fetchRows(cache, [...keysOf(2), ...keysOf(2, 5), 'row 99']);
    expect(asked).toEqual(keysOf(2));
    cache.rows.set('row 0', { n: 100 });
    cache.rows.set('row 1', undefined);
    await writeAll(cache);
    expect([rows.get('row 0'), rows.has('row 1'), rows.size]).toEqual([{ n: 100 }, false, 9]);
  });

  it('leave where they stay away, not where they are wanted back', async () => {
    const [wanted, past] = [building(), building()];
    fill(wanted.cache, 20);
    fill(past.cache, 16);
    await keepWithin(1, [wanted.building, past.building]);
    expect([wanted.rows.size, past.rows.size]).toEqual([10, 0]);
    await fetchRows(wanted.cache, keysOf(10));
    await keepWithin(1, [wanted.building, past.building]);
    expect([wanted.cache.kept.size, past.rows.size]).toEqual([20, 8]);
  });
});

describe('what a row takes in memory', () => {
  it('is counted with everything in it', () => {
    const bytes = bytesOfRow({ a: 1, b: 'text' });
    expect(bytesOfRow({ a: 1.5, b: 'text' }) - bytes).toBe(16);
    expect(bytesOfRow({ a: 1_764_191_234_567, b: 'text' }) - bytes).toBe(16);
    expect(bytesOfRow({ a: 1, b: 'text'.repeat(100) }) - bytes).toBe(396);
    expect(bytesOfRow({ a: [1, 2, 3], b: 'text' }) - bytes).toBe(72);
    expect(bytesOfRow({ a: { c: true, d: null }, b: 'text' }) - bytes).toBe(44);
  });

  it('is told of the rows of late, for rows grow', () => {
    const { cache } = building();
    for (let n = 0; n < 400; n += 1) {
      cache.rows.set('row', { text: 'x'.repeat(n < 200 ? 10 : 1000) });
      heldBytes(cache);
    }
    const now = bytesOfRow({ text: 'x'.repeat(1000) });
    expect(heldBytes(cache)).toBeGreaterThan(now * 0.8);
  });
});
