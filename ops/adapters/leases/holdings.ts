import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HeldLease } from './lease.ts';
import type { Granted, LeaseRows } from './lease-rows.ts';

type OwnLease = Granted & { readonly ending: AbortController; expiry: NodeJS.Timeout | undefined };

/** What the database answered to a question that was asked at that moment of this process' clock. */
export type Answer = { readonly granted: readonly Granted[]; readonly askedAt: number };

const isSame = (one: Granted, other: Granted): boolean =>
  one.name === other.name && one.term === other.term;

/**
 * The leases of this process. Its own clock ends one before the database lets another process have
 * it, for the term is counted from when it was asked for.
 */
export const holdings = (rows: Pick<LeaseRows, 'giveBack'>, termMs: number) => {
  const held = new Map<string, OwnLease>();
  const toGiveBack: Granted[] = [];
  let givingBack: Promise<void> | undefined;

  const drop = (mine: OwnLease): void => {
    clearTimeout(mine.expiry);
    if (held.get(mine.name) === mine) held.delete(mine.name);
    mine.ending.abort();
  };
  const prolong = (mine: OwnLease, askedAt: number): void => {
    clearTimeout(mine.expiry);
    mine.expiry = setTimeout(drop, askedAt + termMs - performance.now(), mine);
  };
  /** Those that come while some are given back go together in the next statement. */
  const giveAllBack = async (): Promise<void> => {
    await nextTurn();
    while (toGiveBack.length > 0) {
      // Who cannot be told waits for the end of the term.
      await rows.giveBack(toGiveBack.splice(0)).catch(() => undefined);
    }
    givingBack = undefined;
  };
  const giveBack = (granted: Granted): void => {
    toGiveBack.push(granted);
    givingBack ??= giveAllBack();
  };
  const release = (mine: OwnLease): void => {
    if (mine.ending.signal.aborted) return;
    drop(mine);
    giveBack(mine);
  };
  const settleOne = (asked: Granted, isGranted: boolean, askedAt: number): void => {
    const mine = held.get(asked.name);
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
    add: ({ name, term }: Granted, askedAt: number): HeldLease => {
      const mine: OwnLease = { name, term, ending: new AbortController(), expiry: undefined };
      held.set(name, mine);
      prolong(mine, askedAt);
      return { name, term, lost: mine.ending.signal, release: () => release(mine) };
    },
    /** Another process may have them at once, and this one only anew. */
    releaseAll: (): void => {
      for (const mine of [...held.values()]) release(mine);
    },
    /** Resolves when everything that was released is given back. */
    givenBack: async (): Promise<void> => {
      await givingBack;
    },
  };
};
