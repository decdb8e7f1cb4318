import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** The channel on which the processes of one database tell each other that the log has grown. */
export const channel = 'boardwell_log';

/** Under load one announcement stands for all appends of so many milliseconds. */
const pauseMs = 10;

export type Announcements = {
  readonly announce: () => void;
  /** Resolves once nothing is left to be told. */
  readonly drained: () => Promise<void>;
};

/**
 * Tells the other processes that the log has grown, under the name of this one. Apart from the append,
 * which would else hold a lock of the whole server until it is on disk; what is lost is found by the next look.
 */
export const announcements = (pool: Pool, own: string): Announcements => {
  let isDue = false;
  let working: Promise<void> | undefined;
  const tell = async () => {
    while (isDue) {
      isDue = false;
      const values = [channel, own];
      await pool
        .query({ name: 'log announcement', text: 'select pg_notify($1, $2)', values })
        .catch(() => undefined);
      await sleep(pauseMs);
    }
    working = undefined;
  };
  return {
    announce: () => {
      isDue = true;
      working ??= tell();
    },
    drained: async () => working,
  };
};
