import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ask, makeFolders, makeFoldersWithDatabase, removeTemplate, start } from './data-folder.ts';

afterAll(removeTemplate);

it('makes the database at the first start and finds it again at the second', async () => {
  const folders = await makeFolders();
  const lines: string[] = [];
  const first = await start({ ...folders, report: (line) => lines.push(line) });
  expect(first.how).toBe('created');
  const made = lines.indexOf(`Making the database in ${first.location} …`);
  expect(lines[made + 1]).toMatch(/^Made the database in \d+\.\d s\.$/);
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  lines.length = 0;
  const second = await start({ ...folders, report: (line) => lines.push(line) });
  expect(second.how).toBe('started');
  expect(lines.join()).not.toContain('the database');
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
});

it('keeps every commit on the disk, speaks UTF-8 and UTC, and sorts by code point', async () => {
  const { url, adminUrl } = await start(await makeFoldersWithDatabase());
  const show = (name: string) => ask(url, `show ${name}`);
  expect(await show('fsync')).toBe('on');
  expect(await show('synchronous_commit')).toBe('on');
  expect(await show('full_page_writes')).toBe('on');
  expect(await show('data_checksums')).toBe('on');
  expect(await show('server_encoding')).toBe('UTF8');
  expect(await show('timezone')).toBe('UTC');
  expect(await show('idle_in_transaction_session_timeout')).toBe('10s');
  expect(
    await ask(url, `select string_agg(w, '' order by w) from unnest('{b,B,a,É}'::text[]) w`),
  ).toBe('BabÉ');
  expect(await ask(url, `select lower('É')`)).toBe('é');
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
  expect(await ask(adminUrl, 'show unix_socket_directories')).toBe('');
  expect(await ask(adminUrl, 'show listen_addresses')).toBe('127.0.0.1');
});

it('lets nobody in without the password, which only its owner can read', async () => {
  const folders = await makeFoldersWithDatabase();
  const { url } = await start(folders);
  const secrets = join(folders.dataDir, 'postgres.secrets.json');
  expect((await stat(secrets)).mode & 0o777).toBe(0o600);
  const password = new URL(url).password;
  expect(Buffer.from(password, 'base64url')).toHaveLength(32);
  await expect(ask(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password/);
  await expect(ask(url.replace(`:${password}`, ''), 'select 1')).rejects.toThrow();
});

it('says in the data folder where the database is, and logs no statement', async () => {
  const folders = await makeFoldersWithDatabase();
  const postgres = await start(folders);
  await expect(ask(postgres.url, `select 'a secret'::int`)).rejects.toThrow();
  const record = JSON.parse(await readFile(join(folders.dataDir, 'postgres.json'), 'utf8'));
  expect(record).toEqual({
    location: postgres.location,
    port: Number(new URL(postgres.url).port),
    pid: postgres.pid(),
  });
  const log = await readFile(postgres.logFile, 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('select');
  expect(await readdir(postgres.location)).toContain('product.lock');
});

it('takes another port when its own is in use', async () => {
  const folders = await makeFoldersWithDatabase();
  const first = await start(folders);
  await first.stop();
  const port = Number(new URL(first.url).port);
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  const second = await start(folders);
  expect(Number(new URL(second.url).port)).not.toBe(port);
  expect(await ask(second.url, 'select 1')).toBe(1);
  squatter.close();
});

it('stops once, however often it is asked to', async () => {
  const folders = await makeFoldersWithDatabase();
  const postgres = await start(folders);
  await Promise.all([postgres.stop(), postgres.stop()]);
  await postgres.stop();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(await readdir(postgres.location)).not.toContain('product.lock');
});
