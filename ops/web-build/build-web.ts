import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { compressFiles } from './compress.ts';

/** What the built application is made from; a change in any of it makes the build stale. */
const sources = ['web', 'domain', 'ops/web-build'];
const singles = ['vite.config.ts', 'package-lock.json'];
const output = 'web/dist';
/** No page takes anything from the bank. */
const apart = [output, 'domain/bank'];
const stamp = join(output, 'built-from');

const sourceHash = (root: string): string => {
  const under = (names: readonly string[]): string[] => names.map((name) => join(root, name));
  return fingerprintOf(under([...sources, ...singles]), under(apart));
};

export type WebBuild = { readonly directory: string; readonly built: boolean };

/** Builds the web application when its sources changed since the last time. */
export const buildWebIfStale = async (root: string): Promise<WebBuild> => {
  const directory = join(root, output);
  const hash = sourceHash(root);
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
