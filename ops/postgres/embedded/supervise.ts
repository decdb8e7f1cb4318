import { setTimeout as sleep } from 'node:timers/promises';
import { type Launch, type Launched, launch } from './launch.ts';
import { atOnce, endPostmaster, inOrder, type Postmaster, stillRuns } from './postmaster.ts';

const lookEveryMs = process.platform === 'linux' ? 100 : 1000;
const shortestPauseMs = 100;
const longestPauseMs = 15_000;

export type Supervise = {
  readonly postmaster: Postmaster;
  readonly launching: Omit<Launch, 'port'>;
  readonly report: (line: string) => void;
  /** Whether the server of this moment takes work. */
  readonly answers: () => Promise<boolean>;
};

export type Supervised = {
  /** The server of this moment; after a restart it is another process on the same port. */
  readonly current: () => Postmaster;
  /** Ends the server for good; to be called once. */
  readonly stop: () => Promise<void>;
};

/** Never keeps the process alive; an abort ends it early, which its callers look for. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

const untilGone = async (postmaster: Postmaster, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && (await stillRuns(postmaster))) await pause(lookEveryMs, signal);
};

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

const longer = (pauseMs: number): number =>
  Math.min(Math.max(pauseMs * 2, shortestPauseMs), longestPauseMs);

/** Starts the server again whenever it ends unasked: at once, then with growing pauses. */
export const supervise = (supervised: Supervise): Supervised => {
  const { postmaster, launching, report, answers } = supervised;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = postmaster;

  const relaunch = (): Promise<Launched> => {
    const onSpawn = (next: Postmaster) => {
      current = next;
    };
    // The port stays: the product holds connections and a URL that name it.
    return launch({ ...launching, port: postmaster.port, onSpawn, signal }).catch(
      (error: unknown): Launched => ({ status: 'ended', said: String(error) }),
    );
  };

  const revive = async (): Promise<void> => {
    for (let pauseMs = 0; !signal.aborted; pauseMs = longer(pauseMs)) {
      await pause(pauseMs, signal);
      const outcome = await relaunch();
      if (outcome.status === 'ready') return report(`Postgres runs again (process ${current.pid})`);
      if (!signal.aborted) report(`Postgres did not start: ${lastLine(outcome.said)}`);
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await untilGone(current, signal);
      if (signal.aborted) return;
      report(`Postgres (process ${current.pid}) ended unasked; starting it again`);
      await revive();
    }
  };

  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    // One that hangs would not shut down in order, and whoever stops it should not wait for that.
    await endPostmaster(current, (await answers()) ? inOrder : atOnce);
    await watching;
  };
  return { current: () => current, stop };
};
