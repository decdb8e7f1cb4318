import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from './process-mark.ts';

/** A running server, whether this process started it or found it. */
export type Postmaster = {
  readonly pid: number;
  /** Tells it from a later process with the same pid. */
  readonly mark: string;
  readonly port: number;
};

export const stillRuns = async ({ pid, mark }: Postmaster): Promise<boolean> =>
  (await processMark(pid)) === mark;

const signalled = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may end between the look and the signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Signals to try in turn, each with the milliseconds that the server is given to end. */
export type Ending = readonly (readonly [NodeJS.Signals, number])[];

/** Fast shutdown; then immediate, which costs a recovery at the next start; then the kernel's. */
export const inOrder: Ending = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** For a server that does nothing any more: it would not shut down in order either. */
export const atOnce: Ending = [
  ['SIGQUIT', 1_000],
  ['SIGKILL', 5_000],
];

/** Where the system tells of them; elsewhere only the server itself is thawed. */
const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
};

/** A frozen process hears no signal but this one. */
const thaw = async ({ pid }: Postmaster): Promise<void> => {
  for (const one of [...(await childrenOf(pid)), pid]) signalled(one, 'SIGCONT');
};

/** Ends the server and waits for it; does nothing when it has ended already. */
export const endPostmaster = async (postmaster: Postmaster, ending = inOrder): Promise<void> => {
  if (await stillRuns(postmaster)) await thaw(postmaster);
  for (const [signal, patienceMs] of ending) {
    if (!(await stillRuns(postmaster))) return;
    signalled(postmaster.pid, signal);
    const until = performance.now() + patienceMs;
    while (performance.now() < until && (await stillRuns(postmaster))) await sleep(10);
  }
};
