import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = {
  /** As the role the product works as, which owns the database. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

const asAdmin = async (work: (admin: Client) => Promise<unknown>): Promise<void> => {
  const admin = new Client({ connectionString: inject('postgresAdminUrl') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
};

const isInUse = async (admin: Client, name: string): Promise<boolean> => {
  const text = 'select 1 from pg_stat_activity where datname = $1 limit 1';
  return (await admin.query(text, [name])).rows.length > 0;
};

/** A pool says that it ended before its connections have: cut off by force, they would complain. */
const drop = async (admin: Client, name: string): Promise<void> => {
  for (let look = 0; look < 50 && (await isInUse(admin, name)); look += 1) await sleep(10);
  await admin.query(`drop database if exists ${name} with (force)`);
};

/** An empty database of its own for a test file; needs `postgres-global-setup.ts`. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`create database ${name} owner boardwell`));
  const url = new URL(inject('postgresProductUrl'));
  url.pathname = name;
  return {
    url: url.href,
    drop: () => asAdmin((admin) => drop(admin, name)),
  };
};
