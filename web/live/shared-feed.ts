import { z } from 'zod';
import { liveMessage } from '../../domain/contracts/live.ts';
import { type LiveFeed, openLiveFeed } from './live-feed.ts';

const away = 'away';
/** What the listening tab tells the others: a message, or that some may have been missed. */
const told = z.union([liveMessage, z.literal(away)]);

type Tab = {
  readonly feed: LiveFeed;
  readonly channel: BroadcastChannel;
  readonly left: AbortSignal;
};

/** Listens for all tabs, until this one goes. */
const listen = ({ feed, channel, left }: Tab, resumes: boolean): Promise<void> => {
  if (left.aborted) return Promise.resolve();
  const close = openLiveFeed({
    resumes,
    onMessage: (message) => {
      feed.onMessage(message);
      channel.postMessage(message);
    },
    onReconnect: () => {
      feed.onReconnect();
      channel.postMessage(away);
    },
  });
  return new Promise((resolve) => {
    const end = (): void => {
      close();
      resolve();
    };
    left.addEventListener('abort', end, { once: true });
  });
};

/** Listens when no other tab does, and otherwise as soon as the one that does is gone. */
const takeTurn = async (name: string, locks: LockManager, tab: Tab): Promise<void> => {
  const listened = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await listen(tab, false);
    return lock !== null;
  });
  if (listened || tab.left.aborted) return;
  try {
    await locks.request(name, { signal: tab.left }, () => listen(tab, true));
  } catch (error) {
    // A tab that goes while it waits gives up its turn.
    if (!tab.left.aborted) throw error;
  }
};

/**
 * Follows the live feed of an account until the returned function is called. All tabs of a browser
 * share one connection: it allows six to a server, and each tab with one of its own would leave
 * none for anything else.
 */
export const openSharedFeed = (account: string, feed: LiveFeed): (() => void) => {
  // Only pages from a secure origin can agree on who listens.
  const locks: LockManager | undefined | null = navigator.locks;
  if (!locks) return openLiveFeed(feed);
  const name = `live ${account}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const heard = told.safeParse(data).data;
    if (heard === away) feed.onReconnect();
    else if (heard) feed.onMessage(heard);
  };
  const leaving = new AbortController();
  void takeTurn(name, locks, { feed, channel, left: leaving.signal });
  return () => {
    leaving.abort();
    channel.close();
  };
};
