import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retryStore } from '../../../api/operations/retry-store.ts';
import {
  type LiveMetricDetail,
  liveMetricDetail,
  liveMetricList,
} from '../../../domain/contracts/live-metrics.ts';
import { operations } from '../../../domain/contracts/operations.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { accountsByField, live, promoteBy, ranBy, withoutNurses } from '../support/metric-runs.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

const sharedPassword = 'a shared secret of testers';

let product: TestProduct;
let admin: Learner;
let other: Learner;
beforeAll(async () => {
  product = await startTestProduct({
    configuration: { testMode: { password: sharedPassword, isProduction: false } },
  });
  admin = await newAdmin(product);
  other = await newAdmin(product);
}, 120_000);
afterAll(() => product.stop());

const ran = (source: string, filter: object = {}) => ranBy(admin, source, filter);
const promote = (runId: string, source: string, by = admin) => promoteBy(by, runId, source);

const promoted = async (name: string): Promise<string> => {
  const source = accountsByField(name);
  const answer = await promote((await ran(source)).runId, source);
  expect(answer.status, answer.text).toBe(202);
  return answer.body.metricId;
};
const detailOf = async (metricId: string): Promise<LiveMetricDetail> =>
  liveMetricDetail.parse((await admin.get(`${live}/${metricId}`)).body);
const listed = async () => liveMetricList.parse((await admin.get(live)).body).metrics;

const accountsIn = ({ result }: LiveMetricDetail): unknown => result?.table.rows[0]?.[1];
const patiently = { timeout: 60_000, interval: 200 };

const failedAt = async (metricId: string) => (await detailOf(metricId)).failure?.at;
const isParkedAnew = async (metricId: string, before: string | undefined): Promise<boolean> => {
  const { state, failure } = await detailOf(metricId);
  return state === 'parked' && failure?.at !== before;
};

/** Where parked work of every reaction is told; what the metric threw is for its page alone. */
const isToldToOperators = async (metricId: string, position: string): Promise<void> => {
  const shown = operations.parse((await admin.get('/api/admin/operations')).body);
  const task = { reaction: 'follow-metrics', stream: 'metrics-live', failures: 1, position };
  expect(shown).toMatchObject({ parkedCount: 1, parked: [{ ...task, nextTryAt: null }] });
  const [{ error = '' } = {}] = shown.parked;
  expect(error).toBe(`Live metric ${metricId}: MetricThrew. Its page tells more.`);
  const ready = { status: 'ready', attention: ['follow-metrics'] };
  expect((await admin.get('/readyz')).body).toEqual(ready);
  const told = 'reaction_parked_tasks{reaction="follow-metrics"} 1';
  expect((await admin.get('/metrics')).text).toContain(told);
  const { retry, isWaiting } = retryStore(product.world.database);
  expect(await isWaiting('follow-metrics')).toBe(true);
  expect(await retry('tell-by-mail')).toBe(0);
};

describe('a metric that is promoted', () => {
  it('is kept up to date as events come, and comes to what a run does', async () => {
    const metricId = await promoted('accounts-live');
    await expect.poll(async () => accountsIn(await detailOf(metricId)), patiently).toBe(2);
    await newLearner(product);
    await expect.poll(async () => accountsIn(await detailOf(metricId)), patiently).toBe(3);
    const { end } = await ran(accountsByField('accounts-live'));
    const shown = await detailOf(metricId);
    if (end?.kind !== 'done') throw new Error('The run came to nothing');
    expect(shown.result).toMatchObject({ checksum: end.checksum, table: end.table, csv: end.csv });
    expect(shown).toMatchObject({ events: 3, kept: 1, failure: null, promotedBy: admin.username });
    expect(shown.position).not.toBe('');
    await expect.poll(async () => (await listed())[0]?.state, patiently).toBe('live');
  }, 180_000);

  it('stands in the log with its sealed file, its checksum and a sealed reason', async () => {
    const { rows } = await product.world.database.query(
      `select data, meta from log.event where type = 'MetricPromoted'`,
    );
    expect(rows[0]).toMatchObject({
      data: {
        name: 'accounts-live',
        by: admin.id,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      meta: { actor: admin.id },
    });
    const text = JSON.stringify(rows);
    expect(text).not.toContain('Monday');
    expect(text).not.toContain('AccountOpened');
    const ends = await product.world.database.query(
      `select data from log.event where type = 'MetricRunEnded' order by position`,
    );
    expect(ends.rows[0]?.data).toMatchObject({ name: 'accounts-live', outcome: 'done', events: 2 });
  });

  it('was run by whoever promotes it, over the whole log, and has a name of its own', async () => {
    const source = accountsByField('accounts-refused');
    const { runId } = await ran(source);
    const refused = { status: 409, body: { code: 'MetricNotRun' } };
    expect(await promote(runId, source, other)).toMatchObject(refused);
    expect(await promote(runId, `${source}\n// Another one`)).toMatchObject(refused);
    expect(await promote(crypto.randomUUID(), source)).toMatchObject(refused);
    const half = await ran(source, { from: '2026-01-01' });
    expect(await promote(half.runId, source)).toMatchObject(refused);
    const taken = accountsByField('accounts-live');
    expect(await promote((await ran(taken)).runId, taken)).toMatchObject({
      status: 409,
      body: { code: 'MetricNameTaken' },
    });
    const wish = { runId, source, reason: 'x' };
    expect(await admin.post(live, { ...wish, more: 1 })).toMatchObject({ status: 400 });
    expect(await admin.post(live, { ...wish, reason: '' })).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    });
  }, 120_000);

  it('is parked where it fails, tried again with a reason, and demoted with one', async () => {
    const name = 'accounts-until-later';
    const broken = withoutNurses(name);
    const answer = await promote((await ran(broken)).runId, broken);
    expect(answer.status, answer.text).toBe(202);
    const { metricId } = answer.body;
    await expect.poll(async () => accountsIn(await detailOf(metricId)), patiently).toBe(3);
    await newLearner(product, { healthcareField: 'RN' });
    await expect.poll(async () => (await detailOf(metricId)).state, patiently).toBe('parked');
    const parked = await detailOf(metricId);
    expect(parked.failure).toMatchObject({ code: 'MetricThrew' });
    expect(parked.failure?.message).toContain('no nurses');
    expect(accountsIn(parked)).toBe(3);
    const sound = (await listed()).find((one) => one.name === 'accounts-live');
    expect(sound?.failure).toBeNull();

    await isToldToOperators(metricId, parked.position);

    const why = { reason: 'Once more' };
    const followed = { name: 'follow-metrics', ...why };
    for (const [path, wish] of [
      [`${live}/${metricId}/retry`, why],
      ['/api/admin/operations/retry', followed],
    ] as const) {
      const before = await failedAt(metricId);
      expect((await admin.post(path, wish)).status).toBe(202);
      await expect.poll(() => isParkedAnew(metricId, before), patiently).toBe(true);
    }

    expect((await admin.post(`${live}/${metricId}/demotion`, why)).status).toBe(202);
    expect((await listed()).map((one) => one.name)).not.toContain(name);
    const health = async () => (await admin.get('/readyz')).body;
    await expect.poll(health, patiently).toEqual({ status: 'ready' });
    expect(await admin.post('/api/admin/operations/retry', followed)).toMatchObject({
      body: { code: 'NothingToRetry' },
    });
    expect((await admin.get(`${live}/${metricId}`)).status).toBe(404);
    const rows = async () =>
      (
        await product.world.database.query(
          'select from projector.live_metric_row where metric_id = $1',
          [metricId],
        )
      ).rowCount;
    await expect.poll(rows, patiently).toBe(0);
    for (const action of ['retry', 'demotion']) {
      expect(await admin.post(`${live}/${metricId}/${action}`, why)).toMatchObject({
        status: 404,
        body: { code: 'UnknownLiveMetric' },
      });
    }
  }, 240_000);

  it('is for administrators, and shown to none of the test mode', async () => {
    const [metric] = await listed();
    const learner = await newLearner(product);
    expect((await learner.get(live)).status).toBe(403);
    expect((await learner.get(`${live}/${metric?.metricId}`)).status).toBe(403);
    const tester = browser(product.url);
    const signedIn = await tester.post('/api/test/login', {
      username: 'admin01',
      password: sharedPassword,
    });
    expect(signedIn.status, signedIn.text).toBe(200);
    expect((await tester.get(live)).body).toMatchObject({ metrics: [] });
    expect((await tester.get(`${live}/${metric?.metricId}`)).status).toBe(404);
    const why = { reason: 'x' };
    expect((await tester.post(`${live}/${metric?.metricId}/demotion`, why)).status).toBe(403);
  });
});
