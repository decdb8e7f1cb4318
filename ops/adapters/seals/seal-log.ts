import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Seal, Seals } from '../../../domain/ports/seals.ts';
import { pause } from '../../../projectors/runtime/pause.ts';
import { type Chain, emptyChain, linked, trailBytes } from './chain.ts';

/** When a seal is due. */
type SealEvery = {
  readonly events: number;
  readonly ms: number;
  /** Of the very first one: whoever starts a product sees that it seals. */
  readonly firstMs: number;
};

const sealEvery: SealEvery = { events: 10_000, ms: 600_000, firstMs: 10_000 };

type Sealing = {
  readonly log: Pick<EventLog, 'subscribe'>;
  readonly seals: Pick<Seals, 'last' | 'add'>;
  readonly clock: Clock;
  readonly every?: SealEvery;
};

const lookMs = 1000;

/** The chain as it grows, and what of it no seal covers yet. */
const growing = (begun: Chain) => {
  let chain = begun;
  let sealed = begun.count;
  let trail: Buffer[] = [];
  let since = 0;
  return {
    add: (event: RecordedEvent, now: number): void => {
      if (trail.length === 0) since = now;
      chain = linked(chain, event);
      trail.push(chain.hash.subarray(0, trailBytes));
    },
    waiting: () => ({ events: trail.length, since }),
    /** Leaves nothing waiting: what is linked meanwhile belongs to the next one. */
    take: (at: Seal['at']): Seal | undefined => {
      if (trail.length === 0) return undefined;
      const { hash, count, position } = chain;
      const seal = { first: sealed, count, position, hash: hash.toString('hex'), at };
      const taken = Buffer.concat(trail);
      sealed = count;
      trail = [];
      return { ...seal, trail: taken };
    },
  };
};

const resumed = async (seals: Pick<Seals, 'last'>): Promise<Chain> => {
  const last = await seals.last();
  if (!last) return emptyChain;
  return { hash: Buffer.from(last.hash, 'hex'), count: last.count, position: last.position };
};

/**
 * Follows the log and seals it, every so many events or so many minutes, until the signal. One
 * process at a time does; a second one's seal of the same events is refused by the table.
 */
export const sealLog = async (
  { log, seals, clock, every = sealEvery }: Sealing,
  signal: AbortSignal,
): Promise<void> => {
  const begun = await resumed(seals);
  const chain = growing(begun);
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  let hasSealed = begun.count > 0;
  let writing = Promise.resolve();
  const seal = (): Promise<void> => {
    const taken = chain.take(clock.instant());
    if (taken) {
      hasSealed = true;
      writing = writing.then(() => seals.add(taken));
    }
    return writing;
  };
  const byTheClock = async (): Promise<void> => {
    while (!ends.aborted) {
      await pause(Math.min(lookMs, every.firstMs), ends);
      const { events, since } = chain.waiting();
      const age = epochMs(clock.instant()) - since;
      if (events > 0 && age >= (hasSealed ? every.ms : every.firstMs)) await seal();
    }
  };
  const byCount = async (): Promise<void> => {
    for await (const { events } of log.subscribe({ after: begun.position, signal: ends })) {
      const now = epochMs(clock.instant());
      for (const event of events) {
        chain.add(event, now);
        if (chain.waiting().events >= every.events) await seal();
      }
    }
  };
  const whole = [byCount(), byTheClock()];
  try {
    await Promise.all(whole);
  } finally {
    failed.abort();
    await Promise.allSettled(whole);
  }
};
