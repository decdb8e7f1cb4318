import { isFoldEnding } from '../failure-of.ts';
import type { Building } from './building.ts';

/**
 * Does a step for all that have not come to an ending, side by side; one that comes to it in this
 * step is left there. Any other error is thrown once all have ended.
 */
export const eachSound = async <Value>(
  buildings: readonly Building[],
  step: (building: Building) => Promise<Value>,
): Promise<ReadonlyMap<Building, Value>> => {
  const values = new Map<Building, Value>();
  const attempt = async (building: Building): Promise<void> => {
    try {
      values.set(building, await step(building));
    } catch (error) {
      if (!isFoldEnding(error)) throw error;
      building.ending = error;
    }
  };
  const ends = await Promise.allSettled(
    buildings.filter(({ ending }) => !ending).map((building) => attempt(building)),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return values;
};
