import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progress } from '../../../domain/contracts/progress.ts';
import { openAttemptList, quizHistory } from '../../../domain/contracts/quiz.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { rightAnswer, wrongAnswer } from '../support/bank.ts';
import { browser } from '../support/browser.ts';
import { newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
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

describe('a learner’s whole way', () => {
  it('leads from registering over a resumed quiz to answers, history and progress', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const paper = await newPaper(learner);
    const [first = '', second = '', ...others] = paper.ids;

    clock.set('2026-11-20T12:01:00.000Z');
    const save = (id: string, userAnswer: string, seconds: number) =>
      learner.put(`/api/attempts/${paper.attemptId}/answers/${id}`, { userAnswer, seconds });
    expect((await save(first, wrongAnswer(first), 20)).status).toBe(204);
    expect((await save(first, rightAnswer(first), 31)).status).toBe(204);
    const saved = await save(second, wrongAnswer(second), 12.5);
    expect(saved.headers.get('x-position')).toBe(await product.world.commands.log.head());

    const phone = browser(product.url);
    await phone.post('/api/login', { emailOrUsername: learner.email, password });
    const open = openAttemptList.parse((await phone.get('/api/attempts/open')).body);
    expect(open).toEqual([
      {
        id: paper.attemptId,
        healthcareField: 'RT',
        exam: null,
        isFullLength: false,
        mode: 'practice',
        issuedAt: start,
        endsAt: null,
        totalQuestions: 20,
        answered: 2,
      },
    ]);
    const resumed = (await phone.get(`/api/attempts/${paper.attemptId}`)).body;
    expect(resumed).toEqual({
      id: paper.attemptId,
      status: 'open',
      healthcareField: 'RT',
      exam: null,
      isFullLength: false,
      mode: 'practice',
      issuedAt: start,
      endsAt: null,
      questions: paper.questions,
      marks: [],
      revealed: [],
      answers: expect.arrayContaining([
        { questionId: first, userAnswer: rightAnswer(first), seconds: 31 },
        { questionId: second, userAnswer: wrongAnswer(second), seconds: 12.5 },
      ]),
    });

    clock.set('2026-11-20T12:10:00.000Z');
    const { body: result } = await phone.post('/api/quiz/submit', {
      attemptId: paper.attemptId,
      healthcareField: 'RT',
      timeSpent: 480,
      // The rest: half right, and what is not sent counts as it was saved.
      answers: others.map((questionId, i) => ({
        questionId,
        userAnswer: i < 9 ? rightAnswer(questionId) : '',
      })),
    });
    expect(result).toMatchObject({
      id: paper.attemptId,
      status: 'submitted',
      score: 50,
      totalQuestions: 20,
      correct: 10,
      incorrect: 1,
      skipped: 9,
      timeSpent: 480,
      isFullLength: false,
      createdAt: '2026-11-20T12:10:00.000Z',
    });

    const seen = await phone.get(`/api/attempts/${paper.attemptId}`);
    expect(seen.body).toEqual(result);
    expect(openAttemptList.parse((await phone.get('/api/attempts/open')).body)).toEqual([]);

    const { body: details } = await phone.post('/api/quiz/answers', {
      questionIds: paper.ids,
      field: 'RT',
    });
    expect(details.map(({ id }: { id: string }) => id)).toEqual(paper.ids);

    const history = quizHistory.parse((await phone.get('/api/quiz/history')).body);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ id: paper.attemptId, score: 50 });
    const figures = progress.parse((await phone.get('/api/progress')).body);
    expect(figures).toMatchObject({
      dailyStreak: 1,
      highestStreak: 1,
      quizzesTaken: 1,
      examsTaken: 0,
      averageScore: 50,
      recentAverage: 50,
      totalStudyTime: 480,
      questionsAnswered: 11,
    });
    const overview = quizOverview.parse((await phone.get('/api/quiz/overview/RT')).body);
    expect(overview.questions - overview.unseen).toBe(20);
    const { body: me } = await phone.get('/api/user');
    expect(me).toMatchObject({ dailyStreak: 1, highestStreak: 1 });
  });
});

describe('giving a quiz up', () => {
  it('ends it without a result, and twice is as good as once', async () => {
    const learner = await newLearner(product);
    const { attemptId } = await newPaper(learner);
    const path = `/api/attempts/${attemptId}`;
    const answers = [await learner.post(`${path}/void`), await learner.post(`${path}/void`)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(answers[1]?.headers.get('x-position')).toBe(answers[0]?.headers.get('x-position'));
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
    expect((await learner.get('/api/quiz/history')).body).toEqual([]);
    expect(await learner.get(path)).toMatchObject({
      status: 409,
      body: { code: 'AttemptGivenUp' },
    });
    expect(
      await learner.post('/api/quiz/submit', { attemptId, healthcareField: 'RT', answers: [] }),
    ).toMatchObject({ status: 409, body: { code: 'AttemptGivenUp' } });
  });

  it('is refused for one that is submitted', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 1 });
    await handIn(learner, paper);
    expect(await learner.post(`/api/attempts/${paper.attemptId}/void`)).toMatchObject({
      status: 409,
      body: { code: 'AlreadySubmitted' },
    });
  });
});
