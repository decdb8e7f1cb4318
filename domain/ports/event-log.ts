import type { NewEvent, Position, RecordedEvent, Revision } from '../kernel/envelope.ts';
import type { StreamName } from '../kernel/ids.ts';
import type { StopSignal } from '../kernel/stop-signal.ts';

/** What the writer believes of the stream: the revision of its last event, or that it has none. */
export type ExpectedRevision = Revision | 'none';

export type Append = {
  readonly stream: StreamName;
  /** One or more; stored all or not at all. */
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
  /**
   * The whole stream up to `expected`, where the caller has just read it: an adapter that must look
   * there for repeated ids need not read it again.
   */
  readonly loaded?: readonly StoredEvent[];
};

/** What is to be known of an event to find it again. */
export type StoredEvent = Pick<RecordedEvent, 'id' | 'meta' | 'revision' | 'position'>;

export type AppendOutcome =
  | {
      readonly status: 'appended';
      /** Of the last event of the batch. */
      readonly revision: Revision;
      readonly position: Position;
      /** It was stored by this very append; absent where an earlier one of the same ids may have. */
      readonly isFirst?: true;
    }
  /** The stream is elsewhere than expected; nothing was stored by this append. */
  | { readonly status: 'conflict'; readonly actual: ExpectedRevision };

export type Filter = {
  /** Event types to be given; absent means every type. */
  readonly types?: readonly string[];
  /** A stream belongs when its name starts with one of these; absent means every stream. */
  readonly streamPrefixes?: readonly string[];
};

/** Some events in log order, and how far the log has been looked through to find them. */
export type Batch = {
  readonly events: readonly RecordedEvent[];
  readonly upTo: Position;
};

export type ReadAll = Filter & {
  readonly after: Position;
  /** Events per batch at the most; 500 when absent. */
  readonly limit?: number;
};

export type ReadStream = {
  /** First revision to be given; when absent the oldest, or the newest if read backward. */
  readonly from?: Revision;
  readonly direction?: 'forward' | 'backward';
  /** Events to be given at the most. */
  readonly limit?: number;
  /** Event types to be given; absent means every type. */
  readonly types?: readonly string[];
};

/** Where one event stands in its own stream. */
export type EventAddress = { readonly stream: StreamName; readonly revision: Revision };

export type Subscribe = ReadAll & {
  readonly signal: StopSignal;
  /**
   * Is told, instead of an empty batch and only while the next batch is awaited, that the log was looked
   * through up to there and holds nothing that is wanted: whoever waits need not wake for it.
   */
  readonly onPassed?: (upTo: Position) => void;
  /** An adapter may give these at once all the same. */
  readonly unhurried?: Unhurried;
};

/** Events that may wait a moment, to be given together with those that follow. */
export type Unhurried = {
  readonly types: readonly string[];
  readonly ms: number;
  /** Whether they may at this moment. */
  readonly mayWait: () => boolean;
  /** Calls back whenever somebody needs what waits, until the returned function is called. */
  readonly onNeeded: (hurry: () => void) => () => void;
};

/**
 * The one source of truth. Every adapter passes tests/contracts/event-log.
 *
 * - `append` resolves only once the events are durable. The same event ids again give the first
 *   outcome, whatever the expectation says by then. It throws `OutcomeUnknown` when the connection
 *   was lost after the events were sent, `LogUnavailable` when this append certainly stored nothing,
 *   and `EventIdsReused` when the ids are seen to name other events.
 * - Positions grow in commit order: whoever has read up to a position will never find an event
 *   appear before it.
 * - `readPlaces` gives the events at these places in log order, each once; a place that holds no
 *   event gives none.
 * - `readAll` ends at the head of the log; its last batch may be empty and then tells how far it looked.
 * - `subscribe` never ends by itself; at the head it waits, and after an idle look it may give an
 *   empty batch so that a reader of few types knows how far it is.
 */
export type EventLog = {
  readonly append: (append: Append) => Promise<AppendOutcome>;
  readonly readStream: (stream: StreamName, options?: ReadStream) => Promise<RecordedEvent[]>;
  readonly readPlaces: (places: readonly EventAddress[]) => Promise<RecordedEvent[]>;
  readonly readAll: (options: ReadAll) => AsyncIterable<Batch>;
  readonly subscribe: (options: Subscribe) => AsyncIterable<Batch>;
  /**
   * The position of the last event, `beforeAll` when there is none; where others write into the same
   * store it may be theirs, and every reader comes to it.
   */
  readonly head: () => Promise<Position>;
  readonly close: () => Promise<void>;
};

/** The events may or may not be stored: repeat with the same ids to find out. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown' as const;
}

/** The log cannot be reached; nothing was stored. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable' as const;
}

/** Ids that already name other events: a fault of the caller. Nothing was stored. */
export class EventIdsReused extends Error {
  override name = 'EventIdsReused' as const;
}
