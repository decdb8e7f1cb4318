import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, itemsOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner, newPro } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a paper', () => {
  it('[QUIZ-14] [API-14] [API-15] has 20 random questions of the field, none twice', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner);
    expect(new Set(paper.ids).size).toBe(20);
    expect(paper.ids.every((id) => itemOf(id).field === 'RT')).toBe(true);
    const order = itemsOf('RT').map(({ id }) => id);
    const places = paper.ids.map((id) => order.indexOf(itemOf(id).id));
    expect(places).not.toEqual(places.toSorted((a, b) => a - b));
  });

  it('[QUIZ-14] is another one for another learner and another time', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const sets = [await newPaper(one), await newPaper(two), await newPaper(two)].map(({ ids }) =>
      itemIdsOf(ids).join(),
    );
    expect(new Set(sets).size).toBe(3);
  });

  it('[DATA-06] shows what a question has and nothing that tells the key', async () => {
    const learner = await newLearner(product);
    const { questions } = await newPaper(learner, { limit: 75 });
    expect(questions).toHaveLength(75);
    for (const question of questions) {
      const item = itemOf(question.id);
      expect(Object.keys(question).sort()).toEqual([
        ...['category', 'id', 'options', 'question', 'questionType', 'topic'],
      ]);
      expect(question.question).toBe(item.stem);
      expect(question.questionType).toBe(item.type === 'multiple' ? 'K-Type' : 'Single');
      expect(question.options.map(({ label }) => label).join('')).toBe(
        'ABCDEFGH'.slice(0, item.options.length),
      );
      const textsOf = (options: readonly { text: string }[]) => options.map(({ text }) => text);
      expect(textsOf(question.options).toSorted()).toEqual(textsOf(item.options).toSorted());
    }
  });

  it('holds as many questions as there are, where the bank is smaller than asked', async () => {
    const learner = await newLearner(product, { healthcareField: 'LPN' });
    const { ids } = await newPaper(learner, { field: 'LPN', limit: 75 });
    expect(itemIdsOf(ids)).toEqual(
      itemsOf('LPN')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('is not issued for a field without questions', async () => {
    const learner = await newLearner(product, { healthcareField: 'DH' });
    const answer = await learner.get('/api/questions/DH?limit=20');
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('x-attempt-id')).toBeNull();
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
  });

  it('[QUIZ-15] has no time limit in practice', async () => {
    const learner = await newLearner(product);
    const { attemptId } = await newPaper(learner);
    expect((await learner.get(`/api/attempts/${attemptId}`)).body.endsAt).toBeNull();
  });

  it('prefers questions that the learner has not seen', async () => {
    const learner = await newLearner(product);
    const seen = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const paper = await newPaper(learner);
      const items = itemIdsOf(paper.ids);
      expect(items.filter((id) => seen.has(id))).toEqual([]);
      await handIn(learner, paper);
      for (const id of items) seen.add(id);
    }
  });

  it('then prefers those that were answered wrong', async () => {
    const learner = await newLearner(product);
    const all = await newPaper(learner, { field: 'LPN', limit: 75 });
    const missed = new Set(all.ids.slice(0, 20));
    await handIn(learner, all, (id) => (missed.has(id) ? wrongAnswer(id) : rightAnswer(id)));
    const next = await newPaper(learner, { field: 'LPN' });
    expect(itemIdsOf(next.ids)).toEqual(itemIdsOf([...missed]));
  });

  it('is the same paper for the same Idempotency-Key', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '0d7f4c3a-53a0-4d5e-8f6a-2f9e8f6f1c01' };
    const path = '/api/questions/RT?limit=5';
    const [one, two] = [await learner.get(path, headers), await learner.get(path, headers)];
    expect(two.headers.get('x-attempt-id')).toBe(one.headers.get('x-attempt-id'));
    expect(two.headers.get('x-position')).toBe(one.headers.get('x-position'));
    expect(two.body).toEqual(one.body);
    expect((await learner.get('/api/attempts/open')).body).toHaveLength(1);
  });

  it('is drawn so often a minute by one account and no more', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    await withSettings(product, { limits: { registrations: 2, papers: 2 } }, async ({ origin }) => {
      const draw = async ({ cookie }: Learner) =>
        (await browser(origin, cookie()).get('/api/questions/RT')).status;
      expect([await draw(one), await draw(one), await draw(one)]).toEqual([200, 200, 429]);
      expect(await draw(two)).toBe(200);
    });
  });
});

describe('a full-length exam', () => {
  it('[ROLE-14] is refused to a free learner by the server', async () => {
    const learner = await newLearner(product);
    expect(await learner.get('/api/questions/RT?limit=160&fullLength=true&exam=TMC')).toMatchObject(
      {
        status: 403,
        body: {
          code: 'UpgradeRequired',
          message: 'Full-length exams are available for Pro subscribers only.',
        },
      },
    );
  });

  it('[ROLE-06] is drawn for a Pro learner as often as they like', async () => {
    const pro = await newPro(product);
    expect((await pro.get('/api/user')).body).toMatchObject({ subscriptionTier: 'annual' });
    for (let exam = 0; exam < 3; exam += 1) {
      const answer = await pro.get('/api/questions/RN?fullLength=true');
      expect(answer.status, answer.text).toBe(200);
      await pro.post(`/api/attempts/${answer.headers.get('x-attempt-id')}/void`);
    }
  });

  it('[QUIZ-16] has the questions and the time of its exam, for an admin who may look at all', async () => {
    const admin = await newAdmin(product);
    const answer = await admin.get('/api/questions/RN?limit=75&fullLength=true&exam=NCLEX-RN');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toHaveLength(75);
    const { body } = await admin.get(`/api/attempts/${answer.headers.get('x-attempt-id')}`);
    expect(body).toMatchObject({ exam: 'NCLEX-RN', isFullLength: true });
    expect(Date.parse(body.endsAt) - Date.parse(body.issuedAt)).toBe(300 * 60_000);
  });

  it('is refused when the field has no exam of that name', async () => {
    const admin = await newAdmin(product);
    const path = '/api/questions/RN?fullLength=true&exam=TMC';
    expect(await admin.get(path)).toMatchObject({
      status: 400,
      body: { code: 'UnknownExam', field: 'exam', message: 'RN has no exam named TMC.' },
    });
  });

  it('is refused while the bank cannot fill it', async () => {
    const admin = await newAdmin(product);
    for (const path of ['RT?fullLength=true', 'DH?fullLength=true']) {
      expect(await admin.get(`/api/questions/${path}`)).toMatchObject({
        status: 409,
        body: { code: 'ExamNotReady' },
      });
    }
  });
});

describe('an attempt that nobody has', () => {
  it('is not there', async () => {
    const learner = await newLearner(product);
    const path = '/api/attempts/00000000-0000-4000-8000-000000000000';
    for (const answer of [
      await learner.get(path),
      await learner.post(`${path}/void`),
      await learner.put(`${path}/answers/x`, { userAnswer: 'A', seconds: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
    }
  });
});

describe('the overview of a field', () => {
  it('counts its questions by area, and what the learner has not met', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/quiz/overview/RN');
    const overview = quizOverview.parse(body);
    expect(overview).toMatchObject({ healthcareField: 'RN', questions: itemsOf('RN').length });
    expect(overview.unseen).toBe(overview.questions);
    expect(overview.areas.reduce((sum, { questions }) => sum + questions, 0)).toBe(
      overview.questions,
    );
  });

  it('is empty for a field without questions', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/quiz/overview/SLP')).body).toEqual({
      healthcareField: 'SLP' satisfies FieldCode,
      questions: 0,
      furtherTopics: [],
      unseen: 0,
      areas: [],
    });
  });
});
