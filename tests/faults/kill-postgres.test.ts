import { expect, it } from 'vitest';
import { timeLimitMs } from './support/cycles.ts';
import { runCycles } from './support/run-cycles.ts';

it(
  'keeps every acknowledged event, once, however often Postgres is killed under the product',
  async () => {
    const { product } = await runCycles({
      what: 'kill -9 Postgres',
      kill: async ({ folder }) => {
        const server = await folder.postmaster();
        if (!server) throw new Error('There is no Postgres to kill');
        process.kill(server.pid, 'SIGKILL');
      },
    });
    expect(product().isAlive()).toBe(true);
  },
  timeLimitMs,
);
