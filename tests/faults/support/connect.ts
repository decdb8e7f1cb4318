import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** A connection of the test's own, which ends with it. */
export const connect = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};
