import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clearAbandoned,
  foldersOf,
  ownFolder,
  putInPlace,
} from '../../../ops/web-build/build-folders.ts';

let root = '';
let place = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-build-'));
  place = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

/** A built folder whose files tell which one it is. */
const built = async (folder: string, word: string): Promise<string> => {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), word);
  await writeFile(join(folder, 'assets', 'app.js'), word);
  return folder;
};

const words = () =>
  Promise.all(['index.html', 'assets/app.js'].map((name) => readFile(join(place, name), 'utf8')));

describe('a built application', () => {
  it('comes to its place whole, in the stead of the former one or of none', async () => {
    for (const word of ['first', 'second']) {
      await putInPlace(await built(ownFolder(place), word), place);
      expect(await words()).toEqual([word, word]);
      expect(await readdir(root)).toEqual(['dist']);
    }
  });

  it('is one of several that are built at once, and nothing is left of the others', async () => {
    const folders = await Promise.all(
      Array.from({ length: 12 }, (_, n) => built(`${place}-${n}`, `build ${n}`)),
    );
    await Promise.all(folders.map((folder) => putInPlace(folder, place)));
    const [page, script] = await words();
    expect(script).toBe(page);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('is not built from what processes that died left, which is removed', async () => {
    await built(place, 'stands');
    // No process has so high a number.
    await built(`${place}-99999999`, 'abandoned');
    await built(`${place}-99999999-former`, 'abandoned');
    await built(ownFolder(place), 'being built');
    await clearAbandoned(place);
    expect(await foldersOf(place)).toEqual([place, ownFolder(place)]);
  });
});
