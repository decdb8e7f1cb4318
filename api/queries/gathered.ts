import DataLoader from 'dataloader';

const mostKeys = 500;

/**
 * Reads by key, in statements that requests share: those that come while one is on its way go
 * together in the next, so that a busy server asks seldom and an idle one at once. Each socket is
 * read in a callback of its own, so that only the end of a turn of the event loop has all of them.
 * Nothing is kept beyond its answer.
 */
export const gathered = <Value>(
  read: (keys: readonly string[]) => Promise<readonly Value[]>,
): DataLoader<string, Value> => {
  const waiting: (() => void)[] = [];
  let isReading = false;
  const sendNext = (): void => {
    if (!isReading) waiting.shift()?.();
  };
  return new DataLoader<string, Value>(
    async (keys) => {
      isReading = true;
      try {
        return await read(keys);
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
