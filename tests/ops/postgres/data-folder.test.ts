import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { initialise } from '../../../ops/postgres/embedded/initialise.ts';
import { openDatabaseBeside } from '../../../ops/postgres/open-database.ts';
import {
  ask,
  end,
  type Folders,
  hold,
  makeFolders,
  makeFoldersWithDatabase,
  removeTemplate,
  spawnHolder,
  start,
} from './data-folder.ts';

afterAll(removeTemplate);

it('leaves a data folder to the product that has it, and names that process', async () => {
  const folders = await makeFoldersWithDatabase();
  const held = await hold(folders);
  await expect(start(folders)).rejects.toMatchObject({
    name: 'EmbeddedPostgresError',
    code: 'data-folder-in-use',
    message: expect.stringContaining(`process ${held.child.pid}`),
  });
  expect(await ask(held.url, 'select 1')).toBe(1);
  await end(held.child, 'SIGTERM');
});

it('takes over the lock of a process whose pid was given to another since', async () => {
  const folders = await makeFoldersWithDatabase();
  const first = await start(folders);
  await first.stop();
  const lock = join(first.location, 'product.lock');
  await writeFile(lock, JSON.stringify({ pid: process.pid, mark: 'another boot/1' }));
  expect((await start(folders)).how).toBe('started');
});

it('takes over a lock that does not say whose it is', async () => {
  const folders = await makeFoldersWithDatabase();
  await writeFile(join(folders.dataDir, 'postgres', 'product.lock'), 'half a l');
  expect((await start(folders)).how).toBe('started');
});

it('names the file that does not hold what was written to it', async () => {
  const folders = await makeFoldersWithDatabase();
  const record = join(folders.dataDir, 'postgres.json');
  await writeFile(record, '{"location": 5}');
  await expect(start(folders)).rejects.toMatchObject({
    code: 'file-damaged',
    message: expect.stringContaining(record),
  });
});

it('quotes the log of a server that will not start, and lets go of the folder', async () => {
  const folders = await makeFoldersWithDatabase();
  const settings = join(folders.dataDir, 'postgres', 'cluster', 'postgresql.auto.conf');
  await writeFile(settings, "shared_buffers = 'none'");
  await expect(start(folders)).rejects.toMatchObject({
    code: 'start-failed',
    message: expect.stringMatching(/postgres\.log.*shared_buffers/s),
  });
  await writeFile(settings, '');
  expect((await start(folders)).how).toBe('started');
});

it('leaves nothing behind when the database cannot be made', async () => {
  const { dataDir } = await makeFolders();
  await mkdir(dataDir);
  const place = { home: dataDir, cluster: join(dataDir, 'cluster'), elsewhere: false };
  const programs = { initdb: 'false', postgres: 'false', major: '18' };
  const options = { programs, place, account: undefined, password: 'any' };
  await expect(initialise(options)).rejects.toMatchObject({ code: 'initdb-failed' });
  expect(await readdir(dataDir)).toEqual([]);
});

it('makes the database again when its making was killed half-way', async () => {
  const folders = await makeFolders();
  const home = join(folders.dataDir, 'postgres');
  const child = spawnHolder(folders);
  await vi.waitFor(
    async () => {
      const drafts = (await readdir(home)).filter((name) => name.startsWith('initialising-'));
      expect(await readdir(join(home, drafts[0] ?? ''))).toContain('base');
    },
    { timeout: 40_000, interval: 5 },
  );
  await end(child, 'SIGKILL');
  expect(await readdir(home)).not.toContain('cluster');

  const postgres = await start(folders);
  expect(postgres.how).toBe('created');
  expect(await ask(postgres.url, 'select 1')).toBe(1);
  expect((await readdir(home)).filter((name) => name.startsWith('initialising-'))).toEqual([]);
});

it('never replaces a folder that it does not know for a cluster', async () => {
  const folders = await makeFolders();
  const cluster = join(folders.dataDir, 'postgres', 'cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'mine.txt'), 'kept');
  await expect(start(folders)).rejects.toMatchObject({ code: 'cluster-missing' });
  expect(await readdir(cluster)).toEqual(['mine.txt']);
});

it('says what to do about a cluster of another Postgres', async () => {
  const folders = await makeFoldersWithDatabase();
  const first = await start(folders);
  await first.stop();
  await writeFile(join(first.location, 'cluster', 'PG_VERSION'), '17\n');
  await expect(start(folders)).rejects.toMatchObject({
    code: 'cluster-version',
    message: expect.stringMatching(/made by Postgres 17.*brings Postgres 18.*Dump it/),
  });
});

it('gives the database new passwords when the file of passwords was lost', async () => {
  const folders = await makeFoldersWithDatabase();
  const first = await start(folders);
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  await rm(join(folders.dataDir, 'postgres.secrets.json'));
  const second = await start(folders);
  expect(second.url).not.toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
});

it('moves with its data folder', async () => {
  const folders = await makeFoldersWithDatabase();
  const first = await start(folders);
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const moved = `${folders.dataDir}-moved`;
  await rename(folders.dataDir, moved);
  const second = await start({ ...folders, dataDir: moved });
  expect(second.how).toBe('started');
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
});

describe('a database that is not where it was', () => {
  const nothingNew = async (folders: Folders): Promise<void> => {
    const before = await readdir(folders.dataDir);
    await expect(start(folders)).rejects.toMatchObject({
      code: 'cluster-missing',
      message: expect.stringMatching(/postgres\.json.*postgres\.secrets\.json.*empty database/s),
    });
    expect(await readdir(folders.dataDir)).toEqual(expect.arrayContaining(before));
    const home = await readdir(join(folders.dataDir, 'postgres')).catch(() => []);
    expect(home).not.toContain('cluster');
  };

  it('is missed, and none is begun beside its secrets', async () => {
    const folders = await makeFoldersWithDatabase();
    const home = join(folders.dataDir, 'postgres');
    await rename(join(home, 'cluster'), join(home, 'kept'));
    await nothingNew(folders);
    await rename(join(home, 'kept'), join(home, 'cluster'));
    expect((await start(folders)).how).toBe('started');
  });

  it('is missed with everything of it but the secrets', async () => {
    const folders = await makeFoldersWithDatabase();
    await rm(join(folders.dataDir, 'postgres'), { recursive: true });
    await nothingNew(folders);
    await rm(join(folders.dataDir, 'postgres.json'));
    await nothingNew(folders);
    await rm(join(folders.dataDir, 'postgres.secrets.json'));
    expect((await start(folders)).how).toBe('created');
  });

  it('is not taken by a copy of its data folder that was made without it', async () => {
    const folders = await makeFoldersWithDatabase();
    await (await start(folders)).stop();
    const copy = { ...folders, dataDir: `${folders.dataDir}-copy` };
    await cp(folders.dataDir, copy.dataDir, { recursive: true });
    await rm(join(copy.dataDir, 'postgres'), { recursive: true });
    await expect(start(copy)).rejects.toMatchObject({
      code: 'cluster-missing',
      message: expect.stringContaining(`DATA_DIR=${folders.dataDir}`),
    });
  });

  it('is not worked on through a copy that was made while it ran', async () => {
    const folders = await makeFoldersWithDatabase();
    await start(folders);
    const copy = `${folders.dataDir}-copy`;
    await cp(folders.dataDir, copy, { recursive: true });
    await expect(
      openDatabaseBeside({ dataDir: copy, databaseUrl: undefined }, () => undefined),
    ).rejects.toMatchObject({
      code: 'copied-in-use',
      message: expect.stringContaining('copy the folder again'),
    });
  });
});

it('says where the database should be when it is not there', async () => {
  const folders = await makeFolders();
  await mkdir(folders.dataDir);
  const record = JSON.stringify({ location: '/nowhere/boardwell' });
  await writeFile(join(folders.dataDir, 'postgres.json'), record);
  await expect(start(folders)).rejects.toMatchObject({
    code: 'cluster-missing',
    message: expect.stringContaining('/nowhere/boardwell'),
  });
});
