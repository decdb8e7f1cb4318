import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsFolder } from '../../../ops/analysts/events-folder.ts';
import { exportEvents } from '../../../ops/analysts/export/export-events.ts';
import { goldenEvents, logOf } from '../../ops/analysts/golden-log.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

const testersPassword = 'a shared secret of testers';

let product: TestProduct;
let admin: Learner;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'boardwell-sql-'));
  folder = eventsFolder(dataDir, 'parquet');
  const testMode = { password: testersPassword, isProduction: false };
  product = await startTestProduct({ configuration: { dataDir, testMode } });
  admin = await newAdmin(product);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (sql: string) => admin.post('/api/admin/sql', { sql, reason: 'quality' });

const exportGolden = () =>
  exportEvents(logOf(goldenEvents), {
    folder,
    as: 'parquet',
    testers: false,
    from: undefined,
    to: undefined,
    now: '2026-11-27T12:00:00.000Z',
    report: () => undefined,
  });

describe('asking the exported log in SQL', { timeout: 120_000 }, () => {
  it('says that there is nothing yet, and answers once there is', async () => {
    const none = await ask('select 1');
    expect([none.status, none.body.message]).toEqual([
      409,
      expect.stringContaining('npm run export'),
    ]);
    expect((await admin.get('/api/admin/sql')).body.exportedAt).toBeNull();
    await exportGolden();
    const about = await admin.get('/api/admin/sql');
    expect(about.body.exportedAt).toBe('2026-11-27T12:00:00.000Z');
    const submitted = about.body.tables.find(
      ({ name }: { name: string }) => name === 'QuizSubmitted',
    );
    expect(submitted.columns).toContainEqual({ name: 'score', type: 'BIGINT' });
    const answer = await ask(
      'select event_type, count(*) as n from events group by all order by 2 desc, 1',
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      columns: [
        { name: 'event_type', type: 'VARCHAR' },
        { name: 'n', type: 'BIGINT' },
      ],
      isCut: false,
    });
    expect(answer.body.rows.length).toBeGreaterThan(50);
  });

  it('records who asked and why before it answers, without the text', async () => {
    const secret = 'somebody@example.com';
    expect((await ask(`select '${secret}' as mail`)).status).toBe(200);
    const { body } = await admin.get('/api/admin/audit?type=SqlAsked&limit=1');
    expect(body.entries[0]).toMatchObject({ actor: { id: admin.id }, isNotable: true });
    const { body: event } = await admin.get(`/api/admin/audit/events/${body.entries[0].position}`);
    expect(event.stored.data).toMatchObject({ reason: 'quality', viewerId: admin.id });
    expect(JSON.stringify(event)).not.toContain(secret);
  });

  it('is for administrators who are no testers', async () => {
    const learner = await newLearner(product);
    const body = { sql: 'select 1', reason: 'quality' };
    expect((await learner.post('/api/admin/sql', body)).status).toBe(403);
    const tester = browser(product.url);
    const login = { username: 'admin01', password: testersPassword };
    expect((await tester.post('/api/test/login', login)).status).toBe(200);
    expect((await tester.post('/api/admin/sql', body)).status).toBe(403);
    expect((await tester.get('/api/admin/sql')).status).toBe(403);
    expect((await admin.post('/api/admin/sql', { sql: 'select 1' })).status).toBe(400);
    expect((await admin.post('/api/admin/sql', { sql: ' ', reason: 'quality' })).status).toBe(400);
  });

  it('says what it refuses, and that others are being answered', async () => {
    const refused = await ask("copy (select 1) to '/tmp/out.csv'");
    expect(refused.status, refused.text).toBe(400);
    expect(refused.body).toMatchObject({ code: 'SqlRefused', field: 'sql' });
    const stopped = await ask('select count(*) from range(10000000) a, range(10000000) b');
    expect([stopped.status, stopped.body.code]).toEqual([409, 'SqlStopped']);
  });
});
