import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-file.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isMissing } from './is-missing.ts';
import { isSameFolder } from './owner.ts';
import { isFolder } from './place.ts';
import { processMark } from './process-mark.ts';

const holderFile = z.object({
  pid: z.int().positive(),
  mark: z.string(),
  /** The folder it was made in: a copy of the file holds no other. */
  folder: z.string().optional(),
});
type Holder = z.infer<typeof holderFile>;

/** A lock that is gone or does not say whose it is belongs to nobody. */
const readHolder = async (path: string): Promise<Holder | undefined> => {
  try {
    return holderFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/** True when the link was made: of several processes exactly one succeeds. */
const claim = async (draft: string, path: string): Promise<boolean> => {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes a lock whose holder is dead, unless another process has just replaced it by its own. */
const removeStale = async (path: string, stale: Holder | undefined): Promise<void> => {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const removed = await readHolder(aside);
  if (removed?.pid !== stale?.pid || removed?.mark !== stale?.mark) await claim(aside, path);
  await rm(aside);
};

const inUse = (folder: string, pid: number): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'data-folder-in-use',
    `Another Boardwell (process ${pid}) works on the database in ${folder}. ` +
      'Stop it first, or give this one a folder of its own by DATA_DIR.',
  );

const copiedInUse = (folder: string, { pid, folder: from }: Holder): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'copied-in-use',
    `${folder} was copied from ${from} while Boardwell (process ${pid}) worked there, and such a copy is not whole. ` +
      'Stop that one and copy the folder again, or dump its database and restore it into a new DATA_DIR.',
  );

const refusal = async (folder: string, holder: Holder): Promise<EmbeddedPostgresError> => {
  const { folder: from, pid } = holder;
  const isCopy =
    from !== undefined && (await isFolder(from)) && !(await isSameFolder(from, folder));
  return isCopy ? copiedInUse(folder, holder) : inUse(folder, pid);
};

/**
 * Keeps the folder to this process until the returned function is called, or the process is dead.
 * Throws `data-folder-in-use` with the pid of a live holder.
 */
export const holdFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'product.lock');
  const draft = `${path}.${randomUUID()}`;
  const mark = (await processMark(process.pid)) ?? '';
  const own: Holder = { pid: process.pid, mark, folder };
  await writeAtomically({ path: draft, text: JSON.stringify(own), mode: 0o600 });
  try {
    while (!(await claim(draft, path))) {
      const holder = await readHolder(path);
      if (holder && (await processMark(holder.pid)) === holder.mark)
        throw await refusal(folder, holder);
      await removeStale(path, holder);
    }
  } finally {
    await rm(draft);
  }
  return () => rm(path, { force: true });
};
