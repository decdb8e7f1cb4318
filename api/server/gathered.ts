import DataLoader from 'dataloader';

const mostKeys = 500;

/** A reading that takes longer than this is no longer waited for by those that came after it. */
const patienceMs = 250;

/**
 * Reads by key, in statements that requests share: those that come while one is on its way go
 * together in the next, so that a busy server asks seldom and an idle one at once. Each socket is
 * read in a callback of its own, so that only the end of a turn of the event loop has all of them.
 * A key that several ask for is read once, and nothing is kept beyond its answer. A reading that
 * hangs holds up nobody but those that it was made for.
 */
export const gathered = <Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): DataLoader<string, Value | undefined> => {
  const waiting: (() => void)[] = [];
  let reading: symbol | undefined;
  const sendNext = (): void => {
    if (reading === undefined) waiting.shift()?.();
  };
  const leave = (mine: symbol): void => {
    if (reading !== mine) return;
    reading = undefined;
    setImmediate(sendNext);
  };
  return new DataLoader<string, Value | undefined>(
    async (keys) => {
      const mine = Symbol('reading');
      reading = mine;
      const tooLong = setTimeout(() => leave(mine), patienceMs);
      try {
        const found = await read([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        clearTimeout(tooLong);
        leave(mine);
      }
    },
    {
      cache: false,
      maxBatchSize: mostKeys,
      batchScheduleFn: (send) => {
        waiting.push(send);
        setImmediate(sendNext);
      },
    },
  );
};
