import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Batch, EventLog, ReadAll, Subscribe } from '../../../domain/ports/event-log.ts';
import { type Patience, patienceWith } from './patience.ts';
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

/** One subscription, and how it waits for more. */
type Reader = Cursor & {
  readonly options: Subscribe;
  readonly alarm: WakeUps;
  readonly patience: Patience;
  /** It has taken all there was. */
  isResting: boolean;
};

type Shared = {
  readonly source: SharedReaderSource;
  readonly readers: Set<Reader>;
  readonly stop: AbortController;
  /** Undefined while the log cannot be followed. */
  tail: Tail | undefined;
};

export type SharedReader = Pick<EventLog, 'subscribe'> & {
  /** Reads no more, though somebody may not have left yet. */
  readonly end: () => void;
};

/** Takes a resting reader past what it does not want, and says whether that was all. */
const takePast = (tail: Tail, reader: Reader): boolean => {
  const { onPassed, ...wanted } = reader.options;
  if (!onPassed || !reader.isResting) return false;
  const batch = tail.after({ ...wanted, after: reader.position });
  if (!batch || batch.events.length > 0) return false;
  reader.position = batch.upTo;
  onPassed(batch.upTo);
  return true;
};

const wakeAll = ({ readers }: Shared): void => {
  for (const { alarm } of readers) alarm.wake();
};

const isLeftWaiting = (tail: Tail, { options, position, patience }: Reader): boolean => {
  const batch = tail.after({ ...options, after: position });
  return batch !== undefined && patience.lets(batch);
};

/** Wakes those that want something of what is new. */
const wakeForNews = ({ readers }: Shared, tail: Tail): void => {
  let hasPassed = false;
  for (const reader of readers) {
    if (takePast(tail, reader)) hasPassed = true;
    else if (!isLeftWaiting(tail, reader)) reader.alarm.wake();
  }
  if (hasPassed) tail.trim(readers);
};

/** Follows the log from its head on, and says whether anything came. */
const follow = async (shared: Shared): Promise<boolean> => {
  const { source, stop } = shared;
  let hasGrown = false;
  try {
    const head = await source.head();
    const tail = tailFrom(head);
    shared.tail = tail;
    wakeAll(shared);
    for await (const batch of source.everything({ after: head, signal: stop.signal })) {
      hasGrown = true;
      tail.grow(batch);
      wakeForNews(shared, tail);
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
    readers: new Set<Reader>(),
    stop: new AbortController(),
    tail: undefined,
  };
  void followForEver(shared);
  return shared;
};

/** Reads on from the tail, and from the log itself what is not there. */
const readOn = async function* (
  shared: Shared,
  reader: Reader,
  wanted: ReadAll,
): AsyncGenerator<Batch> {
  const moveTo = (position: Position): void => {
    reader.position = position;
    shared.tail?.trim(shared.readers);
  };
  for (;;) {
    const after = reader.position;
    const batch = shared.tail?.after({ ...wanted, after });
    if (!batch) break;
    if (batch.upTo === after || reader.patience.lets(batch)) return;
    reader.patience.over();
    yield batch;
    moveTo(batch.upTo);
  }
  for await (const batch of shared.source.readAll({ ...wanted, after: reader.position })) {
    yield batch;
    moveTo(batch.upTo);
  }
};

/** As the alarm of its own, and known to rest meanwhile. */
const restOf = (reader: Reader): WakeUps => ({
  ...reader.alarm,
  nap: async (wanted) => {
    reader.isResting = true;
    await reader.alarm.nap(wanted);
    reader.isResting = false;
  },
});

/**
 * Subscriptions that share one reader of the log, which works while there are any: each event is
 * fetched and parsed once, however many follow, and moves all of them on; whoever wants none of what is
 * new is only told so. Whoever is too far behind for what is kept in memory reads the log itself until
 * it has caught up.
 */
export const sharedReader = (source: SharedReaderSource): SharedReader => {
  let running: Shared | undefined;
  const subscribe: SharedReader['subscribe'] = async function* (options) {
    running ??= begin(source);
    const shared = running;
    const alarm = wakeUps();
    const patience = patienceWith(options.unhurried, alarm.wake);
    const reader = { position: options.after, options, alarm, patience, isResting: false };
    shared.readers.add(reader);
    try {
      const readAll = (wanted: ReadAll) => readOn(shared, reader, wanted);
      yield* pollingSubscription(
        { readAll, wakeUps: restOf(reader), idleMs: lookAgainMs },
        options,
      );
    } finally {
      patience.end();
      shared.readers.delete(reader);
      if (shared.readers.size === 0) shared.stop.abort();
      if (shared.readers.size === 0 && running === shared) running = undefined;
    }
  };
  return { subscribe, end: () => running?.stop.abort() };
};
