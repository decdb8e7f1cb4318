import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progress } from '../../../domain/contracts/progress.ts';
import { quizHistory, submittedAttempt } from '../../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, optionAt, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const reason = 'The ratio was read the wrong way round in the key.';
const singleOf = (ids: readonly string[]): string => {
  const id = ids.find((candidate) => itemOf(candidate).type === 'single');
  if (!id) throw new Error('There is no question with one answer on this paper');
  return id;
};
const rekey = (id: string, letter: string, why = reason) => {
  const key = [optionAt(id, letter)];
  return admin.post(`/api/admin/items/${itemOf(id).id}/rekey`, { key, reason: why });
};

const historyOf = async (learner: Learner) =>
  quizHistory.parse((await learner.get('/api/quiz/history')).body);

const rescored = (learner: Learner) =>
  expect.poll(async () => (await historyOf(learner))[0]?.rescored, { timeout: 10_000 });

describe('a key that was wrong', () => {
  it('moves the score, the results and the averages, and tells the learner what and why', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const paper = await newPaper(learner);
    const id = singleOf(paper.ids);
    const given = wrongAnswer(id);
    const result = await handIn(learner, paper, (asked) =>
      asked === id ? given : rightAnswer(asked),
    );
    expect(result.score).toBe(95);

    expect((await rekey(id, given)).status).toBe(202);
    await rescored(learner).toEqual([
      { at: expect.any(String), reason, scoreBefore: 95, scoreAfter: 100 },
    ]);
    expect((await historyOf(learner))[0]).toMatchObject({ score: 100, correct: 20, incorrect: 0 });
    const shown = submittedAttempt.parse(
      (await learner.get(`/api/attempts/${paper.attemptId}`)).body,
    );
    expect(shown).toMatchObject({ score: 100, rescored: [{ questionId: id, scoreBefore: 95 }] });
    expect(shown.answers.find(({ questionId }) => questionId === id)?.correct).toBe(true);
    await expect
      .poll(async () => progress.parse((await learner.get('/api/progress')).body).averageScore)
      .toBe(100);
  });

  it('is put right as well on a paper that was handed in later', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const paper = await newPaper(learner, { field: 'RN' });
    const id = singleOf(paper.ids);
    expect((await rekey(id, wrongAnswer(id))).status).toBe(202);
    expect((await handIn(learner, paper)).score).toBe(100);
    await rescored(learner).toMatchObject([{ scoreBefore: 100, scoreAfter: 95 }]);
  });

  it('is refused in words that name the field when it is no key at all', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const id = singleOf((await newPaper(learner)).ids);
    expect(await rekey(id, 'H')).toMatchObject({
      status: 400,
      body: { code: 'KeyNotAnOption', message: 'The question has no option nosuch.' },
    });
    expect(await rekey(id, 'A', 'why')).toMatchObject({ status: 400 });
    const nowhere = '/api/admin/items/no-such-item/rekey';
    expect(await admin.post(nowhere, { key: ['nosuch'], reason })).toMatchObject({
      status: 404,
      body: { code: 'ItemNotPublished' },
    });
  });
});
