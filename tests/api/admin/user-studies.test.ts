import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionList } from '../../../domain/contracts/account.ts';
import { auditPage } from '../../../domain/contracts/audit.ts';
import { userStudies } from '../../../domain/contracts/user-studies.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { everythingRead } from '../support/everything-read.ts';
import { type Learner, newAdmin, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
let admin: Learner;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
  learner = await newLearner(product);
  for (let paper = 0; paper < 3; paper += 1) {
    await handIn(learner, await newPaper(learner, { limit: 10 }));
  }
  await everythingRead(product);
});
afterAll(() => product.stop());

const studies = (part: string, page: number, rest: object = {}) =>
  admin.post(`/api/admin/users/${learner.id}/studies`, { part, page, reason: 'support', ...rest });
const read = async (part: string, page = 1) => {
  const answer = await studies(part, page);
  expect(answer.status, answer.text).toBe(200);
  return userStudies.parse(answer.body);
};

describe('what an admin sees of a learner', () => {
  it('is where they are signed in, and no token of it', async () => {
    const phone = browser(product.url);
    await phone.post('/api/login', { emailOrUsername: learner.email, password });
    const answer = await admin.get(`/api/admin/users/${learner.id}/sessions`);
    const sessions = sessionList.parse(answer.body);
    expect(sessions).toHaveLength(2);
    expect(sessions.every(({ current }) => !current)).toBe(true);
    for (const own of [learner, phone]) {
      expect(answer.text).not.toContain(own.cookie().split('=')[1] ?? 'no cookie');
    }
    expect((await learner.get(`/api/admin/users/${admin.id}/sessions`)).status).toBe(403);
  });

  it('is what they handed in, and each question they met, page by page', async () => {
    const { quizzes, total } = await read('quizzes');
    expect([quizzes.length, total]).toEqual([3, 3]);
    expect(quizzes.map(({ createdAt }) => createdAt)).toEqual(
      quizzes
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const [first, second] = [await read('questions'), await read('questions', 2)];
    const met = [...first.questions, ...second.questions].map(({ itemId }) => itemId);
    expect(first.questions.length).toBe(Math.min(25, first.total));
    expect(new Set(met).size).toBe(first.total);
    expect((await read('questions', 9)).questions).toEqual([]);
  });

  it('is recorded each time, with why', async () => {
    const viewed = async () => {
      await everythingRead(product);
      const search = `type=PersonalDataViewed&person=${learner.id}&limit=100`;
      return auditPage.parse((await admin.get(`/api/admin/audit?${search}`)).body).entries;
    };
    const before = await viewed();
    await read('quizzes');
    const after = await viewed();
    expect(after.length).toBe(before.length + 1);
    expect(after[0]?.says.what).toBe('what was studied');
    expect(await studies('quizzes', 1, { reason: 'curiosity' })).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    });
    expect((await viewed()).length).toBe(after.length);
  });

  it('is all they learned as statements of xAPI, recorded with why, and a half of it never', async () => {
    const path = `/api/admin/users/${learner.id}/statements`;
    const refused = await admin.post(path, { reason: 'curiosity' });
    expect(refused).toMatchObject({ status: 400, body: { field: 'reason' } });
    const answer = await admin.post(path, { reason: 'legal' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`xapi-${learner.id}.jsonl`);
    const statements = answer.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const actors = new Set(statements.map(({ actor }) => JSON.stringify(actor)));
    expect(statements.length).toBeGreaterThan(6);
    expect(actors.size).toBe(1);
    expect(answer.text).not.toContain(learner.email);
    expect((await learner.post(path, { reason: 'legal' })).status).toBe(403);
    await everythingRead(product);
    const search = `type=PersonalDataViewed&person=${learner.id}&limit=1`;
    const { entries } = auditPage.parse((await admin.get(`/api/admin/audit?${search}`)).body);
    expect(entries[0]?.says.what).toBe('what was learned as xAPI');
  });

  it('is nothing of an account that is not there', async () => {
    const path = `/api/admin/users/${crypto.randomUUID()}`;
    const body = { part: 'quizzes', page: 1, reason: 'support' };
    expect((await admin.post(`${path}/studies`, body)).status).toBe(404);
    expect((await admin.get(`${path}/sessions`)).status).toBe(404);
    expect((await admin.post(`${path}/statements`, { reason: 'legal' })).status).toBe(404);
  });
});
