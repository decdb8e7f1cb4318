import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAttemptList } from '../../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper, submission } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

describe('handing in', () => {
  it('a second time answers the first result, however often and whatever it says', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const first = await handIn(learner, paper);
    clock.set('2026-11-20T13:00:00.000Z');
    expect(await handIn(learner, paper, wrongAnswer)).toEqual(first);
    expect((await learner.get('/api/quiz/history')).body).toHaveLength(1);
  });

  it('fifty times at once is one result', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        learner.post('/api/quiz/submit', submission(paper, i % 2 ? rightAnswer : wrongAnswer)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await learner.get('/api/quiz/history')).body).toHaveLength(1);
  });

  it('without an attempt means the latest open paper with these questions', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    clock.set('2026-11-20T12:00:01.000Z');
    const later = await newPaper(learner, { limit: 5 });
    const { attemptId: _, ...body } = submission(paper);
    const { body: result } = await learner.post('/api/quiz/submit', body);
    expect(result.id).toBe(paper.attemptId);
    expect((await learner.post('/api/quiz/submit', body)).body).toEqual(result);
    const open = openAttemptList.parse((await learner.get('/api/attempts/open')).body);
    expect(open.map(({ id }) => id)).toEqual([later.attemptId]);
  });

  it('without an open paper is refused', async () => {
    const learner = await newLearner(product);
    const body = { healthcareField: 'RT', answers: [{ questionId: 'x', userAnswer: 'A' }] };
    expect(await learner.post('/api/quiz/submit', body)).toMatchObject({
      status: 404,
      body: { code: 'NoOpenPaper', field: 'answers' },
    });
  });

  it('with the same Idempotency-Key for another quiz is refused', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '6b0d1b5e-2b58-4a2c-9d6e-54b1f2d1a7c3' };
    const [one, two] = [
      await newPaper(learner, { limit: 1 }),
      await newPaper(learner, { limit: 1 }),
    ];
    expect((await learner.post('/api/quiz/submit', submission(one), headers)).status).toBe(200);
    expect(await learner.post('/api/quiz/submit', submission(two), headers)).toMatchObject({
      status: 409,
      body: { code: 'KeyReused', field: 'idempotency-key' },
    });
  });

  const refusal = async (change: (body: ReturnType<typeof submission>) => object) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 75 });
    const single = paper.ids.findIndex((id) => itemOf(id).type === 'single');
    const body = submission(paper, () => '');
    const swap = { 0: body.answers[single], [single]: body.answers[0] };
    const answer = await learner.post('/api/quiz/submit', {
      ...body,
      ...change({ ...body, answers: Object.assign([...body.answers], swap) }),
    });
    expect((await learner.get('/api/attempts/open')).body).toHaveLength(1);
    return answer;
  };
  const answered = (userAnswer: string) => (body: ReturnType<typeof submission>) => ({
    answers: [{ ...body.answers[0], userAnswer }, ...body.answers.slice(1)],
  });

  it.each([
    {
      what: 'a question that is not on the paper',
      change: { answers: [{ questionId: 'x', userAnswer: 'A' }] },
      code: 'QuestionNotOnPaper',
      field: 'answers.0.questionId',
    },
    {
      what: 'another field',
      change: { healthcareField: 'RN' },
      code: 'FieldMismatch',
      field: 'healthcareField',
    },
  ])('$what is refused and changes nothing', async ({ change, code, field }) => {
    expect(await refusal(() => change)).toMatchObject({ status: 400, body: { code, field } });
  });

  it.each([
    ['healthcareField', { healthcareField: 'XX' }],
    ['timeSpent', { timeSpent: -1 }],
    ['timeSpent', { timeSpent: 1e308 }],
    ['timeSpent', { timeSpent: '60' }],
    ['answers', { answers: undefined }],
    ['answers', { answers: Array(401).fill({ questionId: 'x', userAnswer: '' }) }],
    ['answers.0.userAnswer', { answers: [{ questionId: 'x', userAnswer: 'A;B' }] }],
    ['answers.0.key', { answers: [{ questionId: 'x', userAnswer: 'A', key: 'A' }] }],
    ['totalQuestions', { totalQuestions: 1e9 }],
    ['attemptId', { attemptId: '../x' }],
    ['userId', { userId: 'x' }],
  ])('is refused for a wrong %s and changes nothing: %j', async (field, change) => {
    expect(await refusal(() => change)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });

  it('two answers to a question that takes one are refused', async () => {
    expect(await refusal(answered('A,B'))).toMatchObject({
      status: 400,
      body: { code: 'OneAnswerOnly', field: 'answers.0.userAnswer' },
    });
  });

  it('an option that the question does not have is refused', async () => {
    expect(await refusal(answered('H'))).toMatchObject({
      status: 400,
      body: { code: 'OptionNotOnQuestion', field: 'answers.0.userAnswer' },
    });
  });
});
