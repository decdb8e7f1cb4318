import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Peers, peers } from '../../../domain/contracts/measurement.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const peersOf = async (learner: Learner, attemptId: string): Promise<Peers> => {
  const answer = await learner.get(`/api/attempts/${attemptId}/peers`);
  expect(answer.status, answer.text).toBe(200);
  return peers.parse(answer.body);
};

/** Meets every question of the field; every second learner gets them wrong. */
const meetAll = async (index: number) => {
  const learner = await newLearner(product);
  const paper = await newPaper(learner, { field: 'LPN', limit: 75 });
  await handIn(learner, paper, index % 2 === 0 ? rightAnswer : wrongAnswer);
  return { learner, paper };
};

describe('how others met the questions of a finished paper', () => {
  it('is not told while few did, and then as shares and a median', async () => {
    const { learner, paper } = await meetAll(0);
    const few = await peersOf(learner, paper.attemptId);
    expect(few.map(({ questionId }) => questionId)).toEqual(paper.ids);
    for (const peer of few) {
      expect(peer).toMatchObject({ isEnough: false, medianSeconds: null, optionShares: {} });
    }
    for (let index = 1; index < 20; index += 1) await meetAll(index);
    await expect
      .poll(async () => (await peersOf(learner, paper.attemptId))[0]?.learners, { timeout: 10_000 })
      .toBe(20);
    for (const { questionId, isEnough, medianSeconds, optionShares } of await peersOf(
      learner,
      paper.attemptId,
    )) {
      expect({ isEnough, medianSeconds }).toEqual({ isEnough: true, medianSeconds: 3 });
      const given = [...rightAnswer(questionId).split(','), ...wrongAnswer(questionId).split(',')];
      expect(Object.keys(optionShares).sort()).toEqual([...new Set(given)].sort());
    }
  });

  it('is told of a learner’s own papers only, and of none that is not handed in', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const paper = await newPaper(one, { limit: 2 });
    const path = `/api/attempts/${paper.attemptId}/peers`;
    expect(await one.get(path)).toMatchObject({ status: 403, body: { code: 'NotRevealed' } });
    await handIn(one, paper);
    expect((await one.get(path)).status).toBe(200);
    expect(await two.get(path)).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
  });
});
