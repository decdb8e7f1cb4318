import { Pool, type PoolConfig } from 'pg';

/** A pool whose connections may break: an idle one is replaced at the next use, a busy one tells its query. */
export const openPool = (configuration: PoolConfig): Pool => {
  const pool = new Pool(configuration);
  pool.on('error', () => undefined);
  return pool;
};
