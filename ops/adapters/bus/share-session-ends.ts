import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { accountId } from '../../../domain/kernel/ids.ts';
import type { Bus } from '../../../domain/ports/hints.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { hearChannel } from './hear-channel.ts';

const channel = 'boardwell_sessions';

const statement = { name: 'session announcement', text: 'select pg_notify($1, $2)' };

type Shared = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly bus: Pick<Bus, 'listen' | 'publish'>;
};

/**
 * Tells the other processes of this database whose sessions ended, and the bus what they tell. What
 * is lost is found by the next heartbeat of the open pages.
 */
export const shareSessionEnds = ({ databaseUrl, pool, bus }: Shared) => {
  const own = randomUUID();
  const stopping = new AbortController();
  let isHearsay = false;

  const stopListening = bus.listen((hint) => {
    if (hint.kind !== 'sessionsEnded' || isHearsay) return;
    const values = [channel, `${own} ${hint.subject}`];
    pool.query({ ...statement, values }).catch(() => undefined);
  });

  const heed = (message: string): void => {
    const [from, subject] = message.split(' ');
    const { data: account } = accountId.safeParse(subject);
    if (from === own || !account) return;
    isHearsay = true;
    bus.publish({ kind: 'sessionsEnded', subject: account });
    isHearsay = false;
  };

  const hearing = hearChannel({
    connection: { databaseUrl, name: 'boardwell session listener', patience: prompt },
    channel,
    onMessage: heed,
    onOpened: () => undefined,
    signal: stopping.signal,
  });

  return {
    stop: async (): Promise<void> => {
      stopListening();
      stopping.abort();
      await hearing;
    },
  };
};
