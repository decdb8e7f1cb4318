import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import {
  type PostgresEventLog,
  postgresEventLog,
} from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { facts, idsOf, newStream, newType } from './facts.ts';
import { openPostgresLog, type PostgresLogUnderTest } from './open-postgres-log.ts';

let under: PostgresLogUnderTest;
let pool: Pool;
beforeAll(async () => {
  // Nothing here is found by looking again.
  under = await openPostgresLog({ idleMs: 3_600_000 });
  pool = new Pool({ connectionString: under.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await under.close();
});

let type: string;
beforeEach(() => {
  type = newType();
});

const follow = async ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) => {
  const stop = new AbortController();
  const seen: string[] = [];
  const after = await under.log.head();
  const reading = (async () => {
    for await (const { events } of under.log.subscribe({
      after,
      types: [type],
      signal: stop.signal,
    })) {
      seen.push(...idsOf(events));
    }
  })();
  onTestFinished(() => {
    stop.abort();
    return reading;
  });
  return seen;
};

const append = async (log: PostgresEventLog): Promise<string[]> => {
  const events = facts(2, { type });
  await log.append({ stream: newStream(), events, expected: 'none' });
  return idsOf(events);
};

const listeners = `
  select pid from pg_stat_activity
   where datname = current_database() and application_name = 'boardwell log listener'`;

describe('a reader of the log in Postgres', () => {
  it('hears at once what another process appends, also one that ends with it', async (context) => {
    const seen = await follow(context);
    const expected: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const command = postgresEventLog({ databaseUrl: under.databaseUrl });
      expected.push(...(await append(command)));
      await command.close();
      await expect.poll(() => seen, { timeout: 10_000, interval: 5 }).toEqual(expected);
    }
  });

  it('hears its own process without any announcement', async (context) => {
    const seen = await follow(context);
    const expected = await append(under.log);
    await expect.poll(() => seen, { timeout: 10_000, interval: 5 }).toEqual(expected);
  });

  it('misses nothing that was announced while its connection was lost', async (context) => {
    const seen = await follow(context);
    const command = postgresEventLog({ databaseUrl: under.databaseUrl });
    context.onTestFinished(command.close);
    await expect.poll(async () => (await pool.query(listeners)).rowCount).toBe(1);
    await pool.query(`select pg_terminate_backend(pid) from (${listeners}) lost`);
    const expected = await append(command);
    await expect.poll(() => seen, { timeout: 10_000, interval: 5 }).toEqual(expected);
  });

  it('shares one listening connection with all others, which ends with the last of them', async (context) => {
    await Promise.all([follow(context), follow(context), follow(context)]);
    const expected = await append(under.log);
    expect(expected).toHaveLength(2);
    await expect.poll(async () => (await pool.query(listeners)).rowCount).toBe(1);
  });

  it('gives what its own process appended as it is read', async ({ onTestFinished }) => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const after = await under.log.head();
    const streams = Array.from({ length: 5 }, () => newStream());
    const given: RecordedEvent[] = [];
    const reading = (async () => {
      for await (const { events } of under.log.subscribe({
        after,
        types: [type],
        signal: stop.signal,
      })) {
        given.push(...events);
        if (given.length === streams.length) stop.abort();
      }
    })();
    for (const stream of streams) {
      const events = facts(1, { type, data: { text: 'é \\ \n', left: undefined, none: null } });
      await under.log.append({ stream, events, expected: 'none' });
    }
    await reading;
    const read = await Promise.all(streams.map((stream) => under.log.readStream(stream)));
    expect(given).toStrictEqual(read.flat());
  });
});
