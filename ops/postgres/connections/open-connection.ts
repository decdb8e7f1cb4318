import { Client } from 'pg';
import { attend } from './attend.ts';
import { connectionSettings, type WantedConnection } from './settings.ts';

/** The query in hand tells that the connection broke; between two, the next one does. */
const outliveErrors = (client: Client): unknown => client.on('error', () => undefined);

/** Everything that a connection which was just made needs. */
export const beginConnection = async (
  { databaseUrl, patience }: WantedConnection,
  client: Client,
): Promise<void> => {
  outliveErrors(client);
  if (patience.answer === 0) await attend(databaseUrl, client);
};

/** A connection outside of any pool. Throws what the driver throws, and then leaves nothing open. */
export const openConnection = async (wanted: WantedConnection): Promise<Client> => {
  const client = new Client(connectionSettings(wanted));
  // A server may end it in the very packet that made it, before whoever waits for it goes on.
  outliveErrors(client);
  try {
    await client.connect();
    await beginConnection(wanted, client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};
