import { randomUUID } from 'node:crypto';
import type { Channel } from './channel.ts';

type CompanyWorld = {
  readonly channel: Channel;
  /** How many listen on the channel, this process included. */
  readonly listeners: () => Promise<number>;
  /** Between two looks at who is there; 10 s when absent. */
  readonly everyMs?: number;
};

export type Company = {
  /** The channel, with ears for who joins. */
  readonly channel: Channel;
  /** Since when this process has known itself alone, by its own running clock; undefined while it does not. */
  readonly aloneSince: () => number | undefined;
  readonly stop: () => void;
};

const usualMs = 10_000;
const greeting = 'joined';

/**
 * Whether other processes of this database are there. Whoever joins greets the others once it hears
 * them, so that they know before it is asked for anything; that it has left is seen by a look. A process
 * that hears nobody because its own ears are gone never takes itself for alone.
 */
export const company = ({ channel, listeners, everyMs = usualMs }: CompanyWorld): Company => {
  const own = randomUUID();
  let since: number | undefined;
  let isHearing = false;
  /** What was counted before somebody joined, or the ears were lost, tells nothing. */
  let changes = 0;

  const unsettle = (): void => {
    changes += 1;
    since = undefined;
  };
  const look = async (): Promise<void> => {
    const before = changes;
    const count = await listeners().catch(() => undefined);
    if (changes !== before || !isHearing) return;
    if (count === 1) since ??= performance.now();
    else unsettle();
  };
  const timer = setInterval(look, everyMs);
  timer.unref();

  const opened = (): void => {
    isHearing = true;
    unsettle();
    void channel.send(`${greeting} ${own}`);
    void look();
  };
  const heed = (message: string): void => {
    if (message.startsWith(greeting) && message !== `${greeting} ${own}`) unsettle();
  };
  return {
    channel: {
      send: channel.send,
      hear: ({ onMessage, onOpened, onLost, signal }) =>
        channel.hear({
          onMessage: (text) => {
            heed(text);
            onMessage(text);
          },
          onOpened: () => {
            opened();
            onOpened();
          },
          onLost: () => {
            isHearing = false;
            unsettle();
            onLost?.();
          },
          signal,
        }),
    },
    aloneSince: () => since,
    stop: () => {
      clearInterval(timer);
      unsettle();
    },
  };
};
