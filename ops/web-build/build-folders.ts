import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../system/error-code.ts';
import { isAlive } from '../system/is-alive.ts';

/** Where this process builds what is to stand in `place`: beside it, so that a move is enough. */
export const ownFolder = (place: string): string => `${place}-${process.pid}`;

/** The folder itself and those beside it in which a process builds or built. */
export const foldersOf = async (place: string): Promise<readonly string[]> =>
  (await readdir(dirname(place), { withFileTypes: true }))
    .filter(({ name }) => name === basename(place) || name.startsWith(`${basename(place)}-`))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(dirname(place), name))
    .toSorted();

/** Removes what processes left beside `place` that died while they built. */
export const clearAbandoned = async (place: string): Promise<void> => {
  for (const folder of await foldersOf(place)) {
    const pid = Number.parseInt(folder.slice(place.length + 1), 10);
    if (folder !== place && !isAlive(pid)) await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Moves a built folder to its place, whole, and what stood there away. Where another process does the same in the
 * same moment, one of the two folders stands there and the other is removed.
 */
export const putInPlace = async (built: string, place: string): Promise<void> => {
  const former = `${built}-former`;
  await rename(place, former).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  await rename(built, place).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  });
  for (const folder of [built, former]) await rm(folder, { recursive: true, force: true });
};
