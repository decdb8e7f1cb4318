import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  /** Opens a school that the account coordinates, as an operator does. */
  readonly makeSchool: (name: string, username: string) => Promise<void>;
  /** Writes the log as Parquet, as an operator does. */
  readonly exportEvents: () => Promise<void>;
  /** Does something while the clock of the product's machine is a day behind. */
  readonly aDayEarlier: <Done>(act: () => Promise<Done>) => Promise<Done>;
  /** The clock of the product's machine is so many days ahead from now on. */
  readonly daysLater: (days: number) => Promise<void>;
  /** SIGKILL: no clean stop, Postgres is left behind. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  readonly startAgain: () => Promise<void>;
  /** Stops it as Ctrl-C does and deletes its data. */
  readonly end: () => Promise<void>;
};

/** Of all testers of a product that runs for a test. */
export const testersPassword = 'seven quiet herons';

type LaunchOptions = {
  readonly port: number;
  readonly dataDir: string;
  readonly settings: Settings;
};

const thisMachine = '127.0.0.1';

/** Beside those of every test. */
type Settings = Readonly<Record<string, string>>;

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

const dayMs = 86_400_000;

/** In its data folder: how many milliseconds its clock is ahead. */
const clockFile = (dataDir: string): string => join(dataDir, 'clock-ahead');

/** Node runs this before the product, which knows of no such thing: a signal that means nothing to it moves the clock as the file says. */
const movingClock = (dataDir: string): string => `
  import { readFileSync } from 'node:fs';
  const now = Date.now;
  let ahead = 0;
  Date.now = () => now() + ahead;
  process.on('SIGWINCH', () => {
    ahead = Number(readFileSync(${JSON.stringify(clockFile(dataDir))}, 'utf8'));
    console.log('Clock moved');
  });`;

const moveClock = async (child: ChildProcess, dataDir: string, days: number): Promise<void> => {
  await writeFile(clockFile(dataDir), `${days * dayMs}`);
  await new Promise<void>((resolve) => {
    const hear = (chunk: unknown): void => {
      if (!String(chunk).includes('Clock moved')) return;
      child.stdout?.off('data', hear);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.kill('SIGWINCH');
  });
};

const launch = async ({ port, dataDir, settings }: LaunchOptions): Promise<ChildProcess> => {
  const before = `--import=data:text/javascript,${encodeURIComponent(movingClock(dataDir))}`;
  const child = spawn(process.execPath, [before, 'ops/start.ts'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      REGISTRATIONS_PER_MINUTE: '1000',
      TEST_MODE_PASSWORD: testersPassword,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await started(child);
  return child;
};

/** The product as a person starts it, with data of its own. */
export const runProduct = async (
  settings: Settings = {},
  host = thisMachine,
): Promise<RunningProduct> => {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const place = {
    settings: host === thisMachine ? settings : { ...settings, PUBLIC_ORIGIN: origin },
    port,
    dataDir: await mkdtemp(join(tmpdir(), 'boardwell-e2e-')),
  };
  let child = await launch(place);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await exitOf(child);
  };
  const operate = async (command: string, ...args: string[]): Promise<void> => {
    const env = { ...process.env, DATA_DIR: place.dataDir };
    await run(process.execPath, [command, ...args], { env });
  };
  return {
    origin,
    makeAdmin: (username) => operate('ops/role.ts', username, 'admin'),
    makePro: (username) => operate('ops/plan.ts', username, 'annual'),
    makeSchool: (name, username) =>
      operate('ops/school.ts', 'create', name, '--seats', '3', '--admin', username),
    exportEvents: () => operate('ops/export.ts', 'events'),
    aDayEarlier: async (act) => {
      await moveClock(child, place.dataDir, -1);
      return act().finally(() => moveClock(child, place.dataDir, 0));
    },
    daysLater: (days) => moveClock(child, place.dataDir, days),
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
