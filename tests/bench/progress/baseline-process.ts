import Fastify from 'fastify';
import { Pool } from 'pg';

// What a plain server does: nothing, and one primary-key select through a pool.
const [url = '', key = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10 });
const app = Fastify();

app.get('/hello', async () => ({ hello: 'world' }));

app.get('/one-select', async () => {
  const { rows } = await pool.query('select data from read.progress where key = $1', [key]);
  return rows[0]?.data;
});

process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('message', async () => {
  await app.close();
  await pool.end();
  process.disconnect();
});
