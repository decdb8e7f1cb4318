import { openHolds } from '../draws/open-holds.ts';
import type { ApiWorld } from '../server/world.ts';
import { adaptiveReads } from './queries/adaptive-reads.ts';
import { finishedAttempts } from './queries/finished-attempts.ts';

/** The reads of papers, and what open ones hold back. */
export const attemptParts = (world: ApiWorld) => ({
  holds: openHolds(world),
  adaptive: adaptiveReads(world.database),
  finished: finishedAttempts(world.commands),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly attempt: ReturnType<typeof attemptParts>;
  }
}
