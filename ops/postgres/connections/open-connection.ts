import { Client } from 'pg';
import { attend } from './attend.ts';
import { connectionSettings, type WantedConnection } from './settings.ts';

/** Everything that a connection which was just made needs. */
export const beginConnection = async (
  { databaseUrl, patience }: WantedConnection,
  client: Client,
): Promise<void> => {
  // The query in hand tells that the connection broke; between two, the next one does.
  client.on('error', () => undefined);
  if (patience.answer === 0) await attend(databaseUrl, client);
};

/** A connection outside of any pool. Throws what the driver throws, and then leaves nothing open. */
export const openConnection = async (wanted: WantedConnection): Promise<Client> => {
  const client = new Client(connectionSettings(wanted));
  try {
    await client.connect();
    await beginConnection(wanted, client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};
