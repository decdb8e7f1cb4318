import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Victim = {
  /** Ends it without a word and waits until it is gone. */
  readonly kill: () => Promise<void>;
  readonly isAlive: () => boolean;
  /** Stops it in the middle of whatever it does; its connections stay. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

const victims = {
  product: fileURLToPath(new URL('./product.ts', import.meta.url)),
  projector: fileURLToPath(new URL('./careless-projector.ts', import.meta.url)),
} as const;

export type SpawnVictim = {
  readonly script: keyof typeof victims;
  readonly environment: Readonly<Record<string, string>>;
};

const lastWords = 4000;

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

const kill = async (child: ChildProcess): Promise<void> => {
  if (!isAlive(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

/** Starts a process and waits until it says that it is ready. Throws what it said when it ends before. */
export const spawnVictim = async ({ script, environment }: SpawnVictim): Promise<Victim> => {
  const child = spawn(process.execPath, [victims[script]], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-lastWords);
  });
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The ${script} ended before it was ready: ${said}`);
  });
  exited.catch(() => undefined);
  await Promise.race([once(child.stdout, 'data'), exited]);
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (isWanted) console.error(`The ${script} ended unasked (${code ?? signal}): ${said}`);
  });
  return {
    kill: () => {
      isWanted = false;
      return kill(child);
    },
    isAlive: () => isAlive(child),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
};
