import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** The same for every process of one database, by whatever name they reach it, and for no other. */
const identity = `
  select (select system_identifier from pg_control_system())::text as server, oid::text as database
    from pg_database where datname = current_database()`;

/** Short, and nothing can be told from it: it goes into subjects that others may see. */
export const installationOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ server: string; database: string }>(identity);
  const [row] = rows;
  return createHash('sha256').update(`${row?.server} ${row?.database}`).digest('hex').slice(0, 16);
};
