import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { processMark } from '../../../ops/postgres/embedded/process-mark.ts';
import { patiently } from '../../support/patiently.ts';
import { ask, end, hold, makeFoldersWithDatabase, removeTemplate, start } from './data-folder.ts';

afterAll(removeTemplate);

/** A process that ended but whose parent has not asked about it counts as dead. */
const alive = async (pid: number): Promise<boolean> => (await processMark(pid)) !== undefined;

it('takes over the server that a killed product left running, and owns its end', async () => {
  const folders = await makeFoldersWithDatabase();
  const before = await hold(folders);
  await ask(before.url, 'create table kept as select 42 as answer');
  await end(before.child, 'SIGKILL');
  expect(await alive(before.pid)).toBe(true);

  const lines: string[] = [];
  const after = await start({ ...folders, report: (line) => lines.push(line) });
  expect(after.how).toBe('adopted');
  expect([after.pid(), after.url]).toEqual([before.pid, before.url]);
  expect(lines.join()).toContain(`process ${before.pid}`);
  expect(await ask(after.url, 'select answer from kept')).toBe(42);
  await after.stop();
  expect(await alive(before.pid)).toBe(false);
});

it('recovers when product and server were both killed', async () => {
  const folders = await makeFoldersWithDatabase();
  const before = await hold(folders);
  await ask(before.url, 'create table kept as select 42 as answer');
  await end(before.child, 'SIGKILL');
  process.kill(before.pid, 'SIGKILL');
  const after = await start(folders);
  expect(after.how).toBe('started');
  expect(await ask(after.url, 'select answer from kept')).toBe(42);
});

it('is not misled by a pid file whose pid is another program by now', async () => {
  const folders = await makeFoldersWithDatabase();
  const before = await start(folders);
  const pidFile = join(before.location, 'cluster', 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8');
  await before.stop();
  const other = spawn('sleep', ['60']);
  await writeFile(pidFile, text.replace(/^\d+/, `${other.pid}`));
  const after = await start(folders);
  expect(after.how).toBe('started');
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
});

it('ends a server that hangs and starts anew, and tells who waits for it', async () => {
  const folders = await makeFoldersWithDatabase();
  const before = await hold(folders);
  await end(before.child, 'SIGKILL');
  process.kill(before.pid, 'SIGSTOP');
  const lines: string[] = [];
  const after = await start({ ...folders, report: (line) => lines.push(line) });
  const slow = lines.findIndex((line) => line.startsWith('Postgres is still starting'));
  expect(lines[slow]).toContain(after.logFile);
  const [, seconds] = /^Postgres started in (\d+\.\d) s\.$/.exec(lines.at(-1) ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(3);
  expect(after.how).toBe('started');
  expect(await alive(before.pid)).toBe(false);
  expect(await ask(after.url, 'select 1')).toBe(1);
});

it('starts the server again by itself when it is killed, on the same URL and with all commits', async () => {
  const folders = await makeFoldersWithDatabase();
  const lines: string[] = [];
  const postgres = await start({ ...folders, report: (line) => lines.push(line) });
  await ask(postgres.url, 'create table kept (answer int)');
  for (let killed = 1; killed <= 3; killed += 1) {
    await ask(postgres.url, `insert into kept values (${killed})`);
    const pid = postgres.pid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await ask(postgres.url, 'select count(*)::int from kept')).toBe(killed);
        expect(postgres.pid()).not.toBe(pid);
      },
      { timeout: 40_000, interval: 50 },
    );
  }
  expect(lines.filter((line) => line.includes('ended unasked'))).toHaveLength(3);
});

it('keeps trying until what hinders the server is repaired', async () => {
  const folders = await makeFoldersWithDatabase();
  const lines: string[] = [];
  const postgres = await start({ ...folders, report: (line) => lines.push(line) });
  const settings = join(postgres.location, 'cluster', 'postgresql.auto.conf');
  await writeFile(settings, "shared_buffers = 'none'");
  process.kill(postgres.pid(), 'SIGKILL');
  await vi.waitFor(() => expect(lines.join()).toContain('did not start'), { timeout: 40_000 });
  await writeFile(settings, '');
  await vi.waitFor(() => ask(postgres.url, 'select 1'), { timeout: 40_000, interval: 50 });
});

it('watches over a server that it took over as well', async () => {
  const folders = await makeFoldersWithDatabase();
  const before = await hold(folders);
  await end(before.child, 'SIGKILL');
  const after = await start(folders);
  process.kill(after.pid(), 'SIGKILL');
  await vi.waitFor(() => ask(after.url, 'select 1'), { timeout: 40_000, interval: 50 });
  expect(after.pid()).not.toBe(before.pid);
});

it('can be stopped in the middle of starting a fallen server again', async () => {
  const postgres = await start(await makeFoldersWithDatabase());
  process.kill(postgres.pid(), 'SIGKILL');
  await vi.waitFor(async () => expect(await alive(postgres.pid())).toBe(false), patiently);
  await postgres.stop();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('stops within five seconds a server that was frozen with all that it had begun', async () => {
  const postgres = await start(await makeFoldersWithDatabase());
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const children = await readFile(
    `/proc/${postgres.pid()}/task/${postgres.pid()}/children`,
    'utf8',
  );
  const all = [postgres.pid(), ...children.trim().split(' ').map(Number)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  const began = performance.now();
  await postgres.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
  await vi.waitFor(async () => {
    for (const pid of all) expect(await alive(pid), `${pid}`).toBe(false);
  }, patiently);
});

it('stops the server when the product is asked to end', async () => {
  const folders = await makeFoldersWithDatabase();
  const held = await hold(folders);
  await end(held.child, 'SIGTERM');
  expect(await alive(held.pid)).toBe(false);
});
