import { wakeUps } from '../event-log/wake-ups.ts';
import { type Answer, holdings } from './holdings.ts';
import type { HeldLease } from './lease.ts';
import type { LeaseRows } from './lease-rows.ts';

export type Pace = {
  /** A holder that gives no sign of life for so long is followed by another. */
  readonly termMs: number;
  /** Between two signs of life, */
  readonly everyMs: number;
  /** and two looks of those that wait; as often when absent. */
  readonly waitingMs?: number;
  /** A lease ends with the connection that held it: what was written last may be gone with it. */
  readonly endsWithConnection?: boolean;
};

const usualPace: Pace = { termMs: 10_000, everyMs: 3_000 };

type Waiting = {
  readonly name: string;
  readonly given: (lease: HeldLease) => void;
  readonly failed: (error: unknown) => void;
};

export type Leases = {
  /** Resolves when this process holds it, with undefined on the signal. Throws what the database throws. */
  readonly take: (name: string, signal: AbortSignal) => Promise<HeldLease | undefined>;
  /** To be called when everything that was taken is released. */
  readonly stop: () => Promise<void>;
};

/** Whoever waits for a lease, in the order they came. */
const queue = () => {
  const waiting = new Set<Waiting>();
  return {
    /** Those whose turn it is. */
    first: (): readonly Waiting[] => {
      const byName = Map.groupBy(waiting, ({ name }) => name);
      return [...byName.values()].flatMap(([one]) => one ?? []);
    },
    isIn: (one: Waiting): boolean => waiting.has(one),
    join: (name: string, signal: AbortSignal) =>
      new Promise<HeldLease | undefined>((resolve, reject) => {
        const leave = () => {
          waiting.delete(mine);
          signal.removeEventListener('abort', giveUp);
        };
        const giveUp = () => {
          leave();
          resolve(undefined);
        };
        const mine: Waiting = {
          name,
          given: (lease) => {
            leave();
            resolve(lease);
          },
          failed: (error) => {
            leave();
            reject(error);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.add(mine);
      }),
  };
};

type Parts = {
  readonly rows: LeaseRows;
  readonly termMs: number;
  readonly waiting: ReturnType<typeof queue>;
  readonly mine: ReturnType<typeof holdings>;
};

const handOut = ({ waiting, mine }: Parts, open: readonly Waiting[], answer: Answer) => {
  for (const one of open) {
    const granted = answer.granted.find(({ name }) => name === one.name);
    if (!granted) continue;
    const lease = mine.add(granted, answer.askedAt);
    if (waiting.isIn(one)) one.given(lease);
    else lease.release();
  }
};

const look = async (parts: Parts): Promise<void> => {
  const { rows, termMs, waiting, mine } = parts;
  const held = mine.all();
  const open = waiting.first().filter((one) => !held.some(({ name }) => name === one.name));
  const wanted = [...held, ...open.map(({ name }) => ({ name, term: undefined }))];
  if (wanted.length === 0) return;
  const askedAt = performance.now();
  try {
    const answer = { granted: await rows.hold(wanted, termMs), askedAt };
    mine.settle(held, answer);
    handOut(parts, open, answer);
  } catch (error) {
    // What is held ends by itself when this goes on.
    for (const one of open) if (waiting.isIn(one)) one.failed(error);
  }
};

/** Holds the leases of one process, with one statement for all of them at a time. */
export const keepLeases = (rows: LeaseRows, pace: Pace = usualPace): Leases => {
  const { termMs, everyMs, waitingMs = everyMs, endsWithConnection = false } = pace;
  const stopping = new AbortController();
  const { signal } = stopping;
  const bell = wakeUps();
  const parts = { rows, termMs, waiting: queue(), mine: holdings(rows, termMs) };
  if (endsWithConnection) rows.whenLost(parts.mine.releaseAll);

  const keepLooking = async (): Promise<void> => {
    while (!signal.aborted) {
      const since = bell.count();
      await look(parts);
      const ms = parts.waiting.first().length > 0 ? waitingMs : everyMs;
      await bell.nap({ since, ms, signal });
    }
  };
  const looking = keepLooking();

  return {
    take: async (name, gone) => {
      if (gone.aborted) return undefined;
      const joined = parts.waiting.join(name, gone);
      bell.wake();
      return joined;
    },
    stop: async () => {
      stopping.abort();
      await looking;
      await parts.mine.givenBack();
      await rows.close();
    },
  };
};
