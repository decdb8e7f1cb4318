import type { Building } from './building.ts';
import { eachSound } from './each-sound.ts';
import { heldBytes, shareAway } from './row-cache.ts';
import { sendFinished, spill } from './write-rows.ts';

/** Characters that one COPY of final rows is worth. */
const finishedChunk = 500_000;

/**
 * Keeps the rows of all in memory within the budget, in bytes. Half of a cache goes at a time: of a large
 * one, and rather of one whose rows stay away, as those of past months do, than of one that wants them back.
 */
export const keepWithin = async (budget: number, buildings: readonly Building[]): Promise<void> => {
  await eachSound(buildings, ({ cache }) => sendFinished(cache, finishedChunk));
  const sizes = buildings.map(({ cache }) => heldBytes(cache));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= budget) return;
  const gains = buildings.map(({ cache }, index) => (sizes[index] ?? 0) * shareAway(cache));
  const largest = gains.indexOf(Math.max(...gains));
  await eachSound(buildings.slice(largest, largest + 1), ({ cache }) =>
    spill(cache, Math.ceil(cache.kept.size / 2)),
  );
};
