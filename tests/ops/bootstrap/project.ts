import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const bootstrap = fileURLToPath(new URL('../../../ops/bootstrap', import.meta.url));
const fakeNpm = fileURLToPath(new URL('./fake-npm.mjs', import.meta.url));

/** Says what it was started with, tells of every SIGINT, and ends as its arguments ask. */
const program = `
const [wish, value] = process.argv.slice(2);
if (wish === 'wait') {
  process.on('SIGINT', () => { console.log('SIGINT'); setTimeout(() => process.exit(0), 300); });
  setTimeout(() => process.exit(1), 15_000);
}
console.log(JSON.stringify({ node: process.argv0, args: process.argv.slice(2) }));
if (wish === 'exit') process.exit(Number(value));
if (wish === 'kill') process.kill(process.pid, value);
`;

export type Run = {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The version that the machine's own Node claims to be. */
  readonly machineNode?: string;
};

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };
type Child = ChildProcessByStdio<null, Readable, Readable>;

export type Project = {
  readonly root: string;
  readonly start: (run?: Run) => Child;
  readonly run: (run?: Run) => Promise<Ended>;
  /** How often npm was asked to install. */
  readonly installs: () => Promise<number>;
  readonly writeLock: (version: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

export const ended = async (child: Child): Promise<Ended> => {
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), stdout, stderr };
};

const claims = (version: string): string =>
  'data:text/javascript,Object.defineProperty(process,"versions",' +
  `{value:{...process.versions,node:"${version}"}})`;

const fill = async (root: string): Promise<void> => {
  await cp(bootstrap, join(root, 'ops', 'bootstrap'), { recursive: true });
  await mkdir(join(root, 'bin'));
  const npm = `#!/bin/sh\nexec '${process.execPath}' '${fakeNpm}' "$@"\n`;
  await writeFile(join(root, 'bin', 'npm'), npm, { mode: 0o755 });
  await writeFile(join(root, 'program.mjs'), program);
};

const startIn = (root: string, { args = [], env = {}, machineNode = '20.1.0' }: Run): Child =>
  spawn(
    process.execPath,
    ['--import', claims(machineNode), join(root, 'ops/bootstrap/run.mjs'), 'program.mjs', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin`, ...env },
    },
  );

/** A project that has the bootstrap, a lock file, one program, and an npm that only pretends. */
export const makeProject = async (): Promise<Project> => {
  const root = await mkdtemp(join(tmpdir(), 'boardwell-bootstrap-'));
  await fill(root);
  const start = (run: Run = {}) => startIn(root, run);
  const writeLock = (version: string) => {
    const packages = {
      '': {},
      'node_modules/some': { version },
      'node_modules/mac': { optional: true },
    };
    return writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  };
  await writeLock('1.0.0');
  return {
    root,
    start,
    run: (run) => ended(start(run)),
    installs: async () => {
      const calls = await readFile(join(root, 'npm-calls.log'), 'utf8').catch(() => '');
      return calls.split('\n').filter(Boolean).length;
    },
    writeLock,
    remove: () => rm(root, { recursive: true }),
  };
};
