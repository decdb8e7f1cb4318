import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../../ops/product/start-product.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';
import { auditSigningKey } from '../../support/product.ts';
import { browser } from '../support/browser.ts';

const wait = { timeout: 20_000, interval: 100 } as const;
const lease = `hashtextextended('rebuild progress', 0)`;

let database: FreshDatabase;
let holder: Client;
let url: string;
let started: Promise<Product>;

const start = (port: number): Promise<Product> =>
  startProduct({
    configuration: readConfiguration({ PORT: `${port}`, AUDIT_SIGNING_KEY: auditSigningKey }),
    databaseUrl: database.url,
    bank: writtenKnowledge,
    logger: pino({ level: 'silent' }),
  });

/** A read model of another version is found at the start, and somebody else is at it. */
beforeAll(async () => {
  database = await freshDatabase();
  const before = await start(await freePort());
  await before.stop();
  holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('set idle_in_transaction_session_timeout = 0; set lock_timeout = 0');
  await holder.query(
    `update projector.checkpoint set version = version + 1 where projection = 'progress'`,
  );
  await holder.query(`select pg_advisory_lock(${lease})`);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  started = start(port);
  await vi.waitFor(async () => {
    expect((await browser(url).get('/readyz')).body.preparation).toBeDefined();
  }, wait);
}, 120_000);

afterAll(async () => {
  await holder.end();
  await (await started).stop();
  await database.drop();
}, 60_000);

it('a product that makes read models anew is alive, not ready, and says what it waits for', async () => {
  const visitor = browser(url);
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  const { status, headers, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('1');
  expect(body).toEqual({
    message: 'Read models wait to be rebuilt: progress',
    code: 'Starting',
    preparation: { readModels: ['progress'], step: null, events: 0, percent: 0 },
  });
  const { text } = await visitor.get('/metrics');
  expect(text).toContain('\nprojection_outdated{projection="progress"} 1\n');
  expect(text).toContain('\nrebuild_progress_ratio 0\n');
  expect(text).not.toContain('\nrebuild_step{');
});

it('tells everybody else to come again, programs as of any problem and browsers with a page', async () => {
  const visitor = browser(url);
  for (const path of ['/api/config', '/api/user', '/assets/index.js', '/nowhere']) {
    const { status, headers, body } = await visitor.get(path);
    expect({ path, status, retry: headers.get('retry-after') }).toEqual({
      path,
      status: 503,
      retry: '5',
    });
    expect(body).toEqual({ message: expect.any(String), code: 'Starting' });
  }
  const login = await visitor.post('/api/login', { emailOrUsername: 'a', password: 'b' });
  expect(login).toMatchObject({ status: 503, body: { code: 'Starting' } });

  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const { status, headers, text } = await visitor.ask('/dashboard', { headers: { accept } });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  expect(text).not.toContain('<script');
  const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

it('tells the step it is at, and serves at the same port without refusing a connection', async () => {
  const visitor = browser(url);
  // Readers of the table delay the swap.
  await holder.query('begin');
  await holder.query('lock table read.progress in share mode');
  await holder.query(`select pg_advisory_unlock(${lease})`);
  const preparation = async () => (await visitor.get('/readyz')).body.preparation;
  await expect.poll(preparation, wait).toMatchObject({ step: 'swap' });
  expect((await preparation()).percent).toBeGreaterThan(0);
  const { text } = await visitor.get('/metrics');
  expect(text).toContain('\nrebuild_step{step="swap"} 1\n');
  expect(text).not.toContain('\nrebuild_progress_ratio 0\n');

  await holder.query('commit');
  const statuses = new Set<number>();
  while (!statuses.has(200)) statuses.add((await visitor.get('/api/config')).status);
  expect([...statuses]).toEqual([503, 200]);
  await started;
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect((await visitor.get('/metrics')).text).not.toContain('\nprojection_outdated{');
}, 60_000);
