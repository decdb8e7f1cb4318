import type { Client } from 'pg';
import { openConnection } from '../connections/open-connection.ts';
import type { Patience } from '../connections/settings.ts';
import { superuser } from './initialise.ts';
import type { Secrets } from './secrets.ts';

/** Both the role the product works as and its database. */
export const product = 'boardwell';

export const productUrl = (secrets: Secrets, port: number): string =>
  `postgres://${product}:${secrets.product}@127.0.0.1:${port}/${product}`;

/** For whoever must make databases or look at all of them; the product itself has no need of it. */
export const adminUrl = (secrets: Secrets, port: number): string =>
  `postgres://${superuser}:${secrets.admin}@127.0.0.1:${port}/postgres`;

/** To make a database takes seconds where others write to the disk. */
const administering: Patience = {
  connect: 5_000,
  statement: 30_000,
  lock: 30_000,
  idleInTransaction: 10_000,
  answer: 31_000,
};

/** Runs the work on a connection of its own. */
export const withClient = async <Value>(
  databaseUrl: string,
  work: (client: Client) => Promise<Value>,
  patience = administering,
): Promise<Value> => {
  const client = await openConnection({ databaseUrl, name: 'boardwell start', patience });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const atOnce: Patience = { ...administering, connect: 750, statement: 750, answer: 750 };

/** Whether the server is there for new work, told within a second and a half. */
export const answersAtOnce = async (databaseUrl: string): Promise<boolean> => {
  try {
    await withClient(databaseUrl, (client) => client.query('select 1'), atOnce);
    return true;
  } catch {
    return false;
  }
};
