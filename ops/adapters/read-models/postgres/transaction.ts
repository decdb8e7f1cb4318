import type { Pool, PoolClient } from 'pg';

/** Does the work in one transaction: all of it, or none when it throws. */
export const inTransaction = async <Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    return value;
  } catch (error) {
    // A connection that cannot even roll back is of no more use.
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
