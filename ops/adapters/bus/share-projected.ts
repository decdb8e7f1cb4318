import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import type { Bus } from '../../../domain/ports/hints.ts';
import { atMostEvery } from './at-most-every.ts';
import type { Channel } from './channel.ts';
import { type Moved, movedReadModels } from './moved-read-models.ts';

type Shared = {
  readonly channel: Channel;
  readonly bus: Pick<Bus, 'listen' | 'publish'>;
  readonly projections: readonly string[];
  /** How far the read models have come, as the database has it. */
  readonly positions: () => Promise<ReadonlyMap<string, Position>>;
};

const shared = z.object({
  from: z.string(),
  moved: z.array(z.tuple([z.string(), z.array(accountId)])),
});

/** One message stands for all that was folded in so many milliseconds. */
const gatherMs = 5;
/** Each look costs a statement, whoever sent what asked for it. */
const lookPauseMs = 20;
const longestMessage = 100_000;

const read = (message: string) => {
  if (message.length > longestMessage) return undefined;
  try {
    return shared.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
};

/** Sends what was folded here, gathered for a moment. */
const telling = (channel: Channel, own: string) => {
  const gathered = movedReadModels();
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    timer = undefined;
    for (const moved of gathered.take()) void channel.send(JSON.stringify({ from: own, moved }));
  };
  return {
    add: (moved: Moved): void => {
      gathered.add(moved);
      timer ??= setTimeout(send, gatherMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/**
 * Tells the other processes which read models moved for whom, and the bus what they tell, with the
 * position that the database says: one that was made up, or is of a commit that was lost, moves nothing.
 */
export const shareProjected = ({ channel, bus, projections, positions }: Shared) => {
  const own = randomUUID();
  const stopping = new AbortController();
  const { add, stop } = telling(channel, own);
  const heard = movedReadModels();
  let isHearsay = false;

  const stopListening = bus.listen((hint) => {
    if (hint.kind === 'projected' && !isHearsay) add([hint.projection, hint.subjects]);
  });

  const pass = (reached: ReadonlyMap<string, Position>, moved: readonly Moved[]): void => {
    isHearsay = true;
    for (const [projection, subjects] of moved) {
      const position = reached.get(projection);
      if (position !== undefined)
        bus.publish({ kind: 'projected', projection, position, subjects });
    }
    isHearsay = false;
  };
  let looking: Promise<void> | undefined;
  const lookNow = async (): Promise<void> => {
    const moved = heard.take().flat();
    try {
      const reached = await positions();
      if (!stopping.signal.aborted) pass(reached, moved);
    } catch {
      // A database that is away has moved nothing.
    }
    looking = undefined;
    if (!heard.isEmpty()) look();
  };
  const look = atMostEvery(lookPauseMs, () => {
    looking ??= lookNow();
  });

  const heed = (message: string): void => {
    const told = read(message);
    if (!told || told.from === own) return;
    for (const moved of told.moved) if (projections.includes(moved[0])) heard.add(moved);
    if (!heard.isEmpty()) look();
  };
  const hearing = channel.hear({
    onMessage: heed,
    onOpened: () => undefined,
    signal: stopping.signal,
  });

  return {
    stop: async (): Promise<void> => {
      stopListening();
      stop();
      stopping.abort();
      await hearing;
      await looking;
    },
  };
};
