import {
  beforeAll,
  type NewEvent,
  type Position,
  type RecordedEvent,
} from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  type Append,
  type AppendOutcome,
  type Batch,
  type EventAddress,
  EventIdsReused,
  type EventLog,
  LogUnavailable,
  type ReadAll,
  type ReadStream,
} from '../../../domain/ports/event-log.ts';
import { passes } from './filter.ts';
import { outcomeWithoutWriting } from './outcome-without-writing.ts';
import { pollingSubscription } from './polling-subscription.ts';
import { positionOf } from './positions.ts';
import { wakeUps } from './wake-ups.ts';

type Store = {
  readonly events: RecordedEvent[];
  readonly streams: Map<StreamName, RecordedEvent[]>;
  readonly ids: Set<string>;
};

const storedStream = ({ streams }: Store, stream: StreamName): RecordedEvent[] =>
  streams.get(stream) ?? [];

const headOf = ({ events }: Store): Position => events.at(-1)?.position ?? beforeAll;

const record = (store: Store, append: Append, now: Instant): AppendOutcome => {
  const { stream, events } = append;
  const before = storedStream(store, stream);
  const settled = outcomeWithoutWriting(append, before);
  if (settled) return settled;
  if (events.some(({ id }) => store.ids.has(id))) {
    throw new EventIdsReused('Some of these event ids already name events of another stream');
  }
  const latest = store.events.at(-1)?.recordedAt ?? now;
  const recordedAt = now > latest ? now : latest;
  const recorded = events.map((event, index) => ({
    // Through JSON, so that nothing which a real log would lose or change gets past a test.
    ...(JSON.parse(JSON.stringify(event)) as NewEvent),
    stream,
    revision: before.length + index,
    position: positionOf(store.events.length + index + 1),
    recordedAt,
  }));
  for (const { id } of recorded) store.ids.add(id);
  store.events.push(...recorded);
  store.streams.set(stream, [...before, ...recorded]);
  return {
    status: 'appended',
    revision: before.length + recorded.length - 1,
    position: headOf(store),
    isFirst: true,
  };
};

const readStream = (
  store: Store,
  stream: StreamName,
  { from, direction = 'forward', limit, types }: ReadStream,
): RecordedEvent[] => {
  const events = storedStream(store, stream);
  const wanted =
    direction === 'forward'
      ? events.slice(from ?? 0)
      : events.slice(0, (from ?? events.length) + 1).reverse();
  const given = wanted.filter((event) => passes(types ? { types } : {}, event));
  return given.slice(0, limit);
};

const readPlaces = (store: Store, places: readonly EventAddress[]): RecordedEvent[] => {
  const found = places.flatMap(({ stream, revision }) => {
    const event = storedStream(store, stream)[revision];
    return event ? [event] : [];
  });
  return [...new Set(found)].sort((a, b) => (a.position < b.position ? -1 : 1));
};

const readAll = async function* (
  store: Store,
  { after, limit = 500, ...filter }: ReadAll,
): AsyncGenerator<Batch> {
  let upTo = after;
  for (;;) {
    const rest = store.events.slice(Number(upTo));
    const events = rest.filter((event) => passes(filter, event)).slice(0, limit);
    const full = events.length === limit ? events.at(-1) : undefined;
    upTo = full?.position ?? rest.at(-1)?.position ?? upTo;
    yield { events, upTo };
    if (!full) return;
  }
};

/** A log that lives as long as this process and is gone with it: for tests. */
export const memoryEventLog = (now: () => Instant): EventLog => {
  const store: Store = { events: [], streams: new Map(), ids: new Set() };
  const readers = wakeUps();
  let closed = false;
  const open = (): Store => {
    if (closed) throw new LogUnavailable('The log is closed');
    return store;
  };
  const readAllOpen = (options: ReadAll) => readAll(open(), options);
  return {
    append: async (append) => {
      const outcome = record(open(), append, now());
      readers.wake();
      return outcome;
    },
    readStream: async (stream, options = {}) => readStream(open(), stream, options),
    readPlaces: async (places) => readPlaces(open(), places),
    readAll: readAllOpen,
    subscribe: (options) =>
      pollingSubscription({ readAll: readAllOpen, wakeUps: readers }, options),
    head: async () => headOf(open()),
    close: async () => {
      closed = true;
    },
  };
};
