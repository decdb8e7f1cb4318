import type { FastifyBaseLogger } from 'fastify';
import type { ApiWorld } from '../../api/server/world.ts';
import type { Parking } from '../../projectors/reactions/parked-work.ts';
import { keepRunning, type Reaction } from './reactions/keep-running.ts';
import { completeOverdueOnes, handInOverdue } from './reactions/overdue-reactions.ts';
import { parkingOf } from './reactions/parking.ts';
import type { ReactionName } from './reactions/reaction-names.ts';
import { followReadiness } from './reactions/readiness-reaction.ts';
import { rekeyings } from './reactions/rekeyings.ts';
import { followRekeys, recountHolders } from './reactions/rescoring-reaction.ts';
import { watchForUnreadable } from './reactions/unreadable-reaction.ts';

export type RunningReactions = { readonly stop: () => Promise<void> };

/** Answers what happens with what must follow, each reaction by itself, until it is stopped. */
export const runReactions = (world: ApiWorld, logger: FastifyBaseLogger): RunningReactions => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { database: pool } = world;
  const found = rekeyings(pool);
  const reaction = <Work>(
    name: ReactionName,
    react: (world: ApiWorld, parking: Parking<Work>, signal: AbortSignal) => Promise<void>,
  ): Reaction => ({
    name,
    run: (ends) => react(world, parkingOf(pool, name, logger), ends),
  });
  const running = [
    reaction('rescore-attempts', followRekeys(found)),
    reaction('rescore-holders', recountHolders(found)),
    reaction('submit-overdue', handInOverdue),
    reaction('complete-overdue', completeOverdueOnes),
    reaction('issue-readiness', followReadiness),
    reaction('unreadable-events', watchForUnreadable),
  ].map((each) =>
    keepRunning(each, { pool, logger, bus: world.bus, outages: world.outages, signal }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
