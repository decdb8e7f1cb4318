import type { Building } from './building.ts';
import { eachSound } from './each-sound.ts';
import { heldBytes } from './row-cache.ts';
import { sendFinished, spill } from './write-rows.ts';

/** Characters that one COPY of final rows is worth. */
const finishedChunk = 500_000;

/** Keeps the rows of all in memory within the budget, in bytes. */
export const keepWithin = async (budget: number, buildings: readonly Building[]): Promise<void> => {
  await eachSound(buildings, ({ cache }) => sendFinished(cache, finishedChunk));
  const sizes = buildings.map(({ cache }) => heldBytes(cache));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= budget) return;
  const largest = sizes.indexOf(Math.max(...sizes));
  await eachSound(buildings.slice(largest, largest + 1), ({ cache }) => spill(cache));
};
