import type { Pool } from 'pg';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { History } from '../../projectors/runtime/rebuild/history.ts';
import type { Channel } from '../adapters/bus/channel.ts';
import { postgresEventLog } from '../adapters/event-log/postgres-event-log.ts';
import { withReservedNames } from '../adapters/event-log/reserved-names.ts';
import { wrongVariables } from '../configuration.ts';
import { prompt } from '../postgres/connections/settings.ts';
import { openPool } from '../postgres/open-pool.ts';

/** Identities and keys are no events: whatever the server's default, they are on disk too. */
export const apiPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell api',
    patience: prompt,
    session: { synchronous_commit: 'on' },
    max: 10,
  });

type LogConnection = {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string | undefined;
  /** Where processes tell each other that it has grown, if not in the same Postgres. */
  readonly growth?: Channel | undefined;
  /** Since when no other process is there to be told; one may be when absent. */
  readonly aloneSince?: () => number | undefined;
};

export type OpenedLog = {
  readonly log: EventLog;
  /** A faster way through its history, where the adapter has one. */
  readonly history?: History;
};

/** EventStoreDB where one is named, else the tables of our own Postgres. */
export const openEventLog = async (
  { databaseUrl, eventStoreUrl, growth, aloneSince }: LogConnection,
  onAway?: (error: unknown) => void,
): Promise<OpenedLog> => {
  const telling = onAway ? { onAway } : {};
  if (eventStoreUrl) {
    // Loaded when it is named: its client is half of what a start would otherwise load.
    const adapter = await import('../adapters/event-log/eventstoredb-event-log.ts');
    try {
      const log = adapter.eventStoreDbLog({ connectionString: eventStoreUrl, ...telling });
      return { log: withReservedNames(log, databaseUrl) };
    } catch (error) {
      // The client throws at once what it cannot read; whether a server answers shows later.
      const right = 'use a connection string of EventStoreDB, such as esdb://host:2113?tls=false';
      throw wrongVariables([['EVENT_STORE_URL', right]], { cause: error });
    }
  }
  const hearing = growth ? { channel: growth } : {};
  const company = aloneSince ? { isAlone: () => aloneSince() !== undefined } : {};
  const log = postgresEventLog({ databaseUrl, ...telling, ...hearing, ...company });
  return { log, history: log.readBulk };
};
