import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const filesUnder = async (path: string): Promise<readonly string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};

/** The same for the same names and contents of these files and of all under these folders, and for no others. */
export const fingerprintOf = async (paths: readonly string[]): Promise<string> => {
  const files = (await Promise.all(paths.map(filesUnder))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0${texts[index]?.length}\0`).update(texts[index] ?? '');
  }
  return hash.digest('hex');
};
