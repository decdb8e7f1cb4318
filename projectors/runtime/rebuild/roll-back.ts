import type { Projection } from '../../projection.ts';
import { type Building, building } from './building.ts';
import { compare } from './compare.ts';
import { eachSoundInTurn } from './each-sound.ts';
import { approved, goToHead, outcomeOf, type RebuildWorld, type Rebuilt } from './rebuild.ts';
import { alone } from './rebuild-leases.ts';
import type { Shadow } from './shadow-store.ts';
import { swap } from './swap.ts';

/** No table of this version was kept. */
class NothingToRollBackTo extends Error {
  override name = 'NothingToRollBackTo' as const;
}

/** The kept table, copied beside the live one, as a building that has come so far. */
const copied = async (
  { log, store, report }: RebuildWorld,
  projection: Projection,
  shadow: Shadow,
): Promise<Building> => {
  report({ step: 'write' });
  const reached = await shadow.addPrevious();
  if (!reached) {
    throw new NothingToRollBackTo(`${projection.name} has no previous table of its version`);
  }
  report({ step: 'index' });
  await shadow.index();
  const [live, head] = [await store.checkpoints(projection.name), await log.head()];
  return { ...building({ projection, live, head, partitions: undefined }, shadow), reached };
};

const putBack = async (world: RebuildWorld, one: Building): Promise<Rebuilt> => {
  const { history, shadows, report } = world;
  report({ step: 'compare' });
  const comparison = await compare(history, one, await shadows.liveContent(one.projection));
  await approved(world, [one], [outcomeOf(one, comparison)]);
  await goToHead(world, [one]);
  report({ step: 'swap' });
  await eachSoundInTurn([one], (sound) => swap(history, sound));
  return outcomeOf(one, comparison);
};

/**
 * Puts the table that the last rebuild replaced back in place: a copy of it is brought to the head of the log
 * and swapped in, and the live one is kept in its stead. Until the swap both are as they were.
 * Throws `RebuildUnderWay`, `NothingToRollBackTo`, and what the log and the database throw.
 */
export const rollBack = (world: RebuildWorld, projection: Projection): Promise<Rebuilt> =>
  alone(world.store, [projection], async () => {
    world.report({ step: 'prepare' });
    const shadow = await world.shadows.open(projection);
    try {
      return await putBack(world, await copied(world, projection, shadow));
    } finally {
      await shadow.discard();
    }
  });
