import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealedAnswer } from '../../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, keyOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { newCustom } from '../support/custom.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper, type Paper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const pathOf = ({ attemptId }: Paper, id: string) => `/api/attempts/${attemptId}/reveal/${id}`;

const tutored = async () => {
  const learner = await newLearner(product);
  const paper = await newCustom(learner, { mode: 'tutor', count: 3 });
  const [first = '', second = ''] = paper.ids;
  return { learner, paper, first, second };
};

describe('checking an answer in a tutor quiz', () => {
  it('shows the key, every reason and whether it was right, and the same again', async () => {
    const { learner, paper, first } = await tutored();
    const userAnswer = wrongAnswer(first);
    const body = { userAnswer, seconds: 12 };
    const answer = await learner.post(pathOf(paper, first), body);
    expect(answer.status, answer.text).toBe(200);
    const { options, type } = itemOf(first);
    expect(revealedAnswer.parse(answer.body)).toMatchObject({
      id: first,
      userAnswer,
      correct: false,
      correctAnswer: type === 'single' ? rightAnswer(first) : keyOf(first),
      answerExplanations: Object.fromEntries(options.map(({ text, why }) => [text, why])),
    });
    const again = await learner.post(pathOf(paper, first), { ...body, seconds: 99 });
    expect(again.body).toEqual(answer.body);
  });

  it('shows nothing of the questions that were not checked', async () => {
    const { learner, paper, first, second } = await tutored();
    await learner.put(`/api/attempts/${paper.attemptId}/answers/${second}`, {
      userAnswer: rightAnswer(second),
      seconds: 3,
    });
    const checked = { userAnswer: rightAnswer(first), seconds: 5 };
    const { body: detail } = await learner.post(pathOf(paper, first), checked);
    const { body, text } = await learner.get(`/api/attempts/${paper.attemptId}`);
    expect(body).toMatchObject({ mode: 'tutor', revealed: [detail] });
    expect(detail.correct).toBe(true);
    for (const id of paper.ids.slice(1)) {
      expect(text).not.toContain(itemOf(id).explanation);
    }
  });

  it('fixes the answer: it cannot be changed, and counts as it was checked', async () => {
    const { learner, paper, first } = await tutored();
    await learner.post(pathOf(paper, first), { userAnswer: wrongAnswer(first), seconds: 0 });
    const saved = `/api/attempts/${paper.attemptId}/answers/${first}`;
    const right = { userAnswer: rightAnswer(first), seconds: 9 };
    expect(await learner.put(saved, right)).toMatchObject({
      status: 409,
      body: { code: 'AnswerRevealedAlready' },
    });
    expect(await learner.post(pathOf(paper, first), right)).toMatchObject({ status: 409 });
    expect(await learner.put(saved, { seconds: 60 })).toMatchObject({ status: 204 });
    const result = await handIn(learner, paper);
    expect(result).toMatchObject({ mode: 'tutor', isFullLength: false, correct: 2, incorrect: 1 });
    expect(result.answers[0]).toMatchObject({ userAnswer: wrongAnswer(first), seconds: 0 });
  });

  it('makes the question known, though the quiz is given up', async () => {
    const { learner, paper, first } = await tutored();
    await learner.post(pathOf(paper, first), { userAnswer: wrongAnswer(first), seconds: 5 });
    await learner.post(`/api/attempts/${paper.attemptId}/void`);
    const { ids } = await newCustom(learner, { status: 'unused', count: 75 });
    expect(itemIdsOf(ids)).not.toContain(itemOf(first).id);
  });

  it('is refused in a practice quiz, without an answer, and once it is finished', async () => {
    const { learner, paper, first } = await tutored();
    const answer = { userAnswer: rightAnswer(first), seconds: 5 };
    expect(await learner.post(pathOf(paper, first), { ...answer, userAnswer: '' })).toMatchObject({
      status: 400,
      body: { code: 'NothingChosen', field: 'userAnswer' },
    });
    await handIn(learner, paper);
    expect(await learner.post(pathOf(paper, first), answer)).toMatchObject({
      status: 409,
      body: { code: 'AlreadySubmitted' },
    });
    const practice = await newPaper(learner, { limit: 1 });
    const id = practice.ids[0] ?? '';
    const shut = await learner.post(pathOf(practice, id), { ...answer, userAnswer: 'A' });
    expect(shut).toMatchObject({ status: 409, body: { code: 'NotInTutorMode' } });
  });

  it('is not there for anybody else', async () => {
    const { paper, first } = await tutored();
    const stranger = await newLearner(product);
    const answer = { userAnswer: rightAnswer(first), seconds: 5 };
    expect(await stranger.post(pathOf(paper, first), answer)).toMatchObject({
      status: 404,
      body: { code: 'AttemptNotFound' },
    });
  });
});
