import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { SharedHints } from '../server/world.ts';

/** What somebody takes out of the table by hand ends here no later than this. */
const keptMs = 60_000;
const mostKept = 5_000;

type Kept<Entry> = { readonly entry: Entry; readonly readAt: number };

type Surroundings = {
  readonly bus: Pick<Bus, 'listen'>;
  readonly hints: Pick<SharedHints, 'aloneSince'>;
};

export type KeptSessions<Entry> = {
  /** What was read of a session a moment ago, where nothing can have ended it since. */
  readonly recall: (tokenHash: string) => Entry | undefined;
  readonly keep: (tokenHash: string, entry: Entry, readAt: number) => void;
  readonly forget: (tokenHash: string) => void;
};

/**
 * Sessions that were looked up lately, for the many small requests of a quiz. They are kept only while
 * no other process is there: this one ends all sessions itself then, and forgets them as it does. What
 * was read before an end, or before the other processes left, is not kept.
 */
export const keptSessions = <Entry extends { readonly account_id: AccountId }>({
  bus,
  hints,
}: Surroundings): KeptSessions<Entry> => {
  const kept = new Map<string, Kept<Entry>>();
  let endedAt = 0;

  const isSound = (readAt: number): boolean => {
    const since = hints.aloneSince();
    return since !== undefined && readAt >= since && performance.now() - readAt < keptMs;
  };
  bus.listen((hint) => {
    if (hint.kind !== 'sessionsEnded') return;
    endedAt = performance.now();
    for (const [tokenHash, { entry }] of kept) {
      if (entry.account_id === hint.subject) kept.delete(tokenHash);
    }
  });
  return {
    recall: (tokenHash) => {
      const found = kept.get(tokenHash);
      if (!found) return undefined;
      if (isSound(found.readAt)) return found.entry;
      kept.delete(tokenHash);
      return undefined;
    },
    keep: (tokenHash, entry, readAt) => {
      if (readAt <= endedAt || !isSound(readAt)) return;
      kept.delete(tokenHash);
      kept.set(tokenHash, { entry, readAt });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
    forget: (tokenHash) => void kept.delete(tokenHash),
  };
};
