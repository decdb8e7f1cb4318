import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../support/postgres.ts';

const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(statement)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};

it('gives each test file an empty database of its own, and drops it', async () => {
  const [first, second] = await Promise.all([freshDatabase(), freshDatabase()]);
  await ask(first.url, 'create table only_here ()');
  expect(await ask(first.url, "select to_regclass('only_here')::text")).toBe('only_here');
  expect(await ask(second.url, "select to_regclass('only_here')")).toBeNull();
  await first.drop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow(/does not exist/);
  await second.drop();
});

it('is durable as in production: nothing is acknowledged before it is on the disk', async () => {
  const database = await freshDatabase();
  expect(await ask(database.url, 'show fsync')).toBe('on');
  expect(await ask(database.url, 'show synchronous_commit')).toBe('on');
  await database.drop();
});
