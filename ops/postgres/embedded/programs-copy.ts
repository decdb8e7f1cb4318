import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { join } from 'node:path';

/** Modes are set outright, because the install and this process may both have a umask of 077. */
const copyEntry = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  const { mode } = await stat(from);
  await chmod(to, mode & 0o100 ? 0o755 : 0o644);
};

const copyTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await copyEntry(source, target);
  }
};

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined;

export type SharedCopy = {
  readonly native: string;
  readonly version: string;
  readonly machineFolder: string;
  readonly report: (line: string) => void;
};

/**
 * A copy of the Postgres programs outside of node_modules, made once per version: the account that
 * runs Postgres may not enter a clone under /root, nor execute what was installed under umask 077.
 */
export const sharedCopy = async ({
  native,
  version,
  machineFolder,
  report,
}: SharedCopy): Promise<string> => {
  const place = join(machineFolder, `postgres-${version}`);
  if (await exists(place)) return place;
  const unfinished = `${place}.${randomUUID()}`;
  try {
    await copyTree(native, unfinished);
    await rename(unfinished, place);
    report(`Copied the Postgres programs to ${place}: its user may not run those in node_modules`);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start may have finished the same copy first.
    if (!(await exists(place))) throw error;
  }
  return place;
};
