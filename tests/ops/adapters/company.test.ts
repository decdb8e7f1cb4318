import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { type Company, company } from '../../../ops/adapters/bus/company.ts';
import { listenersOf, postgresChannel } from '../../../ops/adapters/bus/postgres-channel.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const listener = 'boardwell test company';
const wait = { timeout: 10_000, interval: 5 } as const;

let database: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A process that hears the others; `everyMs` is how often it looks who is there. */
const joins = ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, everyMs = 3_600_000) => {
  const channel = postgresChannel({
    databaseUrl: database.url,
    pool,
    name: 'boardwell_company',
    listener,
  });
  const own: Company = company({ channel, listeners: () => listenersOf(pool, listener), everyMs });
  const leaving = new AbortController();
  const { signal } = leaving;
  const hearing = own.channel.hear({
    onMessage: () => undefined,
    onOpened: () => undefined,
    signal,
  });
  const leave = async () => {
    leaving.abort();
    await hearing;
    own.stop();
  };
  onTestFinished(leave);
  return { aloneSince: own.aloneSince, leave };
};

describe('a process that wants to know whether others are there', () => {
  it('knows itself alone only after it has looked', async (context) => {
    const before = performance.now();
    const { aloneSince } = joins(context);
    expect(aloneSince()).toBeUndefined();
    await expect.poll(aloneSince, wait).toBeGreaterThanOrEqual(before);
  });

  it('is told at once of one that joins, without a look', async (context) => {
    const first = joins(context);
    await expect.poll(first.aloneSince, wait).toBeDefined();
    const second = joins(context);
    await expect.poll(first.aloneSince, wait).toBeUndefined();
    expect(second.aloneSince()).toBeUndefined();
  });

  it('finds itself alone again when the other has left, and not since before', async (context) => {
    const first = joins(context, 20);
    await expect.poll(first.aloneSince, wait).toBeDefined();
    const second = joins(context, 20);
    await expect.poll(first.aloneSince, wait).toBeUndefined();
    const together = performance.now();
    await second.leave();
    await expect.poll(first.aloneSince, wait).toBeGreaterThan(together);
  });

  it('takes itself for alone no longer when its ears are gone', async (context) => {
    const { aloneSince } = joins(context);
    await expect.poll(aloneSince, wait).toBeDefined();
    const before = performance.now();
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [listener],
    );
    await expect.poll(() => aloneSince() ?? Infinity, wait).toBeGreaterThan(before);
    await expect.poll(aloneSince, wait).toBeDefined();
  });
});
