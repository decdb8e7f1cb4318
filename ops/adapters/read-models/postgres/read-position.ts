import type { Pool } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Bus } from '../../../../domain/ports/hints.ts';
import type { ReadPosition } from '../../../../domain/ports/read-position.ts';
import { type KnownPositions, knownPositions } from './known-positions.ts';

export type ReadPositionOptions = { readonly pool: Pool; readonly bus: Bus };

/** What a lost hint costs, or a projector of another process. */
const lookAgainMs = 250;

const select = {
  name: 'read-positions',
  text: 'select projection, min(position) as position from projector.checkpoint group by projection',
};

type PositionRecord = { readonly projection: string; readonly position: Position };

/** How far each read model has come, by its name. */
export const readPositions = async (pool: Pool): Promise<ReadonlyMap<string, Position>> => {
  const { rows } = await pool.query<PositionRecord>(select);
  return new Map(rows.map(({ projection, position }) => [projection, position]));
};

/** A reading that takes longer is not waited for: its connection may have fallen silent. */
const patienceMs = 1_000;

/** Reads the checkpoints; whoever asks while a reading is on its way shares it. */
const lookUp = (pool: Pool, known: KnownPositions): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      for (const [projection, position] of await readPositions(pool)) {
        known.learn(projection, position);
      }
    } catch {
      // A database that is away moves nothing: who waits is told so when the time runs out.
    }
  };
  const begin = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const leave = (): void => {
      clearTimeout(tooLong);
      if (underWay === promise) underWay = undefined;
      resolve();
    };
    const tooLong = setTimeout(leave, patienceMs);
    read().then(leave, leave);
    return promise;
  };
  return () => {
    underWay ??= begin();
    return underWay;
  };
};

type Wait = {
  readonly isReached: () => boolean;
  readonly timeoutMs: number;
  readonly look: () => Promise<void>;
};

/** Where the waiting check themselves whenever something may have moved. */
type Waiting = Set<() => void>;

const wait = (waiting: Waiting, { isReached, timeoutMs, look }: Wait): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (reached: boolean) => {
      clearTimeout(timeout);
      clearInterval(again);
      waiting.delete(check);
      resolve(reached);
    };
    const check = () => {
      if (isReached()) end(true);
    };
    const lookAndCheck = () => look().then(check, check);
    const timeout = setTimeout(() => end(isReached()), timeoutMs);
    const again = setInterval(lookAndCheck, lookAgainMs);
    waiting.add(check);
  });

/**
 * Knows from hints how far the read models have come, and looks at the checkpoints while somebody
 * waits, so that a hint which never arrives only costs time.
 */
export const postgresReadPosition = ({ pool, bus }: ReadPositionOptions): ReadPosition => {
  const known = knownPositions();
  const waiting: Waiting = new Set();
  const look = lookUp(pool, known);
  // After a crash every connection is a new one, and what was known may be gone.
  pool.on('connect', known.forget);
  bus.listen((hint) => {
    if (hint.kind !== 'projected') return;
    known.learn(hint.projection, hint.position);
    for (const check of [...waiting]) check();
  });
  return {
    reached: async (projections, position, timeoutMs) => {
      const isReached = () => known.contain(projections, position);
      if (isReached()) return true;
      bus.publish({ kind: 'awaited' });
      // Of a projection that has said nothing yet only the database knows.
      if (!known.has(projections)) await look();
      return isReached() || wait(waiting, { isReached, timeoutMs, look });
    },
  };
};
