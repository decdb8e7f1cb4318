import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  type Batch,
  type EventLog,
  LogUnavailable,
  type ReadAll,
} from '../../../domain/ports/event-log.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';
import type { Channel } from '../bus/channel.ts';
import { postgresChannel } from '../bus/postgres-channel.ts';
import { announcements } from './postgres/announcements.ts';
import { appendBatch, type Settled } from './postgres/append-batch.ts';
import { type CopyEvents, copyEvents } from './postgres/copy-events.ts';
import { followPostgres } from './postgres/follow.ts';
import { type GroupCommit, groupCommit } from './postgres/group-commit.ts';
import { ownAppends } from './postgres/own-appends.ts';
import { indexLookUps } from './postgres/planner.ts';
import { readAll, readHead, readPlaces, readStream } from './postgres/read.ts';
import { type Writing, writerConnection } from './postgres/writer-connection.ts';
import { presenceOf } from './presence.ts';
import { sharedReader } from './shared-reader.ts';
import { wakeUps } from './wake-ups.ts';

export type PostgresEventLogOptions = {
  readonly databaseUrl: string;
  /** The clock events are recorded by; that of the database when absent. */
  readonly now?: () => Instant;
  /** Between two looks that nobody asked for; 5 s when absent. */
  readonly idleMs?: number;
  /** Is told when the log is away. */
  readonly onAway?: (error: unknown) => void;
  /** On which processes tell each other that it has grown; `NOTIFY` of the same database when absent. */
  readonly channel?: Channel;
  /** Nobody is there to be told; somebody may be when absent. */
  readonly isAlone?: () => boolean;
};

export type PostgresEventLog = EventLog & {
  /** As `readAll`, but by one `COPY` and with batches as they come: for rebuilds. */
  readonly readBulk: (options: CopyEvents) => AsyncIterable<Batch>;
};

/** For an announcement that was lost with the process that owed it. */
const lookAgainMs = 5_000;

const mayHaveCompany = (): boolean => false;

const hasGrown = (outcomes: readonly Settled[]): boolean =>
  outcomes.some((outcome) => 'position' in outcome);

/** What it writes are announcements, which need not outlive the server. */
const readerPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell log reader',
    patience: prompt,
    session: { ...indexLookUps, synchronous_commit: 'off' },
    max: 4,
  });

const growthChannel = (databaseUrl: string, pool: Pool): Channel =>
  postgresChannel({
    databaseUrl,
    pool,
    name: 'boardwell_log',
    listener: 'boardwell log listener',
  });

type Writer = Pick<Writing, 'connection'> & {
  readonly now: (() => Instant) | undefined;
  /** With the event, where it is a single one that was stored just now. */
  readonly onGrown: (stored: RecordedEvent | undefined) => void;
};

const groupedWriter = ({ connection, now, onGrown }: Writer): GroupCommit =>
  groupCommit(async (batch) => {
    let stored: RecordedEvent | undefined;
    const onStored = (event: RecordedEvent) => {
      stored = event;
    };
    const outcomes = await appendBatch({ connection, at: now?.(), onStored }, batch);
    if (hasGrown(outcomes)) onGrown(stored);
    return outcomes;
  });

/** The log in the tables of migration 0001. Appends of this process share round trips and flushes. */
export const postgresEventLog = (options: PostgresEventLogOptions): PostgresEventLog => {
  const { databaseUrl, now, idleMs = lookAgainMs, onAway, isAlone = mayHaveCompany } = options;
  const connection = writerConnection(databaseUrl);
  const pool = readerPool(databaseUrl);
  const growth = wakeUps();
  const news = { own: randomUUID(), growth, appended: ownAppends() };
  const { channel = growthChannel(databaseUrl, pool) } = options;
  const { announce, drained } = announcements(channel, news.own);
  const { watch, watchEach } = presenceOf({ onAway, recovery: growth });
  let closed = false;

  const writer = groupedWriter({
    connection,
    now,
    onGrown: (stored) => {
      news.appended.add(stored);
      growth.wake();
      if (!isAlone()) announce();
    },
  });
  const readPages = (page: ReadAll) => watchEach(readAll(pool, page));
  const head = () => watch(() => readHead(pool));
  const everything = followPostgres({
    ...news,
    channel,
    idleMs,
    readAll: readPages,
  });
  const { subscribe, end } = sharedReader({
    head,
    readAll: readPages,
    everything,
    recovery: growth,
  });

  return {
    append: async (append) => {
      if (closed) throw new LogUnavailable('The log is closed');
      return watch(() => writer.append(append));
    },
    readStream: (stream, wanted = {}) => watch(() => readStream(pool, stream, wanted)),
    readPlaces: (places) => watch(() => readPlaces(pool, places)),
    readAll: readPages,
    readBulk: (wanted) => copyEvents(databaseUrl, wanted),
    subscribe,
    head,
    close: async () => {
      closed = true;
      end();
      await writer.drained();
      await drained();
      await connection.close();
      await pool.end();
    },
  };
};
