import type DataLoader from 'dataloader';

/**
 * Lets the requests of one turn of the event loop share a statement. Each socket is read in a
 * callback of its own, so that only the end of the turn has all of them; nothing is kept beyond it.
 */
export const perTurn = {
  cache: false,
  maxBatchSize: 500,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<string, unknown>;
