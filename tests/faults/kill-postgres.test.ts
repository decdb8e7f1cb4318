import { expect, it } from 'vitest';
import { timeLimitMs } from './support/cycles.ts';
import { runCycles } from './support/run-cycles.ts';
import { until } from './support/until.ts';

it(
  'keeps every acknowledged event, once, however often Postgres is killed under the product',
  async () => {
    const { product } = await runCycles({
      what: 'kill -9 Postgres',
      kill: async ({ folder }) => {
        const server = await folder.postmaster();
        if (!server) throw new Error('There is no Postgres to kill');
        process.kill(server.pid, 'SIGKILL');
        await until('another Postgres', async () => {
          const next = await folder.postmaster();
          return next !== undefined && next.pid !== server.pid;
        });
      },
    });
    expect(product().isAlive()).toBe(true);
  },
  timeLimitMs,
);
