import DataLoader from 'dataloader';

const mostKeys = 500;

/**
 * Reads by key, in statements that requests share: those that come while one is on its way go
 * together in the next, so that a busy server asks seldom and an idle one at once. Each socket is
 * read in a callback of its own, so that only the end of a turn of the event loop has all of them.
 * A key that several ask for is read once, and nothing is kept beyond its answer.
 */
export const gathered = <Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): DataLoader<string, Value | undefined> => {
  const waiting: (() => void)[] = [];
  let isReading = false;
  const sendNext = (): void => {
    if (!isReading) waiting.shift()?.();
  };
  return new DataLoader<string, Value | undefined>(
    async (keys) => {
      isReading = true;
      try {
        const found = await read([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        isReading = false;
        setImmediate(sendNext);
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
