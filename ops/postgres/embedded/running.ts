import { productUrl } from './connection.ts';
import { readRecord } from './record.ts';
import { findSecrets } from './secrets.ts';

/** Where the product that holds this data folder reaches its database; undefined before it is up. */
export const runningEmbeddedPostgres = async (dataDir: string): Promise<string | undefined> => {
  const record = await readRecord(dataDir);
  if (record?.port === undefined) return undefined;
  return productUrl(await findSecrets(dataDir), record.port);
};
