import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress.ts';

/** What the built application is made from; a change in any of it makes the build stale. */
const sources = ['web', 'domain', 'ops/web-build'];
const singles = ['vite.config.ts', 'package-lock.json'];
const output = 'web/dist';
/** No page takes anything from the bank. */
const apart = [output, 'domain/bank'];
const stamp = join(output, 'built-from');

const filesIn = async (root: string, folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => apart.every((other) => !path.startsWith(join(root, other))))
    .sort();

const sourceHash = async (root: string): Promise<string> => {
  const folders = await Promise.all(sources.map((folder) => filesIn(root, folder)));
  const paths = [...folders.flat(), ...singles.map((single) => join(root, single))];
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(await readFile(path));
  return hash.digest('hex');
};

export type WebBuild = { readonly directory: string; readonly built: boolean };

/** Builds the web application when its sources changed since the last time. */
export const buildWebIfStale = async (root: string): Promise<WebBuild> => {
  const directory = join(root, output);
  const hash = await sourceHash(root);
  const before = await readFile(join(root, stamp), 'utf8').catch(() => undefined);
  if (before === hash) return { directory, built: false };
  // Loaded here: a start that builds nothing should not wait for the bundler.
  const { build } = await import('vite');
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  await compressFiles(directory);
  await writeFile(join(root, stamp), hash);
  return { directory, built: true };
};
