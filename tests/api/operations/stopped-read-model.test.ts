import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../../domain/contracts/operations.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin } from '../support/people.ts';
import { withSettings } from '../support/with-settings.ts';

const run = promisify(execFile);
const wait = { timeout: 20_000, interval: 200 } as const;
const lines: Readonly<Record<string, unknown>>[] = [];

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct({ onLog: (line) => void lines.push(JSON.parse(line)) });
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const database = () => product.world.database;
const standing = async () => operations.parse((await admin.get('/api/admin/operations')).body);
const stoppedNames = async () => (await standing()).readModels.map(({ name }) => name);
const toldStops = () => lines.filter(({ msg }) => String(msg).startsWith('A read model stopped'));

const eventId = randomUUID();
const stream = `readiness-${randomUUID()}` as StreamName;

/** Of a build newer than this one: the two read models that handle the type cannot read it. */
const poison = async (): Promise<void> => {
  const meta = { actor: admin.id, commandId: product.world.identifiers.command() };
  await product.world.commands.log.append({
    stream,
    expected: 'none',
    events: [
      {
        id: eventId,
        type: 'ReadinessEstimated',
        version: 99,
        data: {},
        meta: { ...meta, correlationId: 'test' },
      },
    ],
  });
};

/** As if the log had never held it: its type is one that nothing handles. */
const mend = () =>
  database().query(`
    alter table log.event disable trigger event_is_forever;
    update log.event set type = 'Novelty' where id = '${eventId}';
    alter table log.event enable trigger event_is_forever`);

const retry = (name: string, reason = 'The event was mended') =>
  admin.post('/api/admin/operations/retry', { name, reason });

const npmRunRetry = async (...names: readonly string[]) => {
  const env = { ...process.env, DATABASE_URL: product.databaseUrl };
  const ended = run(process.execPath, ['ops/retry.ts', ...names], { env });
  return ended.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: `${stdout}${stderr}` }),
  );
};

it('a read model that stopped is told in the log, in health, in the metrics and to admins', async () => {
  expect(await standing()).toEqual({
    readModels: [],
    catchingUp: null,
    stalled: [],
    parked: [],
    parkedCount: 0,
  });
  await poison();
  await expect.poll(stoppedNames, wait).toEqual(['audit', 'readiness']);
  const [, readiness] = (await standing()).readModels;
  expect(readiness).toMatchObject({
    eventId,
    eventType: 'ReadinessEstimated',
    position: expect.stringMatching(/^\d{20}$/),
    error: expect.stringContaining('cannot be read as v'),
  });

  const stranger = browser(product.url);
  expect((await stranger.get('/healthz')).status).toBe(200);
  expect(await stranger.get('/readyz')).toMatchObject({
    status: 503,
    body: { code: 'Stopped', message: 'Stopped: audit, readiness' },
  });
  await withSettings(product, {}, async (own) => {
    const { text } = await own.get('/metrics');
    expect(text).toContain('\nprojection_stopped{projection="readiness"} 1\n');
    expect(text).toContain('\nprojection_stopped{projection="progress"} 0\n');
  });
  const told = toldStops().filter(({ projection }) => projection === 'readiness');
  expect(told).toMatchObject([
    { level: 50, eventId, eventType: 'ReadinessEstimated', error: readiness?.error },
  ]);
}, 40_000);

it('another try that comes to nothing is told again, and tells who asked for it', async () => {
  const before = toldStops().length;
  expect(await retry('readiness')).toMatchObject({ status: 202, body: { name: 'readiness' } });
  await expect.poll(() => toldStops().length, wait).toBe(before + 1);
  await expect.poll(stoppedNames, wait).toEqual(['audit', 'readiness']);
  const asked = await product.world.commands.log.readStream('operations-readiness' as StreamName);
  expect(asked).toMatchObject([{ type: 'RetryAsked', meta: { actor: admin.id } }]);
  const { data } = asked[0] ?? {};
  expect(JSON.stringify(data)).not.toContain('mended');
  const sealed = String(data?.['reason']);
  expect(await product.world.vault.open(admin.id, sealed)).toBe('The event was mended');
  expect((await npmRunRetry('readiness')).stdout).toMatch(/readiness +stopped again: .*cannot be/);
}, 40_000);

it('is asked for by name, and only where there is something to try again', async () => {
  expect(await retry('progress')).toMatchObject({ status: 409, body: { code: 'NothingToRetry' } });
  expect(await retry('progress', ' ')).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect(await retry('../etc')).toMatchObject({ status: 400, body: { field: 'name' } });
  expect(await npmRunRetry('nothing')).toMatchObject({ code: 64 });
});

it('goes on where it stopped once it can be folded, beside a running product', async () => {
  await mend();
  expect((await retry('readiness')).status).toBe(202);
  await expect.poll(stoppedNames, wait).toEqual(['audit']);
  expect(await npmRunRetry()).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^audit +stopped since /m),
  });
  expect(await npmRunRetry('audit')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^audit +has come to the head of the log$/m),
  });
  const ready = () => browser(product.url).get('/readyz');
  await expect.poll(async () => (await ready()).status, wait).toBe(200);
  const { rows } = await database().query(
    `select data->>'actor' as actor from read.audit where type = 'RetryAsked' order by key`,
  );
  expect(rows.map(({ actor }) => actor)).toEqual([admin.id, 'system', admin.id, 'system']);
}, 40_000);
