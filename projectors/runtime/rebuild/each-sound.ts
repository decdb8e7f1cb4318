import { isFoldEnding } from '../failure-of.ts';
import type { Building } from './building.ts';

const values = <Value>(step: (building: Building) => Promise<Value>) => {
  const found = new Map<Building, Value>();
  const attempt = async (building: Building): Promise<void> => {
    try {
      found.set(building, await step(building));
    } catch (error) {
      if (!isFoldEnding(error)) throw error;
      building.ending = error;
    }
  };
  return { found, attempt };
};

const sound = (buildings: readonly Building[]): readonly Building[] =>
  buildings.filter(({ ending }) => !ending);

/**
 * Does a step for all that have not come to an ending, side by side; one that comes to it in this
 * step is left there. Any other error is thrown once all have ended.
 */
export const eachSound = async <Value>(
  buildings: readonly Building[],
  step: (building: Building) => Promise<Value>,
): Promise<ReadonlyMap<Building, Value>> => {
  const { found, attempt } = values(step);
  const ends = await Promise.allSettled(sound(buildings).map((building) => attempt(building)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return found;
};

/**
 * The same one after the other, for a step that holds a connection while it asks for another: side
 * by side they would wait for each other's. Any error but an ending is thrown at once.
 */
export const eachSoundInTurn = async (
  buildings: readonly Building[],
  step: (building: Building) => Promise<void>,
): Promise<void> => {
  const { attempt } = values(step);
  for (const building of sound(buildings)) await attempt(building);
};
