import type { RowCache } from './row-cache.ts';
import type { KeyedRow } from './shadow-store.ts';

/** A row was called final, and yet an event came for it. */
export class FinalRowChanged extends Error {
  override name = 'FinalRowChanged' as const;
}

type Leaving = readonly [
  key: string,
  slot: RowCache['slots'] extends Map<string, infer S> ? S : never,
];

const write = async (cache: RowCache, leaving: readonly Leaving[]): Promise<void> => {
  const { table, slots } = cache;
  const outdated = leaving.flatMap(([key, { isInTable }]) =>
    isInTable ? [{ key, row: undefined }] : [],
  );
  if (outdated.length > 0) await table.change(outdated);
  const present = leaving.flatMap(([key, { row }]): KeyedRow[] => (row ? [[key, row]] : []));
  if (present.length > 0) await table.add(present);
  for (const [key] of leaving) slots.delete(key);
};

/** Sends the final rows to the table when there are enough of them; folding goes on meanwhile. */
export const sendFinished = async (cache: RowCache, atLeast: number): Promise<void> => {
  const { finished, length, table } = cache;
  if (finished.length === 0 || finished.length * length.mean() < atLeast) return;
  await cache.sending;
  cache.finished = [];
  cache.sending = table.add(finished);
  // Its failure is thrown to whoever awaits it next.
  cache.sending.catch(() => undefined);
};

/** Writes out the half of the rows that changed longest ago, to make room for others. */
export const spill = async (cache: RowCache): Promise<void> => {
  const oldestFirst = [...cache.slots].sort(([, a], [, b]) => a.changedIn - b.changedIn);
  await write(cache, oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2)));
  cache.hasSpilled = true;
};

/** Writes all that is in memory. Throws `FinalRowChanged`. */
export const writeAll = async (cache: RowCache): Promise<void> => {
  await sendFinished(cache, 0);
  await cache.sending;
  await write(cache, [...cache.slots]);
  if (cache.passedOver.size === 0) return;
  const [changed] = (await cache.table.load([...cache.passedOver])).keys();
  if (changed !== undefined) {
    throw new FinalRowChanged(`An event came for the row ${changed} after it was final`);
  }
};
