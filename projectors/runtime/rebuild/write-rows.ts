import type { Row } from '../../projection.ts';
import { numberOfKey, type RowCache } from './row-cache.ts';
import type { KeyedRow } from './shadow-store.ts';

/** A row was called final, and yet an event came for it. */
class FinalRowChanged extends Error {
  override name = 'FinalRowChanged' as const;
}

/** Sends the final rows to the table when there are enough of them; folding goes on meanwhile. */
export const sendFinished = async (cache: RowCache, atLeast: number): Promise<void> => {
  const { finished, finishedLength, table } = cache;
  if (finished.length === 0 || finishedLength < atLeast) return;
  await cache.sending;
  cache.finished = [];
  cache.finishedLength = 0;
  cache.sending = table.add(finished);
  // Its failure is thrown to whoever awaits it next.
  cache.sending.catch(() => undefined);
};

const firstOf = (rows: RowCache['kept'], count: number): readonly [string, Row | undefined][] => {
  const first: [string, Row | undefined][] = [];
  for (const entry of rows) {
    if (first.length === count) break;
    first.push(entry);
  }
  return first;
};

const packed = function* (
  { table }: RowCache,
  rows: readonly (readonly [string, Row | undefined])[],
): Generator<KeyedRow> {
  for (const [key, row] of rows) if (row) yield [key, table.pack(row)];
};

/** Writes out the rows that have been in memory longest, so many of them, to make room for others. */
export const spill = async (cache: RowCache, count: number): Promise<void> => {
  const { table, kept, inTable, away } = cache;
  const leaving = firstOf(kept, count);
  const outdated = leaving.flatMap(([key]) => (inTable.has(key) ? [{ key, row: undefined }] : []));
  if (outdated.length > 0) await table.change(outdated);
  if (leaving.length > 0) await table.add(packed(cache, leaving));
  for (const [key] of leaving) {
    kept.delete(key);
    inTable.delete(key);
    away.add(numberOfKey(key));
  }
  cache.left += leaving.length;
};

/** Writes all that is left at the end. Throws `FinalRowChanged`. */
export const writeAll = async (cache: RowCache): Promise<void> => {
  await sendFinished(cache, 0);
  await cache.sending;
  await spill(cache, cache.kept.size);
  if (cache.passedOver.size === 0) return;
  const [changed] = (await cache.table.load([...cache.passedOver])).keys();
  if (changed !== undefined) {
    throw new FinalRowChanged(`An event came for the row ${changed} after it was final`);
  }
};
