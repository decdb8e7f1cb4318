import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-file.ts';
import { readJsonFile } from './json-file.ts';
import { readRecord } from './record.ts';

const ownerFile = z.object({
  /** The data folder whose database this is. */
  dataDir: z.string(),
});

const pathOf = (home: string): string => join(home, 'owner.json');

/** By what the file system says: one folder may have several paths. */
export const isSameFolder = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
};

/** Writes down beside a database which data folder it belongs to. */
export const claimHome = async (home: string, dataDir: string): Promise<void> => {
  if ((await readJsonFile(pathOf(home), ownerFile))?.dataDir === dataDir) return;
  await writeAtomically({
    path: pathOf(home),
    text: `${JSON.stringify({ dataDir })}\n`,
    mode: 0o644,
  });
};

const pointsTo = async (dataDir: string, home: string): Promise<boolean> => {
  // One that cannot be read is there all the same.
  const record = await readRecord(dataDir).catch(() => ({ location: home }));
  return record?.location === home;
};

/** The other data folder that a database belongs to; undefined when it is this one's to take. */
export const otherOwner = async (home: string, dataDir: string): Promise<string | undefined> => {
  const owner = (await readJsonFile(pathOf(home), ownerFile))?.dataDir ?? dirname(home);
  if (owner === dataDir || (await isSameFolder(owner, dataDir))) return undefined;
  return (await pointsTo(owner, home)) ? owner : undefined;
};
