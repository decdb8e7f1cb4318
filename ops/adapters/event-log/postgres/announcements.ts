import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '../../bus/channel.ts';

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
export const announcements = (channel: Channel, own: string): Announcements => {
  let isDue = false;
  let working: Promise<void> | undefined;
  const tell = async () => {
    while (isDue) {
      isDue = false;
      await channel.send(own);
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
