import { adminUrl, product, withClient } from './connection.ts';
import type { Secrets } from './secrets.ts';

/** Makes the product's database and its role, which is no superuser; sound to repeat. */
export const ensureProductDatabase = (secrets: Secrets, port: number): Promise<void> =>
  withClient(adminUrl(secrets, port), async (client) => {
    const roles = await client.query('select from pg_roles where rolname = $1', [product]);
    const verb = roles.rowCount === 0 ? 'create' : 'alter';
    const password = client.escapeLiteral(secrets.product);
    await client.query(`${verb} role ${product} login password ${password}`);
    const databases = await client.query('select from pg_database where datname = $1', [product]);
    if (databases.rowCount === 0) await client.query(`create database ${product} owner ${product}`);
  });
