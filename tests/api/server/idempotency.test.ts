import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { namedCommands } from '../support/named-commands.ts';
import { newLearner, password } from '../support/people.ts';

/** Of a length that the bank of the tests can fill. */
const short = adaptiveExams.map((exam) => ({
  ...exam,
  rules: { ...exam.rules, minimum: 4, maximum: 6 },
}));

let product: TestProduct;
let server: FastifyInstance;
let running: Pick<TestProduct, 'url' | 'world'>;
beforeAll(async () => {
  product = await startTestProduct();
  const settings = { ...product.world.settings, adaptiveExams: short };
  const world = { ...product.world, settings };
  server = await buildServer(world);
  running = { world, url: await server.listen({ port: 0, host: '127.0.0.1' }) };
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

const eventsOfCommands = async (): Promise<number> => {
  const { rows } = await product.world.database.query(
    `select count(*)::int as events from log.event where meta->>'wishDigest' is not null`,
  );
  return rows[0].events;
};

/** They happen, and are recorded, each time; or they carry no command out at all. */
const exceptions = [
  ...[
    'POST /api/login',
    'POST /api/test/login',
    'POST /api/auth/password',
    'POST /api/admin/operations/retry',
    'POST /api/admin/audit/names',
    'POST /api/admin/audit/export',
    'POST /api/admin/items/export',
    'POST /api/admin/items/export/preview',
    'POST /api/admin/items/import/preview',
    'POST /api/admin/items/:itemId/rekey/preview',
    'POST /api/admin/sql',
    'POST /api/admin/users/:accountId/as-of',
    'POST /api/admin/users/:accountId/studies',
    'POST /api/admin/users/:accountId/statements',
    'POST /api/admin/replay/rebuilds',
    'POST /api/admin/replay/rebuilds/:rebuildId/steer',
    'POST /api/admin/replay/metrics/runs',
    'POST /api/admin/replay/metrics/live',
    'POST /api/admin/replay/metrics/live/:metricId/retry',
    'POST /api/admin/replay/metrics/live/:metricId/demotion',
  ],
  // A turn is named in its body: tests/api/tutor/tutor.test.ts sends one twice.
  'POST /api/tutor/conversations/:id/turns',
  'POST /api/schools/invitation',
  // It needs a problem with sections: tests/api/simulation/gathering.test.ts sends it twice.
  'POST /api/simulations/:attemptId/gathering',
  ...['POST /api/privacy/erasure', 'POST /api/privacy/download'],
  ...['POST /api/privacy/suspended/erasure', 'POST /api/privacy/suspended/download'],
  'POST /api/test/medical-interpretation',
  'POST /api/flashcards/import/preview',
  ...['POST /api/quiz/answers', 'POST /api/quiz/reports'],
  ...['POST /api/billing/plan', 'POST /api/sandbox/payments', 'POST /api/sandbox/card'],
  ...['POST /api/auth/password/forgot', 'POST /api/auth/password/reset'],
  ...['POST /api/auth/email', 'POST /api/auth/email/confirm'],
  ...['POST /api/auth/google/arrival/account', 'POST /api/auth/google/arrival/link'],
  ...[
    'POST /api/auth/google/link',
    'POST /api/auth/google/unlink',
    'POST /api/auth/password/first',
    'POST /api/login/second',
    'POST /api/auth/totp',
    'POST /api/auth/totp/confirm',
    'POST /api/auth/totp/off',
    'POST /api/auth/recovery-codes',
    'POST /api/auth/passkeys/options',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/remove',
    'POST /api/login/passkey/options',
    'POST /api/login/passkey',
  ],
];

describe('one Idempotency-Key', () => {
  it('is tried on every route that carries out a command and takes a body', () => {
    const commands = server.routeTable.entries
      .filter(({ method, schema }) => method !== 'GET' && schema.body !== undefined)
      .map(({ method, url }) => `${method} ${url}`);
    expect(Object.keys(namedCommands).toSorted()).toEqual(
      commands.filter((route) => !exceptions.includes(route)).toSorted(),
    );
  });

  it.each(Object.entries(namedCommands))(
    'names one wish: %s',
    async (route, build) => {
      const { learner, path, body, other } = await build(running);
      const [method = ''] = route.split(' ');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const send = (wish: unknown) => learner.ask(path, { method, headers, body: wish });

      const first = await send(body);
      expect(first.status, first.text).toBeLessThan(300);
      const stored = await eventsOfCommands();
      const again = await send(body);
      expect(again).toMatchObject({ status: first.status, text: first.text });
      expect(again.headers.get('x-position')).toBe(first.headers.get('x-position'));
      expect(await send(other)).toMatchObject({
        status: 409,
        body: { code: 'KeyReused', field: 'idempotency-key' },
      });
      expect(await eventsOfCommands()).toBe(stored);
      // A whole simulation is walked to come to its forks.
    },
    60_000,
  );

  it('of a body whose fields come in another order names the same wish', async () => {
    const learner = await newLearner(running);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const names = ['{"firstName":"Grace","lastName":"Hopper"}'];
    names.push('{ "lastName": "Hopper ", "firstName": "Grace" }');
    for (const raw of names) {
      const answer = await learner.ask('/api/auth/user', { method: 'PATCH', headers, raw });
      expect(answer).toMatchObject({ status: 200, body: { lastName: 'Hopper' } });
    }
  });

  it('leaves nothing in the log by which the body or the key could be found out', async () => {
    const learner = await newLearner(running);
    const key = crypto.randomUUID();
    await learner.patch('/api/auth/user', { firstName: 'Grace' }, { 'idempotency-key': key });
    const events = await product.world.commands.log.readStream(accountStream(learner.id));
    expect(events.at(-1)?.meta.wishDigest).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(events)).not.toContain(key);
    const twin = await newLearner(running);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await twin.patch('/api/auth/user', { firstName: 'Grace' }, headers);
    const others = await product.world.commands.log.readStream(accountStream(twin.id));
    expect(others.at(-1)?.meta.wishDigest).not.toBe(events.at(-1)?.meta.wishDigest);
  });
});

describe('under one Idempotency-Key, again and again', () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const typesOf = async ({ id }: Awaited<ReturnType<typeof newLearner>>) => {
    const events = await product.world.commands.log.readStream(accountStream(id));
    return events.map(({ type }) => type).slice(2);
  };

  it('every sign-in and every sign-out is recorded', async () => {
    const learner = await newLearner(running);
    for (let time = 1; time <= 2; time += 1) {
      const own = browser(running.url);
      const credentials = { emailOrUsername: learner.email, password };
      expect((await own.post('/api/login', credentials, headers)).status).toBe(200);
      expect((await own.post('/api/logout', undefined, headers)).status).toBe(204);
    }
    const recorded = (await typesOf(learner)).filter((type) => type !== 'NewDeviceSignedIn');
    expect(recorded).toEqual(['SignedIn', 'SignedOut', 'SignedIn', 'SignedOut']);
  });

  it('every change of the password is recorded', async () => {
    const learner = await newLearner(running);
    const passwords = [password, 'battery horse staple correct', 'staple battery correct horse'];
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      const body = { currentPassword: passwords[index], newPassword };
      expect((await learner.post('/api/auth/password', body, headers)).status).toBe(204);
    }
    expect(await typesOf(learner)).toEqual(['PasswordChanged', 'PasswordChanged']);
  });
});
