import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = {
  /** As the role the product works as, which owns the database. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

const asAdmin = async <Value>(work: (admin: Client) => Promise<Value>): Promise<Value> => {
  const admin = new Client({ connectionString: inject('postgresAdminUrl') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

const isInUse = async (admin: Client, name: string): Promise<boolean> => {
  const text = 'select 1 from pg_stat_activity where datname = $1 limit 1';
  return (await admin.query(text, [name])).rows.length > 0;
};

const untilUnused = async (admin: Client, name: string): Promise<void> => {
  for (let look = 0; look < 50 && (await isInUse(admin, name)); look += 1) await sleep(10);
};

/** A pool says that it ended before its connections have: cut off by force, they would complain. */
const drop = async (admin: Client, name: string): Promise<void> => {
  await untilUnused(admin, name);
  await admin.query(`drop database if exists ${name} with (force)`);
};

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresProductUrl'));
  url.pathname = name;
  return url.href;
};

const newDatabase = async (from = 'template1'): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`create database ${name} owner boardwell template ${from}`));
  return { url: urlOf(name), drop: () => asAdmin((admin) => drop(admin, name)) };
};

/** An empty database of its own for a test file; needs `postgres-global-setup.ts`. */
export const freshDatabase = (): Promise<FreshDatabase> => newDatabase();

const isThere = async (admin: Client, name: string): Promise<boolean> =>
  (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;

/** One that broke off under way is begun anew. */
const make = async (
  admin: Client,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> => {
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished} owner boardwell`);
  await fill(urlOf(unfinished));
  await untilUnused(admin, unfinished);
  await admin.query(`alter database ${unfinished} rename to ${name}`);
};

/**
 * A database of its own that holds what `fill` put into the first one of that name: the processes of
 * a test run fill it once, and copy it.
 */
export const copiedDatabase = async (
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<FreshDatabase> => {
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (!(await isThere(admin, name))) await make(admin, name, fill);
  });
  return newDatabase(name);
};
