import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from './place.ts';
import { endPostmaster, type Postmaster, stillRuns } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { processMark } from './process-mark.ts';
import type { Programs } from './programs.ts';
import { type Account, plainEnvironment } from './run-command.ts';

const logLimitBytes = 10_000_000;
/** Recovery after a crash reads at most max_wal_size back; this is many times what that takes. */
const patienceMs = 120_000;

export type Launch = {
  readonly programs: Programs;
  readonly place: DatabaseLocation;
  readonly account: Account;
  readonly port: number;
  /** Called with the process as soon as there is one. */
  readonly onSpawn?: (postmaster: Postmaster) => void;
  /** Gives up, and ends the process, when it is aborted. */
  readonly signal?: AbortSignal;
};

export type Launched =
  | { readonly status: 'ready'; readonly postmaster: Postmaster }
  /** `said` holds what the server wrote to its log before it ended. */
  | { readonly status: 'ended'; readonly said: string };

export const logPath = (place: DatabaseLocation): string => join(place.home, 'postgres.log');

/** Root must not be led elsewhere by a link in a folder that is another user's. */
const appendOnly =
  constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_NOFOLLOW;

const openLog = async (path: string, account: Account): Promise<FileHandle> => {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > logLimitBytes) await rename(path, `${path}.1`);
  const log = await open(path, appendOnly, 0o600);
  // So that the cluster's owner can start without root the next time.
  if (account) await log.chown(account.uid, account.gid);
  return log;
};

/** Starts the server in a process group of its own: Ctrl-C in the terminal must not reach it. */
const spawnPostmaster = async (options: Launch, logFd: number): Promise<Postmaster | undefined> => {
  const { programs, place, account, port } = options;
  const configuration = `config_file=${join(place.home, 'postgresql.conf')}`;
  const args = ['-D', place.cluster, '-c', configuration, '-p', `${port}`];
  const child = spawn(programs.postgres, args, {
    cwd: place.home,
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', logFd, logFd],
    ...account,
  });
  await once(child, 'spawn');
  child.unref();
  const mark = child.pid === undefined ? undefined : await processMark(child.pid);
  if (child.pid === undefined || mark === undefined) return undefined;
  return { pid: child.pid, mark, port };
};

const becomesReady = async (postmaster: Postmaster, cluster: string): Promise<boolean> => {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && (await stillRuns(postmaster))) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === postmaster.pid && file.status === 'ready') return true;
    await sleep(10);
  }
  return false;
};

const readFrom = async (path: string, offset: number): Promise<string> =>
  (await readFile(path)).subarray(offset).toString().trim();

/** One try to start the server; resolves when it takes connections or has ended. */
export const launch = async (options: Launch): Promise<Launched> => {
  const { place, account, onSpawn, signal } = options;
  const log = await openLog(logPath(place), account);
  try {
    const { size } = await log.stat();
    const postmaster = await spawnPostmaster(options, log.fd);
    if (postmaster) {
      onSpawn?.(postmaster);
      if (!signal?.aborted && (await becomesReady(postmaster, place.cluster))) {
        return { status: 'ready', postmaster };
      }
      await endPostmaster(postmaster);
    }
    return { status: 'ended', said: await readFrom(logPath(place), size) };
  } finally {
    await log.close();
  }
};
