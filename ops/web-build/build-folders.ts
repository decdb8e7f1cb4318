import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
};

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
    if (folder !== place && !runs(pid)) await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Moves a built folder to its place, whole, and what stood there away. Where another process does the same in the
 * same moment, one of the two folders stands there and the other is removed.
 */
export const putInPlace = async (built: string, place: string): Promise<void> => {
  const former = `${built}-former`;
  await rename(place, former).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  await rename(built, place).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  });
  for (const folder of [built, former]) await rm(folder, { recursive: true, force: true });
};
