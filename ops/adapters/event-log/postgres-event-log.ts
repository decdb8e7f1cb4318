import type { Pool } from 'pg';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  type Batch,
  type EventLog,
  LogUnavailable,
  type ReadAll,
} from '../../../domain/ports/event-log.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';
import { pollingSubscription } from './polling-subscription.ts';
import { appendBatch, type Settled } from './postgres/append-batch.ts';
import { type CopyEvents, copyEvents } from './postgres/copy-events.ts';
import { groupCommit } from './postgres/group-commit.ts';
import { indexLookUps } from './postgres/planner.ts';
import { readAll, readHead, readPlaces, readStream } from './postgres/read.ts';
import { writerConnection } from './postgres/writer-connection.ts';
import { wakeUps } from './wake-ups.ts';

export type PostgresEventLogOptions = {
  readonly databaseUrl: string;
  /** The clock events are recorded by; that of the database when absent. */
  readonly now?: () => Instant;
  /** Called after each batch of appends with the last position it stored. */
  readonly onAppended?: (position: Position) => void;
};

export type PostgresEventLog = EventLog & {
  /** As `readAll`, but by one `COPY` and with batches as they come: for rebuilds. */
  readonly readBulk: (options: CopyEvents) => AsyncIterable<Batch>;
  /** Lets waiting subscriptions look now: for a hint that another process has appended. */
  readonly wake: () => void;
};

const lastPosition = (outcomes: readonly Settled[]): Position =>
  outcomes.reduce<Position>(
    (last, outcome) => ('position' in outcome && outcome.position > last ? outcome.position : last),
    beforeAll,
  );

const readerPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell log reader',
    patience: prompt,
    session: indexLookUps,
    max: 4,
  });

/** The log in the tables of migration 0001. Appends of this process share round trips and flushes. */
export const postgresEventLog = (options: PostgresEventLogOptions): PostgresEventLog => {
  const { databaseUrl, now, onAppended } = options;
  const connection = writerConnection(databaseUrl);
  const pool = readerPool(databaseUrl);
  const readers = wakeUps();
  let closed = false;

  const writer = groupCommit(async (batch) => {
    const outcomes = await appendBatch({ connection, at: now?.() }, batch);
    const position = lastPosition(outcomes);
    if (position !== beforeAll) {
      readers.wake();
      onAppended?.(position);
    }
    return outcomes;
  });
  const readPages = (page: ReadAll) => readAll(pool, page);

  return {
    append: async (append) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return writer.append(append);
    },
    readStream: (stream, wanted = {}) => readStream(pool, stream, wanted),
    readPlaces: (places) => readPlaces(pool, places),
    readAll: readPages,
    readBulk: (wanted) => copyEvents(databaseUrl, wanted),
    subscribe: (wanted) => pollingSubscription({ readAll: readPages, wakeUps: readers }, wanted),
    head: () => readHead(pool),
    wake: readers.wake,
    close: async () => {
      closed = true;
      await writer.drained();
      await connection.close();
      await pool.end();
    },
  };
};
