import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/** Where Node would look for a package that the package in this folder asks for. */
const placesFor = (name: string, folder: string): readonly string[] => {
  const here = `${folder && `${folder}/`}node_modules/${name}`;
  const above = folder.lastIndexOf('/node_modules/');
  return folder ? [here, ...placesFor(name, above < 0 ? '' : folder.slice(0, above))] : [here];
};

it('the lock file names the packages of every platform, without which npm ci refuses it', async () => {
  const path = new URL('file:///tmp/boardwell-package-lock.fixed.json', import.meta.url);
  const { packages } = lockFile.parse(JSON.parse(await readFile(path, 'utf8')));
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesFor(name, folder).some((place) => packages[place]),
    ),
  );
  expect(missing).toEqual([]);
});
