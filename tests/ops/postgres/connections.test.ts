import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { advisoryLeases } from '../../../ops/adapters/read-models/postgres/leases.ts';
import { giveUp } from '../../../ops/postgres/connections/lines.ts';
import { patient, prompt } from '../../../ops/postgres/connections/settings.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { openPool } from '../../../ops/postgres/open-pool.ts';
import { type DatabaseLine, databaseLine } from '../../support/database-line.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Finishing = Pick<TestContext, 'onTestFinished'>;

const newLine = async ({ onTestFinished }: Finishing): Promise<DatabaseLine> => {
  const line = await databaseLine(database.url);
  onTestFinished(line.cut);
  return line;
};

type Pooled = { readonly pool: Pool; readonly line: DatabaseLine };

const pooled = async (context: Finishing, patience: typeof prompt): Promise<Pooled> => {
  const line = await newLine(context);
  const pool = openPool({ databaseUrl: line.url, name: 'boardwell test', patience, max: 4 });
  context.onTestFinished(() => pool.end());
  return { pool, line };
};

const show = async (from: Pool, name: string): Promise<unknown> =>
  Object.values((await from.query(`show ${name}`)).rows[0] ?? {})[0];

describe.concurrent('a connection of the product', () => {
  it('is bounded on both sides, whatever the URL asks for beside', async ({ onTestFinished }) => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c statement_timeout=1 -c search_path=read');
    const databaseUrl = url.href;
    const hasty = openPool({ databaseUrl, name: 'boardwell test', patience: prompt, max: 4 });
    onTestFinished(() => hasty.end());
    expect(await show(hasty, 'statement_timeout')).toBe('4s');
    expect(await show(hasty, 'lock_timeout')).toBe('2s');
    expect(await show(hasty, 'idle_in_transaction_session_timeout')).toBe('10s');
    expect(await show(hasty, 'search_path')).toBe('read');
    expect(Number(await show(hasty, 'tcp_keepalives_idle'))).toBe(4);
    await expect(hasty.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
  });

  it('for whole tables may take its time, and only while the server is at work', async (context) => {
    const { pool: building, line } = await pooled(context, patient);
    expect(await show(building, 'statement_timeout')).toBe('0');
    await building.query('select pg_sleep(8)');

    const forgotten = building.query('select pg_sleep(3)');
    await sleep(500);
    line.dropAnswers(/boardwell test/);
    await expect(forgotten).rejects.toThrow('no longer works on what it was asked');
    expect(await building.query('select 1')).toMatchObject({ rowCount: 1 });
  });

  it('for whole tables is given up when nobody answers any more', async (context) => {
    const { pool: building, line } = await pooled(context, patient);
    await building.query('select 1');
    line.silence();
    await expect(building.query('select 1')).rejects.toThrow('no longer works');
    await expect(migrateToLatest(line.url)).rejects.toThrow();
    line.speak();
    expect(await building.query('select 1')).toMatchObject({ rowCount: 1 });
  });

  it('that rests is thrown away when another was found dead', async (context) => {
    const { pool: hasty, line } = await pooled(context, prompt);
    await Promise.all(Array.from({ length: 4 }, () => hasty.query('select pg_sleep(0.1)')));
    expect(hasty.idleCount).toBe(4);
    line.silence();
    line.speak();
    await expect(hasty.query('select 1')).rejects.toThrow('Query read timeout');
    for (let again = 0; again < 4; again += 1) {
      expect(await hasty.query('select 1')).toMatchObject({ rowCount: 1 });
    }
  });

  it('that is said goodbye to closes even when nobody answers', async (context) => {
    const { pool: hasty, line } = await pooled(context, prompt);
    const client = await hasty.connect();
    line.silence();
    const closed = new Promise((resolve) => client.once('end', () => resolve('closed')));
    client.release(true);
    expect(await closed).toBe('closed');
    line.speak();
  });

  it('that broke in the middle of a transaction takes nothing else with it', async (context) => {
    const { pool: hasty, line } = await pooled(context, prompt);
    const client = await hasty.connect();
    await client.query('begin');
    await line.cut();
    await line.restore();
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect(await hasty.query('select 1')).toMatchObject({ rowCount: 1 });
  });

  it('is not made any more once the database is given up', async (context) => {
    const { pool: hasty, line } = await pooled(context, prompt);
    const hanging = hasty.query('select pg_sleep(3)');
    await sleep(200);
    const began = performance.now();
    const callOff = giveUp(line.url);
    await expect(hanging).rejects.toThrow('does not answer');
    await expect(hasty.query('select 1')).rejects.toThrow('does not answer');
    expect(performance.now() - began).toBeLessThan(1_000);
    callOff();
    expect(await hasty.query('select 1')).toMatchObject({ rowCount: 1 });
  });
});

describe.concurrent('a lease', () => {
  it('whose connection fell silent is lost, and can be had again although the server keeps it', async (context) => {
    const line = await newLine(context);
    const leases = advisoryLeases(line.url);
    context.onTestFinished(() => leases.close());
    const first = await leases.lease('progress 0/1');
    line.silence(/leases/);
    line.speak();
    await vi.waitFor(() => expect(first?.signal.aborted).toBe(true), { timeout: 10_000 });
    await first?.release();
    const second = await vi.waitFor(
      async () => {
        const lease = await leases.lease('progress 0/1');
        expect(lease).toBeDefined();
        return lease;
      },
      { timeout: 5_000 },
    );
    const others = advisoryLeases(database.url);
    expect(await others.lease('progress 0/1')).toBeUndefined();
    await second?.release();
    expect(await others.lease('progress 0/1')).toBeDefined();
    await others.close();
  });
});
