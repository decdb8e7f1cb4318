import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { runCommand } from '../../../ops/postgres/embedded/run-command.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../../ops/postgres/embedded/start.ts';

// To make a database takes a second on an idle machine, and ten where others write to the disk.
vi.setConfig({ testTimeout: 60_000 });

export type Folders = { readonly dataDir: string; readonly machineFolder: string };

/** A data folder and a machine folder for one test; with `closed` no other account may enter the first. */
export const makeFolders = async (closed = false): Promise<Folders> => {
  const base = await mkdtemp(join(tmpdir(), 'boardwell-postgres-'));
  await chmod(base, 0o711);
  const parent = join(base, 'home');
  await mkdir(parent, { mode: closed ? 0o700 : 0o711 });
  onTestFinished(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));
  return { dataDir: join(parent, 'data'), machineFolder: join(base, 'machine') };
};

let template: Promise<Folders> | undefined;

const makeTemplate = async (): Promise<Folders> => {
  const base = await mkdtemp(join(tmpdir(), 'boardwell-postgres-'));
  await chmod(base, 0o711);
  const folders = { dataDir: join(base, 'data'), machineFolder: join(base, 'machine') };
  await (await startEmbeddedPostgres(folders)).stop();
  return folders;
};

/** As `makeFolders`, with a stopped database inside: to copy one is quicker than to make one. */
export const makeFoldersWithDatabase = async (): Promise<Folders> => {
  template ??= makeTemplate();
  const folders = await makeFolders();
  const args = ['-a', (await template).dataDir, folders.dataDir];
  expect(await runCommand({ program: 'cp', args })).toEqual({ code: 0, output: '' });
  return folders;
};

/** For `afterAll` of the files that use it. */
export const removeTemplate = async (): Promise<void> => {
  const made = await template;
  template = undefined;
  if (made) await rm(dirname(made.dataDir), { recursive: true });
};

/** Starts in this process, and stops at the end of the test. */
export const start = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres(options);
  onTestFinished(postgres.stop);
  return postgres;
};

/** The first value of the first row. */
export const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return Object.values((await client.query(statement)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};

export type DatabaseProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly how: EmbeddedPostgres['how'];
  readonly location: string;
  readonly pid: number;
  readonly lines: readonly string[];
};

const script = fileURLToPath(new URL('./hold-postgres.ts', import.meta.url));

export const spawnHolder = ({ dataDir, machineFolder }: Folders, umask = '022') =>
  spawn(process.execPath, [script, dataDir, machineFolder, umask], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** Starts in a process of its own, which a test may kill. */
export const hold = async (folders: Folders, umask?: string): Promise<DatabaseProcess> => {
  const child = spawnHolder(folders, umask);
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
};

export const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};
