import type { RowCache } from './row-cache.ts';
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

const present = function* ({ kept, table }: RowCache): Generator<KeyedRow> {
  for (const [key, row] of kept) if (row) yield [key, table.pack(row)];
};

/** Writes out all rows in memory, to make room for others. */
export const spill = async (cache: RowCache): Promise<void> => {
  const { table, kept, inTable } = cache;
  const outdated = [...inTable].map((key) => ({ key, row: undefined }));
  if (outdated.length > 0) await table.change(outdated);
  if (kept.size > 0) await table.add(present(cache));
  kept.clear();
  inTable.clear();
  cache.hasSpilled = true;
};

/** Writes all that is left at the end. Throws `FinalRowChanged`. */
export const writeAll = async (cache: RowCache): Promise<void> => {
  await sendFinished(cache, 0);
  await cache.sending;
  await spill(cache);
  if (cache.passedOver.size === 0) return;
  const [changed] = (await cache.table.load([...cache.passedOver])).keys();
  if (changed !== undefined) {
    throw new FinalRowChanged(`An event came for the row ${changed} after it was final`);
  }
};
