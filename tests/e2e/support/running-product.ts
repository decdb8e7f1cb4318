import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';

const run = promisify(execFile);

export type RunningProduct = {
  readonly origin: string;
  /** Gives an account the role of an admin, as an operator does. */
  readonly makeAdmin: (username: string) => Promise<void>;
  readonly makePro: (username: string) => Promise<void>;
  /** SIGKILL: no clean stop, Postgres is left behind. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port, now by the clock of this machine. */
  readonly startAgain: () => Promise<void>;
  /** Stops it as Ctrl-C does and deletes its data. */
  readonly end: () => Promise<void>;
};

type Place = { readonly port: number; readonly dataDir: string };

type Begin = {
  /** How far the clock of its machine is behind; the product itself knows of no such thing. */
  readonly clockBehindMs?: number;
};

/** Node's own switch for code that runs before a program: the system's clock, told late. */
const withClockBehind = (ms: number): readonly string[] => {
  const late = `const now = Date.now; Date.now = () => now() - ${ms};`;
  return ms === 0 ? [] : [`--import=data:text/javascript,${encodeURIComponent(late)}`];
};

const exitOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Resolves when the product says that it serves; rejects with its output when it ends before. */
const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Started in')) resolve();
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => reject(new Error(`The product ended (${code}):\n${output}`)));
  });

const launch = async ({ port, dataDir }: Place, clockBehindMs = 0): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...withClockBehind(clockBehindMs), 'ops/start.ts'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      REGISTRATIONS_PER_MINUTE: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await started(child);
  return child;
};

/** The product as a person starts it, with data of its own. */
export const runProduct = async ({ clockBehindMs = 0 }: Begin = {}): Promise<RunningProduct> => {
  const place = {
    port: await freePort(),
    dataDir: await mkdtemp(join(tmpdir(), 'boardwell-e2e-')),
  };
  let child = await launch(place, clockBehindMs);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await exitOf(child);
  };
  const operate = async (command: string, ...args: string[]): Promise<void> => {
    const env = { ...process.env, DATA_DIR: place.dataDir };
    await run(process.execPath, [command, ...args], { env });
  };
  return {
    origin: `http://127.0.0.1:${place.port}`,
    makeAdmin: (username) => operate('ops/role.ts', username, 'admin'),
    makePro: (username) => operate('ops/plan.ts', username, 'annual'),
    kill: () => signal('SIGKILL'),
    startAgain: async () => {
      child = await launch(place);
    },
    end: async () => {
      await signal('SIGINT');
      await rm(place.dataDir, { recursive: true, force: true });
    },
  };
};
