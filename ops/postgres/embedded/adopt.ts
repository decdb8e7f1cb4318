import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminUrl, withClient } from './connection.ts';
import { atOnce, endPostmaster, inOrder, type Postmaster, stillRuns } from './postmaster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { processMark } from './process-mark.ts';
import type { Secrets } from './secrets.ts';

/** A server that recovers from a crash is given this long before it counts as hanging. */
const recoveryMs = 60_000;

/** The server that an earlier process left running on this cluster, if there is one. */
export const findOrphan = async (cluster: string): Promise<Postmaster | undefined> => {
  const file = await readPostmasterFile(cluster);
  const mark = file && (await processMark(file.pid));
  if (!file || mark === undefined) return undefined;
  if (await isPostmasterOf(file.pid, cluster)) return { pid: file.pid, mark, port: file.port };
  // The pid belongs to another program by now, and Postgres would take that one for itself.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
};

const statusOnceStarted = async (orphan: Postmaster, cluster: string): Promise<string> => {
  const until = performance.now() + recoveryMs;
  for (;;) {
    const status = (await readPostmasterFile(cluster))?.status ?? '';
    const waits = status === 'starting' && performance.now() < until && (await stillRuns(orphan));
    if (!waits) return status;
    await sleep(20);
  }
};

export type Adopt = {
  readonly orphan: Postmaster;
  readonly cluster: string;
  readonly secrets: Secrets;
};

/** Whether the orphan can be worked with; one that is going down or does not answer is ended. */
export const adopt = async ({ orphan, cluster, secrets }: Adopt): Promise<boolean> => {
  const status = await statusOnceStarted(orphan, cluster);
  if (status === 'ready' && (await answers(adminUrl(secrets, orphan.port)))) return true;
  await endPostmaster(orphan, status === 'ready' ? atOnce : inOrder);
  return false;
};
