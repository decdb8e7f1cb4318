import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { clearAbandoned, foldersOf, ownFolder, putInPlace } from './build-folders.ts';
import { compressFiles } from './compress.ts';

/** What the built application is made from; a change in any of it makes the build stale. */
const sources = ['web', 'domain', 'ops/web-build', 'vite.config.ts', 'package-lock.json'];
const output = 'web/dist';
const stamp = 'built-from';

/** No page takes anything from the bank. */
const sourceHash = async (root: string): Promise<string> =>
  fingerprintOf(
    sources.map((name) => join(root, name)),
    [join(root, 'domain/bank'), ...(await foldersOf(join(root, output)))],
  );

export type WebBuild = { readonly directory: string; readonly built: boolean };

/**
 * Builds the web application when its sources changed since the last time. Until it is whole the former one stays, and
 * several processes may build at once.
 */
export const buildWebIfStale = async (root: string): Promise<WebBuild> => {
  const directory = join(root, output);
  const hash = await sourceHash(root);
  const before = await readFile(join(directory, stamp), 'utf8').catch(() => undefined);
  if (before === hash) return { directory, built: false };
  await clearAbandoned(directory);
  const outDir = ownFolder(directory);
  // Loaded here: a start that builds nothing should not wait for the bundler.
  const { build } = await import('vite');
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    build: { outDir },
    logLevel: 'warn',
  });
  await compressFiles(outDir);
  await writeFile(join(outDir, stamp), hash);
  await putInPlace(outDir, directory);
  return { directory, built: true };
};
