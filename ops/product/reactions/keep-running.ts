import { loggedError } from '../../../api/server/problems/logged-error.ts';
import type { ApiWorld } from '../../../api/server/world.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { backoff } from '../../../projectors/runtime/backoff.ts';
import { pauseUntilBack } from '../../../projectors/runtime/pause-until-back.ts';
import type { Leases } from '../../adapters/leases/keep-leases.ts';
import { LeaseLost } from '../../adapters/leases/lease.ts';
import { type Equipment, hostOf, type Reaction } from './reaction.ts';

type Surroundings = Equipment & {
  readonly world: ApiWorld;
  readonly leases: Leases;
  readonly signal: AbortSignal;
};

/** Whoever has worked for so long after a failure works again. */
const soundMs = 15_000;
/** A connection that was late once is no trouble for people. */
const hiccupMs = 10_000;

const stalled = statement(
  'reaction-stalled',
  ({ name, error }: Given<{ name: string; error: string }>) =>
    query
      .insertInto('projector.stalled')
      .values({ reaction: name, error })
      .onConflict((conflict) =>
        conflict.column('reaction').doUpdateSet(({ ref }) => ({ error: ref('excluded.error') })),
      ),
);

const noLonger = statement('reaction-sound', ({ name }: Given<{ name: string }>) =>
  query.deleteFrom('projector.stalled').where('reaction', '=', name),
);

/** What people see of a reaction that cannot work for longer: one line for it, one when it is over. */
const standing = ({ name }: Reaction, { world, logger }: Surroundings) => {
  const { database: pool, outages } = world;
  let failures = 0;
  let failingSince = 0;
  let isTold = false;
  const tell = async (telling: Promise<unknown>): Promise<void> => {
    await telling.catch((error: unknown) => {
      // The database itself may be what is away.
      logger.debug({ reaction: name, err: loggedError(error) }, 'A stall could not be noted');
    });
  };
  /** Not of an outage, which is told for all. */
  const say = (about: Readonly<Record<string, unknown>>, isLong: boolean): void => {
    if (isLong && !isTold) logger.error(about, 'A reaction cannot work; it is tried again');
    else if (failures === 1) logger.warn(about, 'A reaction failed; trying again');
    isTold ||= isLong;
  };
  return {
    failed: async (error: unknown): Promise<void> => {
      failures += 1;
      if (failures === 1) failingSince = performance.now();
      const isLong = performance.now() - failingSince >= hiccupMs;
      if (!outages.took(error)) say({ reaction: name, err: loggedError(error) }, isLong);
      if (!isLong) return;
      const words = error instanceof Error ? error.message : String(error);
      await tell(stalled.rows(pool, { name, error: words }));
    },
    works: async (): Promise<void> => {
      if (isTold) logger.warn({ reaction: name, failures }, 'A reaction works again');
      failures = 0;
      isTold = false;
      await tell(noLonger.rows(pool, { name }));
    },
  };
};

/** Once nobody else does, until the signal or until another process does. */
const runUnderLease = async (
  { name, run }: Reaction,
  { world, leases, signal, ...equipment }: Surroundings,
  sound: () => void,
): Promise<void> => {
  const lease = await leases.take(name, signal);
  if (!lease) return;
  const { logger } = equipment;
  logger.debug({ reaction: name, term: lease.term }, 'This process runs a reaction');
  const timer = setTimeout(sound, soundMs);
  try {
    await run(hostOf(world, lease, equipment), AbortSignal.any([signal, lease.lost]));
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  } finally {
    clearTimeout(timer);
    lease.release();
  }
  const { term } = lease;
  if (!signal.aborted) logger.warn({ reaction: name, term }, 'Another process may run a reaction');
};

/**
 * Runs a reaction until the signal, and starts it again for ever when something it needs is away;
 * meanwhile another process may try.
 */
export const keepRunning = async (
  reaction: Reaction,
  surroundings: Surroundings,
): Promise<void> => {
  const { world, signal } = surroundings;
  const { failed, works } = standing(reaction, surroundings);
  const retry = backoff();
  const sound = () => {
    retry.reset();
    void works();
  };
  while (!signal.aborted) {
    try {
      await runUnderLease(reaction, surroundings, sound);
    } catch (error) {
      await failed(error);
      // Processes that lost the same thing do not come back for it all at once.
      const spread = (1 + world.identifiers.chance()) / 2;
      await pauseUntilBack(world.bus, retry.next() * spread, signal);
    }
  }
};
