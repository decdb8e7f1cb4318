import { randomUUID } from 'node:crypto';
import { type AccountId, accountId } from '../../../domain/kernel/ids.ts';
import type { Bus } from '../../../domain/ports/hints.ts';
import { atMostEvery } from './at-most-every.ts';
import type { Channel } from './channel.ts';

/** Of the Postgres channel that carries them. */
export const sessionsChannel = 'boardwell_sessions';

type Shared = {
  readonly channel: Channel;
  readonly bus: Pick<Bus, 'listen' | 'publish'>;
};

/** Each costs a statement where the account has a page open, whoever sent it. */
const pauseMs = 50;
const mostAtOnce = 20;
const mostWaiting = 1_000;

/**
 * Tells the other processes whose sessions ended, and the bus what they tell. What is lost is found by
 * the next heartbeat of the open pages.
 */
export const shareSessionEnds = ({ channel, bus }: Shared) => {
  const own = randomUUID();
  const stopping = new AbortController();
  let isHearsay = false;

  const stopListening = bus.listen((hint) => {
    if (hint.kind !== 'sessionsEnded' || isHearsay) return;
    void channel.send(`${own} ${hint.subject}`);
  });

  const told = new Set<AccountId>();
  const pass = atMostEvery(pauseMs, () => {
    isHearsay = true;
    for (const subject of [...told].slice(0, mostAtOnce)) {
      told.delete(subject);
      bus.publish({ kind: 'sessionsEnded', subject });
    }
    isHearsay = false;
    if (told.size > 0) pass();
  });
  const heed = (message: string): void => {
    const [from, subject] = message.split(' ');
    const { data: account } = accountId.safeParse(subject);
    if (from === own || !account || told.size >= mostWaiting) return;
    told.add(account);
    pass();
  };

  const hearing = channel.hear({
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
