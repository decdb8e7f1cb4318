import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Batch, EventLog, ReadAll } from '../../../domain/ports/event-log.ts';
import { pollingSubscription } from './polling-subscription.ts';
import { retryDelayMs } from './retry-delay.ts';
import { type Cursor, type Tail, tailFrom } from './tail.ts';
import { type WakeUps, wakeUps } from './wake-ups.ts';

export type SharedReaderSource = Pick<EventLog, 'head' | 'readAll'> & {
  /** The whole log after a position as it is written, until the signal. */
  readonly everything: (from: {
    readonly after: Position;
    readonly signal: AbortSignal;
  }) => AsyncIterable<Batch>;
  /** Woken when the log can be reached again. */
  readonly recovery: WakeUps;
};

/** Readers are woken by what is read; this is for a wake-up that was missed. */
const lookAgainMs = 10_000;

type Shared = {
  readonly source: SharedReaderSource;
  readonly readers: WakeUps;
  readonly cursors: Set<Cursor>;
  readonly stop: AbortController;
  /** Undefined while the log cannot be followed. */
  tail: Tail | undefined;
};

export type SharedReader = Pick<EventLog, 'subscribe'> & {
  /** Reads no more, though somebody may not have left yet. */
  readonly end: () => void;
};

/** Follows the log from its head on, and says whether anything came. */
const follow = async (shared: Shared): Promise<boolean> => {
  const { source, readers, stop } = shared;
  let hasGrown = false;
  try {
    const head = await source.head();
    const tail = tailFrom(head);
    shared.tail = tail;
    readers.wake();
    for await (const batch of source.everything({ after: head, signal: stop.signal })) {
      hasGrown = true;
      tail.grow(batch);
      readers.wake();
    }
  } catch {
    // Whoever reads for itself meanwhile is told by the log what is wrong.
  }
  shared.tail = undefined;
  return hasGrown;
};

const followForEver = async (shared: Shared): Promise<void> => {
  const { signal } = shared.stop;
  const { recovery } = shared.source;
  let failures = 0;
  while (!signal.aborted) {
    failures = (await follow(shared)) ? 1 : failures + 1;
    await recovery.nap({ since: recovery.count(), ms: retryDelayMs(failures), signal });
  }
};

const begin = (source: SharedReaderSource): Shared => {
  const shared = {
    source,
    readers: wakeUps(),
    cursors: new Set<Cursor>(),
    stop: new AbortController(),
    tail: undefined,
  };
  void followForEver(shared);
  return shared;
};

/** Reads on from the tail, and from the log itself what is not there. */
const readOn = async function* (
  shared: Shared,
  cursor: Cursor,
  wanted: ReadAll,
): AsyncGenerator<Batch> {
  const moveTo = (position: Position): void => {
    cursor.position = position;
    shared.tail?.trim(shared.cursors);
  };
  for (;;) {
    const after = cursor.position;
    const batch = shared.tail?.after({ ...wanted, after });
    if (!batch) break;
    if (batch.upTo === after) return;
    yield batch;
    moveTo(batch.upTo);
  }
  for await (const batch of shared.source.readAll({ ...wanted, after: cursor.position })) {
    yield batch;
    moveTo(batch.upTo);
  }
};

/**
 * Subscriptions that share one reader of the log, which works while there are any: each event is
 * fetched and parsed once, however many follow, and moves all of them on. Whoever is too far behind
 * for what is kept in memory reads the log itself until it has caught up.
 */
export const sharedReader = (source: SharedReaderSource): SharedReader => {
  let running: Shared | undefined;
  const subscribe: SharedReader['subscribe'] = async function* (options) {
    running ??= begin(source);
    const shared = running;
    const cursor = { position: options.after };
    shared.cursors.add(cursor);
    try {
      const readAll = (wanted: ReadAll) => readOn(shared, cursor, wanted);
      const polled = { readAll, wakeUps: shared.readers, idleMs: lookAgainMs };
      yield* pollingSubscription(polled, options);
    } finally {
      shared.cursors.delete(cursor);
      if (shared.cursors.size === 0) shared.stop.abort();
      if (shared.cursors.size === 0 && running === shared) running = undefined;
    }
  };
  return { subscribe, end: () => running?.stop.abort() };
};
