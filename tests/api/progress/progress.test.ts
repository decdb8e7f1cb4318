import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progress } from '../../../domain/contracts/progress.ts';
import { quizHistory } from '../../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Learner, newLearner } from '../support/people.ts';
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

const quizAt = async (learner: Learner, at: string, { right = 1, of = 1 } = {}) => {
  clock.set(at);
  const paper = await newPaper(learner, { limit: of });
  return handIn(learner, paper, (id, i) => (i < right ? rightAnswer(id) : wrongAnswer(id)));
};

const progressAt = async (learner: Learner, at: string) => {
  clock.set(at);
  const answer = await learner.get('/api/progress');
  expect(answer.status, answer.text).toBe(200);
  return progress.parse(answer.body);
};

describe('progress', () => {
  it('[API-11] [DATA-03] [DASH-05] of somebody new is all zeros', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/progress')).body).toEqual({
      dailyStreak: 0,
      highestStreak: 0,
      quizzesTaken: 0,
      examsTaken: 0,
      flashcardsReviewed: 0,
      topicMastery: [],
      scores: 0,
      averageScore: 0,
      recentAverage: 0,
      totalStudyTime: 0,
      quizTime: 0,
      questionsAnswered: 0,
    });
  });

  it('[DATA-03] counts right answers and questions of each topic, as far as the paper was walked', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 20 });
    const right = new Set(paper.ids.slice(0, 12));
    await handIn(learner, paper, (id, index) => {
      if (index === 16) return wrongAnswer(id);
      return right.has(id) ? rightAnswer(id) : '';
    });
    const { topicMastery } = await progressAt(learner, start);
    const counted = new Map<string, { correct: number; total: number }>();
    for (const id of paper.ids.slice(0, 17)) {
      const { topic } = itemOf(id);
      const { correct, total } = counted.get(topic) ?? { correct: 0, total: 0 };
      counted.set(topic, { correct: correct + (right.has(id) ? 1 : 0), total: total + 1 });
    }
    const sorted = topicMastery.toSorted((a, b) => a.topic.localeCompare(b.topic));
    expect(sorted).toEqual(
      [...counted]
        .map(([topic, counts]) => ({ topic, ...counts }))
        .sort((a, b) => a.topic.localeCompare(b.topic)),
    );
  });

  it('[DASH-04] averages all scores, and the last ten beside them', async () => {
    const learner = await newLearner(product);
    for (let i = 0; i < 12; i += 1) {
      await quizAt(learner, `2026-11-20T12:${String(i + 10)}:00.000Z`, { right: i < 2 ? 0 : 1 });
    }
    expect(await progressAt(learner, '2026-11-20T13:00:00.000Z')).toMatchObject({
      quizzesTaken: 12,
      averageScore: 83,
      recentAverage: 100,
    });
  });

  it('is seen by a reader that names the position of its own submission', async () => {
    const learner = await newLearner(product);
    for (let taken = 1; taken <= 5; taken += 1) {
      await quizAt(learner, start);
      expect((await progressAt(learner, start)).quizzesTaken).toBe(taken);
    }
  });

  it('tells a reader who asked for more than there is', async () => {
    const learner = await newLearner(product);
    const future = '9'.repeat((await product.world.commands.log.head()).length);
    const answer = await learner.get('/api/progress', { 'x-min-position': future });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-read-behind')).toBe('true');
  });
});

describe('the streak', () => {
  it('grows by one for each of the learner’s own days, across their midnight', async () => {
    const learner = await newLearner(product, { timeZone: 'America/Chicago' });
    // 23:59 and, two minutes later, 00:01 in Chicago; one day in UTC.
    await quizAt(learner, '2026-11-21T05:59:00.000Z');
    expect((await progressAt(learner, '2026-11-21T05:59:30.000Z')).dailyStreak).toBe(1);
    await quizAt(learner, '2026-11-21T06:01:00.000Z');
    expect((await progressAt(learner, '2026-11-21T06:01:30.000Z')).dailyStreak).toBe(2);
  });

  it('does not grow at a midnight that is not the learner’s', async () => {
    const learner = await newLearner(product, { timeZone: 'America/Chicago' });
    await quizAt(learner, '2026-11-20T23:59:00.000Z');
    await quizAt(learner, '2026-11-21T00:01:00.000Z');
    expect((await progressAt(learner, '2026-11-21T00:02:00.000Z')).dailyStreak).toBe(1);
  });

  it('holds to the end of the day after, and the best one for ever', async () => {
    const learner = await newLearner(product, { timeZone: 'Asia/Tokyo' });
    await quizAt(learner, '2026-11-20T03:00:00.000Z');
    await quizAt(learner, '2026-11-21T03:00:00.000Z');
    // The day after ends at 15:00 UTC in Tokyo.
    expect(await progressAt(learner, '2026-11-22T14:59:59.999Z')).toMatchObject({ dailyStreak: 2 });
    expect(await progressAt(learner, '2026-11-22T15:00:00.000Z')).toMatchObject({
      dailyStreak: 0,
      highestStreak: 2,
    });
  });

  it('keeps its days when the clocks change and when the learner moves', async () => {
    const learner = await newLearner(product, { timeZone: 'America/New_York' });
    clock.set('2026-10-30T12:00:00.000Z');
    await learner.post('/api/login', {
      emailOrUsername: learner.email,
      password: 'correct horse battery staple',
    });
    await quizAt(learner, '2026-10-31T16:00:00.000Z');
    // Daylight saving ends on 1 November: this day has 25 hours.
    await quizAt(learner, '2026-11-02T04:30:00.000Z');
    expect((await progressAt(learner, '2026-11-02T04:31:00.000Z')).dailyStreak).toBe(2);
    expect((await learner.patch('/api/auth/user', { timeZone: 'Asia/Tokyo' })).status).toBe(200);
    await quizAt(learner, '2026-11-02T04:40:00.000Z');
    expect((await progressAt(learner, '2026-11-02T04:41:00.000Z')).dailyStreak).toBe(3);
  });
});

describe('the history', () => {
  it('[API-12] [DATA-04] lists results, the newest first, as many as asked', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/quiz/history')).body).toEqual([]);
    const taken = [];
    for (const minute of ['01', '02', '03']) {
      taken.unshift(await quizAt(learner, `2026-11-20T12:${minute}:00.000Z`, { of: 2 }));
    }
    const { body } = await learner.get('/api/quiz/history');
    expect(quizHistory.parse(body)).toEqual(
      taken.map(({ id, createdAt }) => ({
        id,
        createdAt,
        healthcareField: 'RT',
        exam: null,
        isFullLength: false,
        mode: 'practice',
        score: 50,
        totalQuestions: 2,
        correct: 1,
        incorrect: 1,
        skipped: 0,
        timeSpent: 0,
      })),
    );
    expect((await learner.get('/api/quiz/history?limit=2')).body).toEqual(body.slice(0, 2));
  });

  it('holds nothing of anybody else', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    await quizAt(one, start);
    expect((await two.get('/api/quiz/history')).body).toEqual([]);
    expect((await progressAt(two, start)).quizzesTaken).toBe(0);
  });
});
