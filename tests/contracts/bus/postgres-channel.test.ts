import { Pool } from 'pg';
import { postgresChannel } from '../../../ops/adapters/bus/postgres-channel.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { channelContract } from './channel.contract.ts';

const listener = 'boardwell test listener';

channelContract('the way between processes by NOTIFY', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const pool = new Pool({ connectionString: databaseUrl });
  const channel = (name: string) => postgresChannel({ databaseUrl, pool, name, listener });
  return {
    channel,
    other: channel,
    breakConnections: async () => {
      const text =
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
      await pool.query(text, [listener]);
    },
    close: async () => {
      await pool.end();
      await drop();
    },
  };
});
