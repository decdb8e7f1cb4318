import type { ReactionLease } from './lease.ts';
import type { Granted, LeaseRows } from './lease-rows.ts';

type Held = Granted & { readonly ending: AbortController; expiry: NodeJS.Timeout | undefined };

/** What the database answered to a question that was asked at that moment of this process' clock. */
export type Answer = { readonly granted: readonly Granted[]; readonly askedAt: number };

const isSame = (one: Granted, other: Granted): boolean =>
  one.reaction === other.reaction && one.term === other.term;

/**
 * The leases of this process. Its own clock ends one before the database lets another process have
 * it, for the term is counted from when it was asked for.
 */
export const holdings = (rows: Pick<LeaseRows, 'giveBack'>, termMs: number) => {
  const held = new Map<string, Held>();
  const givingBack = new Set<Promise<void>>();

  const drop = (mine: Held): void => {
    clearTimeout(mine.expiry);
    if (held.get(mine.reaction) === mine) held.delete(mine.reaction);
    mine.ending.abort();
  };
  const prolong = (mine: Held, askedAt: number): void => {
    clearTimeout(mine.expiry);
    mine.expiry = setTimeout(drop, askedAt + termMs - performance.now(), mine);
  };
  const giveBack = (granted: Granted): void => {
    // Who cannot be told waits for the end of the term.
    const telling: Promise<void> = rows
      .giveBack(granted)
      .catch(() => undefined)
      .finally(() => givingBack.delete(telling));
    givingBack.add(telling);
  };
  const release = (mine: Held): void => {
    if (mine.ending.signal.aborted) return;
    drop(mine);
    giveBack(mine);
  };
  const settleOne = (asked: Granted, isGranted: boolean, askedAt: number): void => {
    const mine = held.get(asked.reaction);
    if (mine?.term === asked.term) {
      if (isGranted) prolong(mine, askedAt);
      else drop(mine);
      return;
    }
    // It ended here while the answer was on its way.
    if (isGranted) giveBack(asked);
  };

  return {
    all: (): readonly Granted[] => [...held.values()],
    /** Prolongs what was granted of what was asked for; the rest is another's by now. */
    settle: (asked: readonly Granted[], { granted, askedAt }: Answer): void => {
      for (const one of asked) {
        settleOne(
          one,
          granted.some((given) => isSame(given, one)),
          askedAt,
        );
      }
    },
    add: ({ reaction, term }: Granted, askedAt: number): ReactionLease => {
      const mine: Held = { reaction, term, ending: new AbortController(), expiry: undefined };
      held.set(reaction, mine);
      prolong(mine, askedAt);
      return { reaction, term, lost: mine.ending.signal, release: () => release(mine) };
    },
    /** Resolves when everything that was released is given back. */
    givenBack: async (): Promise<void> => {
      await Promise.all(givingBack);
    },
  };
};
