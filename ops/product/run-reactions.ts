import type { FastifyBaseLogger } from 'fastify';
import type { ApiWorld } from '../../api/server/world.ts';
import { keepLeases } from '../adapters/leases/keep-leases.ts';
import { leaseRows, reactionTable } from '../adapters/leases/lease-rows.ts';
import { reactions } from './reactions/all.ts';
import { keepRunning } from './reactions/keep-running.ts';
import { anyParked, tryOnceMore } from './reactions/parking.ts';
import { reactionCheckpoints } from './reactions/reaction-checkpoints.ts';

type RunReactions = {
  readonly world: ApiWorld;
  readonly databaseUrl: string;
  readonly logger: FastifyBaseLogger;
};

export type RunningReactions = { readonly stop: () => Promise<void> };

/**
 * Answers what happens with what must follow, each reaction by itself, until it is stopped. Of
 * several processes one runs each.
 */
export const runReactions = async ({
  world,
  databaseUrl,
  logger,
}: RunReactions): Promise<RunningReactions> => {
  await tryOnceMore(world.database);
  const stopping = new AbortController();
  const leases = keepLeases(leaseRows(databaseUrl, reactionTable));
  const checkpoints = reactionCheckpoints(world.database);
  const surroundings = {
    world,
    leases,
    checkpoints,
    isAnyParked: anyParked(world.database),
    logger,
    signal: stopping.signal,
  };
  const running = reactions.map((reaction) => keepRunning(reaction, surroundings));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      await leases.stop();
    },
  };
};
