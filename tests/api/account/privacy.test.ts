import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { user } from '../../../domain/contracts/account.ts';
import { patiently } from '../../support/patiently.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newAdmin, newLearner, someone } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { dismiss, ownReportsOf, report } from '../support/reports.ts';
import { dumpOf as dumpOfSchema, found } from '../support/traces.ts';

const secret = {
  email: 'canary.zyxwv@example.com',
  username: 'canary-zyxwv',
  firstName: 'Canarina',
  lastName: 'Zyxwvson',
  password: 'canary pass phrase zyxwv',
};
const renamed = 'Kanarienne';
const doubt = 'My preceptor Zyxwvina says option two';
const answer = 'Zyxwvina of the ward is wrong';

let product: TestProduct;
const logged: string[] = [];
beforeAll(async () => {
  product = await startTestProduct({ onLog: (line) => logged.push(line) });
});
afterAll(() => product.stop());

const dumpOf = (schema: string) => dumpOfSchema(product.world.database, schema);

const everything = [...Object.values(secret), renamed, doubt, answer];

/** The words of a learner about a question, and those of an editor about them. */
const reportAndDismiss = async (learner: Browser): Promise<void> => {
  const paper = await newPaper(learner, { limit: 3 });
  await handIn(learner, paper);
  const [id = ''] = paper.ids;
  expect((await report(learner, id, { note: doubt })).status).toBe(202);
  const admin = await newAdmin(product);
  expect((await dismiss(admin, id, { through: 1, note: answer })).status).toBe(202);
  await expect.poll(async () => (await ownReportsOf(learner, id))[0]?.state).toBe('kept');
};

describe('what the product knows of a person', () => {
  it('is nowhere in clear in the log, in the read models and in what it writes down', async () => {
    const body = someone(secret);
    const learner = browser(product.url);
    expect((await learner.post('/api/register', body)).status).toBe(201);
    expect((await learner.patch('/api/auth/user', { firstName: renamed })).status).toBe(200);
    await reportAndDismiss(learner);
    const wrong = { emailOrUsername: secret.email, password: `${secret.password}!` };
    expect((await browser(product.url).post('/api/login', wrong)).status).toBe(401);
    expect((await browser(product.url).post('/api/register', body)).status).toBe(409);
    await learner.post('/api/auth/user', { email: secret.email });
    await learner.get(`/api/attempts/open?email=${secret.email}`);
    await learner.ask('/api/auth/user', { method: 'PATCH', raw: `{"email":"${secret.email}"` });

    const token = learner.cookie().slice('sid='.length);
    const places = {
      log: await dumpOf('log'),
      read: await dumpOf('read'),
      projector: await dumpOf('projector'),
      lines: logged.join('\n'),
    };
    expect(places.log).toContain('sealed.1.');
    expect(places.read).toContain('sealed.1.');
    for (const [name, dump] of Object.entries(places)) {
      expect(found(dump, [...everything, token]), name).toEqual([]);
    }
    // The search itself finds what is there: names for signing in are no events.
    expect(found(await dumpOf('auth'), [secret.email, secret.username])).toHaveLength(2);
    expect(found(Buffer.from(`xx${renamed}yy`).toString('base64'), [renamed])).toEqual([renamed]);
  });

  it('is not logged when the server fails, and neither is its password', async () => {
    const { database } = product.world;
    const learner = await newLearner(product);
    logged.length = 0;
    // Makes Postgres name the refused row in its error.
    await database.query('alter table auth.identity add constraint small check (false) not valid');
    const answer = await browser(product.url).post('/api/register', {
      ...someone(secret),
      email: 'zyxwv.canary@example.com',
      username: 'zyxwv-canary',
    });
    await database.query('alter table auth.identity drop constraint small');
    expect(answer).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong on our side.', code: 'InternalError' },
    });
    await vi.waitFor(() => expect(logged.join()).toContain('InternalError'), patiently);
    expect(logged.join()).toContain('violates check constraint');
    const others = ['zyxwv.canary@example.com', 'zyxwv-canary', '$argon2id$v=19'];
    const values = [...Object.values(secret), ...others, learner.cookie().slice(4)];
    expect(found(logged.join('\n'), values)).toEqual([]);
  });
});

describe('a person who was forgotten', () => {
  it('reads as null everywhere, and nothing breaks', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 2 }));
    await product.world.vault.destroyKey(learner.id);

    const { status, body } = await learner.get('/api/user');
    expect(status).toBe(200);
    expect(user.parse(body)).toMatchObject({
      id: learner.id,
      username: null,
      email: null,
      firstName: null,
      lastName: null,
      healthcareField: 'RT',
    });
    expect((await learner.get('/api/progress')).body).toMatchObject({ quizzesTaken: 1 });
    expect((await learner.get('/api/quiz/history')).body).toHaveLength(1);
    await handIn(learner, await newPaper(learner, { limit: 2 }));
    const moved = await learner.patch('/api/auth/user', { healthcareField: 'RN' });
    expect(moved.body).toMatchObject({ healthcareField: 'RN', email: null });
  });

  it('cannot be given a name again', async () => {
    const learner = await newLearner(product);
    await product.world.vault.destroyKey(learner.id);
    expect(await learner.patch('/api/auth/user', { firstName: 'Grace' })).toMatchObject({
      status: 410,
      body: { code: 'PersonForgotten' },
    });
    expect((await learner.get('/api/user')).body.firstName).toBeNull();
  });
});
