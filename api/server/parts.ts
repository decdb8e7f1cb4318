import { backgroundWork } from './background/background-work.ts';
import { turns } from './background/turns.ts';
import { ownWrites } from './own-writes/own-writes.ts';
import type { ApiWorld } from './world.ts';

/** What every route may need, whatever it is about. */
export const serverParts = (world: ApiWorld) => ({
  world,
  ownWrites: ownWrites(world),
  background: backgroundWork(),
  inTurn: turns(),
});
