import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPostmaster, type Postmaster } from '../../../../ops/postgres/embedded/postmaster.ts';
import {
  isPostmasterOf,
  readPostmasterFile,
} from '../../../../ops/postgres/embedded/postmaster-file.ts';
import { processMark } from '../../../../ops/postgres/embedded/process-mark.ts';
import { readRecord } from '../../../../ops/postgres/embedded/record.ts';

export type DataFolder = {
  readonly path: string;
  /** The server of this moment; undefined while it is down or not yet ready. */
  readonly postmaster: () => Promise<Postmaster | undefined>;
  /** Ends the server that a killed product may have left, and removes everything. */
  readonly remove: () => Promise<void>;
};

type Found = { readonly postmaster: Postmaster; readonly status: string };

const findPostmaster = async (home = ''): Promise<Found | undefined> => {
  const cluster = join(home, 'cluster');
  const file = await readPostmasterFile(cluster);
  const mark = file && (await processMark(file.pid));
  // After a crash the pid in the file may be another program's by now.
  if (!file || mark === undefined || !(await isPostmasterOf(file.pid, cluster))) return undefined;
  const { status, ...server } = file;
  return { status, postmaster: { ...server, mark } };
};

/** An empty data folder, for one test. */
export const makeDataFolder = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'boardwell-faults-'));
  // As root the server runs as another user, which may then stay inside this folder.
  await chmod(path, 0o711);
  const home = async () => (await readRecord(path))?.location;
  return {
    path,
    postmaster: async () => {
      const found = await findPostmaster(await home());
      return found?.status === 'ready' ? found.postmaster : undefined;
    },
    remove: async () => {
      const folders = [path, (await home()) ?? path];
      const found = await findPostmaster(await home());
      if (found) await endPostmaster(found.postmaster, [['SIGKILL', 5_000]]);
      for (const folder of folders)
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
