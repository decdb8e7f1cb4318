import { wakeUps } from '../../../adapters/event-log/wake-ups.ts';
import { type Answer, holdings } from './holdings.ts';
import type { ReactionLease } from './lease.ts';
import type { LeaseRows } from './lease-rows.ts';

export type Pace = {
  /** A holder that gives no sign of life for so long is followed by another. */
  readonly termMs: number;
  /** Between two signs of life, and two looks of those that wait. */
  readonly everyMs: number;
};

const usualPace: Pace = { termMs: 10_000, everyMs: 3_000 };

type Waiting = {
  readonly reaction: string;
  readonly given: (lease: ReactionLease) => void;
  readonly failed: (error: unknown) => void;
};

export type Leases = {
  /** Resolves when this process holds it, with undefined on the signal. Throws what the database throws. */
  readonly take: (reaction: string, signal: AbortSignal) => Promise<ReactionLease | undefined>;
  /** To be called when everything that was taken is released. */
  readonly stop: () => Promise<void>;
};

/** Whoever waits for a lease, once for each reaction. */
const queue = () => {
  const waiting = new Map<string, Waiting>();
  return {
    all: (): readonly Waiting[] => [...waiting.values()],
    isIn: (one: Waiting): boolean => waiting.get(one.reaction) === one,
    join: (reaction: string, signal: AbortSignal) =>
      new Promise<ReactionLease | undefined>((resolve, reject) => {
        const leave = () => {
          waiting.delete(reaction);
          signal.removeEventListener('abort', giveUp);
        };
        const giveUp = () => {
          leave();
          resolve(undefined);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(reaction, {
          reaction,
          given: (lease) => {
            leave();
            resolve(lease);
          },
          failed: (error) => {
            leave();
            reject(error);
          },
        });
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
    const granted = answer.granted.find(({ reaction }) => reaction === one.reaction);
    if (!granted) continue;
    const lease = mine.add(granted, answer.askedAt);
    if (waiting.isIn(one)) one.given(lease);
    else lease.release();
  }
};

const look = async (parts: Parts): Promise<void> => {
  const { rows, termMs, waiting, mine } = parts;
  const held = mine.all();
  const open = waiting
    .all()
    .filter((one) => !held.some(({ reaction }) => reaction === one.reaction));
  const wanted = [...held, ...open.map(({ reaction }) => ({ reaction, term: undefined }))];
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

/** Holds leases for the reactions of one process, with one statement for all of them at a time. */
export const keepLeases = (rows: LeaseRows, pace: Pace = usualPace): Leases => {
  const { termMs, everyMs } = pace;
  const stopping = new AbortController();
  const { signal } = stopping;
  const bell = wakeUps();
  const parts = { rows, termMs, waiting: queue(), mine: holdings(rows, termMs) };

  const keepLooking = async (): Promise<void> => {
    while (!signal.aborted) {
      const since = bell.count();
      await look(parts);
      await bell.nap({ since, ms: everyMs, signal });
    }
  };
  const looking = keepLooking();

  return {
    take: async (reaction, gone) => {
      if (gone.aborted) return undefined;
      const joined = parts.waiting.join(reaction, gone);
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
