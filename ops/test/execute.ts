import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type Execution = {
  readonly ok: boolean;
  /** What the program wrote to both its streams, in the order it came. */
  readonly output: string;
  /** Milliseconds on the clock of `performance.now`. */
  readonly startedAt: number;
  readonly endedAt: number;
};

export type Where = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Ends the program and all it started. */
  readonly stop: AbortSignal;
};

const graceMs = 3_000;
const drainMs = 500;

/** A program's children (test workers, a database) share its group, so the signal reaches them too. */
const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
};

const endGently = (child: ChildProcess): void => {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref();
};

/** A process that outlives the program may hold its pipes open, so 'close' alone could never come. */
const exitCode = async (child: ChildProcess): Promise<number | null> => {
  // A program that cannot start refuses both waits; the second one tells.
  const closed = once(child, 'close').catch(() => undefined);
  const [code] = await once(child, 'exit');
  await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return code;
};

/** Runs one program to its end. A program that cannot start is an outcome like any other. */
export const execute = async (
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env, stop }: Where,
): Promise<Execution> => {
  const startedAt = performance.now();
  const said: string[] = [];
  const ended = (ok: boolean): Execution => {
    if (stop.aborted) said.push(`\nStopped: ${String(stop.reason)}\n`);
    const output = said.join('');
    return { ok: ok && !stop.aborted, output, startedAt, endedAt: performance.now() };
  };
  if (stop.aborted) return ended(false);

  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const end = (): void => endGently(child);
  stop.addEventListener('abort', end, { once: true });
  try {
    return ended((await exitCode(child)) === 0);
  } catch (error) {
    said.push(`${command} could not be started: ${String(error)}\n`);
    return ended(false);
  } finally {
    stop.removeEventListener('abort', end);
  }
};
