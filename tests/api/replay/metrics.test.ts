import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MetricLine,
  metricDesk,
  metricLine,
  metricRunPage,
} from '../../../domain/contracts/metrics.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

let product: TestProduct;
let admin: Learner;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
  learner = await newLearner(product);
}, 120_000);
afterAll(() => product.stop());

const accounts = `/** Accounts by field. @unit accounts @chart bar x=field y=accounts */
export default metric({
  name: 'accounts-by-field',
  handles: ['AccountOpened'],
  keys: ({ data }) => [data.field ?? 'none'],
  evolve: (row, { data }) => ({ accounts: (row?.accounts ?? 0) + 1, sees: Object.keys(data).sort().join(' ') }),
  table: (rows) => rows.map(([field, row]) => ({ field, note: '=1+1', ...row })),
});`;

const filter = { from: null, to: null, types: [], field: null, includesTesters: false };
const run = (source: string, by = admin, changes = {}) =>
  by.post('/api/admin/replay/metrics/runs', {
    source,
    filter: { ...filter, ...changes },
    reason: 'How many there are',
  });
const linesOf = (text: string): MetricLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => metricLine.parse(JSON.parse(line)));

describe('metrics on the page', () => {
  it('lists the files of the folder, and says what isolates a metric here', async () => {
    const desk = metricDesk.parse((await admin.get('/api/admin/replay/metrics')).body);
    expect(desk.files.map(({ name }) => name)).toContain('accuracy-by-hour.ts');
    const file = new URL('../../../docs/metrics/accuracy-by-hour.ts', import.meta.url);
    expect(desk.files.find(({ name }) => name === 'accuracy-by-hour.ts')?.source).toBe(
      await readFile(file, 'utf8'),
    );
    expect(desk.isolation.permission).toBe(true);
    expect((await learner.get('/api/admin/replay/metrics')).status).toBe(403);
    expect((await run(accounts, learner)).status).toBe(403);
  });

  it('runs over the log, without personal data, and gives a file that is safe to open', async () => {
    const answer = await run(accounts);
    expect(answer.status, answer.text).toBe(200);
    const lines = linesOf(answer.text);
    expect(lines[0]).toMatchObject({ kind: 'started', name: 'accounts-by-field' });
    const last = lines.at(-1);
    expect(last).toMatchObject({
      kind: 'done',
      events: 2,
      table: {
        columns: ['field', 'note', 'accounts', 'sees'],
        rows: [['RT', '=1+1', 2, 'accountId at field timeZone']],
      },
    });
    if (last?.kind === 'done') expect(last.csv.split('\r\n')[1]).toMatch(/^RT,'=1\+1,2,/);
  });

  it('keeps in the audit who ran which file, when and over what', async () => {
    const { rows } = await product.world.database.query(
      `select data, meta from log.event where type = 'MetricRun'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      data: { by: admin.id, filter, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      meta: { actor: admin.id },
    });
    expect(JSON.stringify(rows)).not.toContain('How many there are');
  });

  it('tells why a metric came to nothing, and refuses what is no request', async () => {
    const [failed] = linesOf((await run('/** x */ export default 1;')).text);
    expect(failed).toMatchObject({ kind: 'failed', code: 'MetricThrew' });
    const [unknown] = linesOf((await run(accounts.replace('AccountOpened', 'Novelty'))).text);
    expect(unknown).toMatchObject({ code: 'WrongMetric', message: /no event type Novelty/ });
    const long = `${accounts}\n// ${'x'.repeat(90_000)}`;
    expect(linesOf((await run(long)).text).at(-1)).toMatchObject({ kind: 'done' });
    expect(await run('')).toMatchObject({ status: 400, body: { field: 'source' } });
    expect(await run(accounts, admin, { field: 'XX' })).toMatchObject({ status: 400 });
    expect(await run(accounts, admin, { from: 'May' })).toMatchObject({ status: 400 });
  });

  it('lists the runs of before, newest first, with who, why and what came of each', async () => {
    const path = '/api/admin/replay/metrics/runs';
    const pageOf = async (page: number) =>
      metricRunPage.parse((await admin.get(`${path}?page=${page}`)).body);
    await expect.poll(async () => (await pageOf(1)).runs[0]?.end, { timeout: 20_000 }).toBeTruthy();
    const { total, runs } = await pageOf(1);
    expect(total).toBe(4);
    expect(runs.at(-1)).toMatchObject({
      name: 'accounts-by-field',
      by: admin.username,
      reason: 'How many there are',
      filter,
      end: { outcome: 'done', events: 2, rows: 1, seconds: expect.any(Number) },
    });
    expect(runs.map(({ end }) => end?.outcome)).toEqual([
      'done',
      'WrongMetric',
      'MetricThrew',
      'done',
    ]);
    for (let more = 0; more < 7; more += 1) await run('/** x */ export default 1;');
    await expect.poll(async () => (await pageOf(1)).total, { timeout: 20_000 }).toBe(11);
    expect((await pageOf(2)).runs).toEqual([runs.at(-1)]);
    expect((await learner.get(path)).status).toBe(403);
    expect((await admin.get(`${path}?page=0`)).status).toBe(400);
  }, 60_000);

  it('runs one at a time, and ends when nobody waits for it any more', async () => {
    const forever = accounts.replace('=> ({ accounts', '=> { for (;;); }, was: () => ({ accounts');
    const leave = new AbortController();
    const long = await fetch(`${product.url}/api/admin/replay/metrics/runs`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: admin.cookie(),
      },
      body: JSON.stringify({
        source: forever.replace('(row?.accounts', '(0').replace('data).sort', '{}).sort'),
        filter,
        reason: 'a long one',
      }),
    });
    expect(long.status).toBe(200);
    expect(await run(accounts)).toMatchObject({ status: 409, body: { code: 'MetricUnderWay' } });
    leave.abort();
    await expect
      .poll(async () => (await run(accounts)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
  }, 60_000);
});
