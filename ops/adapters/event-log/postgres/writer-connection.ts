import type { QueryConfig, QueryResultRow } from 'pg';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { LogUnavailable } from '../../../../domain/ports/event-log.ts';
import { prompt } from '../../../postgres/connections/settings.ts';
import {
  NothingSent,
  openStandingConnection,
  type StandingConnection,
} from '../../../postgres/connections/standing-connection.ts';
import { untilLost } from '../../../postgres/connections/until-lost.ts';
import { indexLookUps } from './planner.ts';
import { verdictOn } from './verdict.ts';

/** Another process may hold the lock of the log for a whole batch. */
const patience = { ...prompt, lock: 3_000 };

/** `synchronous_commit`: what is acknowledged is on disk, whatever the server's default. */
const session = {
  synchronous_commit: 'on',
  plan_cache_mode: 'force_generic_plan',
  ...indexLookUps,
};

export type WriterConnection = {
  /** Throws `LogUnavailable` when nothing was sent, and else what the driver throws. */
  readonly query: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<Row[]>;
  readonly close: () => Promise<void>;
};

/** What an append is written by. */
export type Writing = {
  readonly connection: WriterConnection;
  /** The moment to record; the clock of the database when absent. */
  readonly at: Instant | undefined;
  /** Is told of an event that was stored by itself, as it will be read. */
  readonly onStored?: (event: RecordedEvent) => void;
};

const connect = async (databaseUrl: string): Promise<StandingConnection> => {
  try {
    const name = 'boardwell log writer';
    return await openStandingConnection({ databaseUrl, name, patience, session });
  } catch (cause) {
    throw new LogUnavailable('The event log cannot be reached', { cause });
  }
};

/** The one connection that appends. It is made at the first need, and again after it was lost. */
export const writerConnection = (databaseUrl: string): WriterConnection => {
  const { current, end } = untilLost(() => connect(databaseUrl));
  const query: WriterConnection['query'] = async (statement) => {
    const connection = await current();
    try {
      return await connection.query(statement);
    } catch (error) {
      if (error instanceof NothingSent) return query(statement);
      if (verdictOn(error) === 'unknown') await connection.end();
      throw error;
    }
  };
  return { query, close: end };
};
