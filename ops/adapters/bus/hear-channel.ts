import type { WantedConnection } from '../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../postgres/connections/standing-connection.ts';
import { retryDelayMs } from '../event-log/retry-delay.ts';
import { wakeUps } from '../event-log/wake-ups.ts';

export type HearChannel = {
  readonly connection: WantedConnection;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Each time that it hears, or hears again: what was sent before is lost. */
  readonly onOpened: () => void;
  readonly signal: AbortSignal;
};

/** Nobody waits for what is heard: a silent connection is looked after now and then. */
const restMs = 10_000;

const openEars = async (hearing: HearChannel): Promise<StandingConnection> => {
  const connection = await openStandingConnection({ ...hearing.connection, restMs });
  try {
    await connection.hear(hearing.channel, hearing.onMessage);
    return connection;
  } catch (error) {
    await connection.end();
    throw error;
  }
};

const ended = (signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const either = AbortSignal.any([...signals]);
    if (either.aborted) resolve();
    either.addEventListener('abort', () => resolve(), { once: true });
  });

/** Hears what other processes of this database send on a channel, until the signal; again after a loss. */
export const hearChannel = async (hearing: HearChannel): Promise<void> => {
  const { onOpened, signal } = hearing;
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    try {
      const connection = await openEars(hearing);
      failures = 0;
      onOpened();
      await ended([signal, connection.lost]);
      await connection.end();
    } catch {
      // Whoever needs the database is told that it is away.
    }
    failures += 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};
