import { Pool } from 'pg';
import { sampleEvent } from './sample-event.ts';

/** The columns and indexes of the log, without its rules: what a plain insert would be. */
const plainTable = `
  create table public.plain_event (like log.event including indexes);
  create sequence public.plain_position`;

const plainInsert = {
  name: 'plain-insert',
  text: `insert into public.plain_event
           (position, recorded_at, id, revision, version, stream, type, data, meta)
         values (nextval('public.plain_position'), now(), $1, 0, 1, $2, $3, $4, $5)`,
};

export const openPlain = async (url: string): Promise<Pool> => {
  const pool = new Pool({ connectionString: url, max: 32 });
  // The server may close an idle connection before the pool has.
  pool.on('error', () => undefined);
  await pool.query(plainTable);
  return pool;
};

export const insertPlain = (pool: Pool) => {
  const { id, type, data, meta } = sampleEvent();
  const values = [id, `attempt-${id}`, type, JSON.stringify(data), JSON.stringify(meta)];
  return pool.query({ ...plainInsert, values });
};
