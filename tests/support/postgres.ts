import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type FreshDatabase = {
  /** As the role the product works as, which owns the database. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

const asAdmin = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty database of its own for a test file; needs `postgres-global-setup.ts`. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} owner boardwell`);
  const url = new URL(inject('postgresProductUrl'));
  url.pathname = name;
  return {
    url: url.href,
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
};
