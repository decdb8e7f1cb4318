import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSigningKey, startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { report } from '../support/reports.ts';
import { dumpOfAll, found } from '../support/traces.ts';

const run = promisify(execFile);

let product: TestProduct;
const logged: string[] = [];
beforeAll(async () => {
  product = await startTestProduct({ onLog: (line) => logged.push(line) });
});
afterAll(() => product.stop());

const erase = (learner: Learner, username: string) =>
  learner.post('/api/privacy/erasure', { currentPassword: password, confirmation: username });

const row = async (text: string, { id }: Learner) =>
  (await product.world.database.query(text, [id])).rows[0];

const secret = {
  email: 'canary.qwxzk@example.com',
  username: 'canary-qwxzk',
  firstName: 'Qwxzkarina',
  lastName: 'Qwxzkson',
};
const doubt = 'My preceptor Qwxzkina says option two';
const note = 'Qwxzkathy taught me this one';

/** Everything a learner can write here, under a name nobody else has. */
const livedLife = async (): Promise<Learner> => {
  const learner = await newLearner(product, secret);
  const paper = await newPaper(learner, { limit: 3 });
  const [first = '', second = ''] = paper.ids;
  const noted = await learner.put(`/api/attempts/${paper.attemptId}/marks/${first}`, { note });
  expect(noted.status).toBe(204);
  await handIn(learner, paper);
  expect((await report(learner, second, { note: doubt })).status).toBe(202);
  await learner.post('/api/review/feed');
  const wrong = { emailOrUsername: secret.email, password: 'not the password' };
  await browser(product.url).post('/api/login', wrong);
  return learner;
};

describe('what is left of somebody who was erased', () => {
  it('is nothing of their name, their address or their words, wherever one looks', async () => {
    const learner = await livedLife();
    const admin = await newAdmin(product);
    const values = [...Object.values(secret), doubt, note];
    // The search finds them while they are there.
    const { auth = '' } = await dumpOfAll(product.world.database);
    expect(found(auth, [secret.email, secret.username])).toHaveLength(2);
    const history = (await learner.get('/api/quiz/history')).body;
    expect(history).toHaveLength(1);
    logged.length = 0;

    expect((await erase(learner, secret.username)).status).toBe(204);
    const head = await product.world.commands.log.head();
    await product.world.readPosition.reached(product.world.settings.projections, head, 10_000);

    const dumps = await dumpOfAll(product.world.database);
    expect(Object.keys(dumps)).toEqual(expect.arrayContaining(['auth', 'log', 'read']));
    for (const [schema, dump] of Object.entries(dumps)) {
      expect(found(dump, values), schema).toEqual([]);
    }
    expect(found(logged.join('\n'), values)).toEqual([]);
    const queue = await admin.get('/api/admin/items/review');
    expect(queue.status).toBe(200);
    expect(found(queue.text, values)).toEqual([]);
    const account = await row('select data from read.account where key = $1', learner);
    expect(account.data).toMatchObject({ erasedAt: expect.any(String), role: 'learner' });
    for (const name of ['email', 'username', 'firstName', 'lastName']) {
      expect(await product.world.vault.open(learner.id, account.data[name])).toBeNull();
    }
    // What was learned stays, and is nobody's.
    const quizzes = await row(
      `select count(*)::int as count from read.quiz_history where data->>'learnerId' = $1`,
      learner,
    );
    expect(quizzes.count).toBe(1);
  });

  it('is in no table of who may come in, whatever tables there are', async () => {
    const learner = await newLearner(product);
    await learner.post('/api/review/feed');
    const { database } = product.world;
    const { rows: tables } = await database.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
       where column_name = 'account_id' and table_schema not in ('log', 'read', 'projector')`,
    );
    const holding = async () => {
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const found = await database.query(`select from ${name} where account_id = $1`, [
            learner.id,
          ]);
          return found.rowCount ? [name] : [];
        }),
      );
      return counts.flat().sort();
    };
    expect(await holding()).toEqual(
      expect.arrayContaining(['auth.calendar_feed', 'auth.device', 'auth.session']),
    );
    expect((await erase(learner, learner.username)).status).toBe(204);
    expect(await holding()).toEqual(['auth.erasure', 'auth.person_key']);
  });

  it('is folded again to the same tables', async () => {
    const head = await product.world.commands.log.head();
    await product.world.readPosition.reached(product.world.settings.projections, head, 10_000);
    const environment = {
      ...process.env,
      DATABASE_URL: product.databaseUrl,
      AUDIT_SIGNING_KEY: auditSigningKey,
    };
    const { stdout } = await run(process.execPath, ['ops/verify.ts'], { env: environment });
    const seals = /^chain.*?-----END PUBLIC KEY-----\n/ms;
    const lines = stdout.replace(seals, '').trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !/ +equal, /.test(line))).toEqual([]);
    // Every read model is folded by a process of its own.
  }, 120_000);
});
