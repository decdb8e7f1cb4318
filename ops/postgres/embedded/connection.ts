import { Client } from 'pg';
import { superuser } from './initialise.ts';
import type { Secrets } from './secrets.ts';

/** Both the role the product works as and its database. */
export const product = 'boardwell';

export const productUrl = (secrets: Secrets, port: number): string =>
  `postgres://${product}:${secrets.product}@127.0.0.1:${port}/${product}`;

/** For whoever must make databases or look at all of them; the product itself has no need of it. */
export const adminUrl = (secrets: Secrets, port: number): string =>
  `postgres://${superuser}:${secrets.admin}@127.0.0.1:${port}/postgres`;

/** Runs the work on a connection of its own; a server that stays silent for 5 s fails it. */
export const withClient = async <Value>(
  url: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
  });
  // A connection that breaks between queries reports here; the query in hand fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};
