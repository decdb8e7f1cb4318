import type { Building } from './building.ts';
import { eachSound } from './each-sound.ts';
import { packTouched } from './row-cache.ts';
import { sendFinished, spill } from './write-rows.ts';

/** Characters that one COPY of final rows is worth. */
const finishedChunk = 500_000;
/** Rows held as objects, of one projection. */
const touchedAtMost = 2000;

/** Keeps the rows of all in memory within the budget, in bytes of their packed form. */
export const keepWithin = async (budget: number, buildings: readonly Building[]): Promise<void> => {
  await eachSound(buildings, ({ cache }) => sendFinished(cache, finishedChunk));
  for (const { cache } of buildings) if (cache.touched.size > touchedAtMost) packTouched(cache);
  const sizes = buildings.map(({ cache }) => cache.texts.bytes);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= budget) return;
  const largest = sizes.indexOf(Math.max(...sizes));
  await eachSound(buildings.slice(largest, largest + 1), ({ cache }) => spill(cache));
};
