import { prompt } from '../../../postgres/connections/settings.ts';
import {
  openStandingConnection,
  type StandingConnection,
} from '../../../postgres/connections/standing-connection.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { wakeUps } from '../wake-ups.ts';
import { channel } from './announcements.ts';

type Hearing = {
  readonly databaseUrl: string;
  /** The name under which this process announces, and need not hear. */
  readonly own: string;
  readonly onGrown: () => void;
  readonly signal: AbortSignal;
};

/** While it is silent unnoticed, the log is looked at from time to time. */
const restMs = 10_000;

const openEars = async ({ databaseUrl, own, onGrown }: Hearing): Promise<StandingConnection> => {
  const name = 'boardwell log listener';
  const connection = await openStandingConnection({ databaseUrl, name, patience: prompt, restMs });
  try {
    await connection.hear(channel, (who) => (who === own ? undefined : onGrown()));
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

/** Hears until the signal that other processes have appended; after a loss once more, for what was missed. */
export const hearAnnouncements = async (hearing: Hearing): Promise<void> => {
  const { onGrown, signal } = hearing;
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    try {
      const connection = await openEars(hearing);
      failures = 0;
      onGrown();
      await ended([signal, connection.lost]);
      await connection.end();
    } catch {
      // Whoever needs the database is told that it is away; the log is looked at meanwhile.
    }
    failures += 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};
