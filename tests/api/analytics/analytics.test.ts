import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuizAnalytics, quizAnalytics } from '../../../domain/contracts/analytics.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { rightAnswer, wrongAnswer } from '../support/bank.ts';
import type { Browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const start = '2026-11-20T18:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const quizAt = async (learner: Learner, at: string, { right = 1, of = 2 } = {}) => {
  clock.set(at);
  const paper = await newPaper(learner, { limit: of });
  return handIn(learner, paper, (id, i) => (i < right ? rightAnswer(id) : wrongAnswer(id)));
};

/** As the result names them, the most asked first. */
const areasOf = ({ areas }: SubmittedAttempt) => new Set(areas.map(({ name }) => name));

const pathOf = (userId: string, period: string) => `/api/analytics/quiz/${userId}/${period}`;

const analyticsOf = async (
  reader: Browser,
  userId: string,
  period = 'week',
): Promise<QuizAnalytics> => {
  const answer = await reader.get(pathOf(userId, period));
  expect(answer.status, answer.text).toBe(200);
  expect(quizAnalytics.parse(answer.body)).toEqual(answer.body);
  return answer.body;
};

describe('quiz analytics', () => {
  it('[DATA-28] of somebody new hold nothing, for each of the four periods', async () => {
    const learner = await newLearner(product);
    for (const period of ['week', 'month', 'quarter', 'year']) {
      expect(await analyticsOf(learner, learner.id, period)).toMatchObject({
        period,
        to: '2026-11-20',
        topicMastery: [],
        recentScores: [],
        days: [],
        performance: { overallAccuracy: 0, improvementTrend: null, quizzesTaken: 0 },
      });
    }
    expect((await learner.get(pathOf(learner.id, 'decade'))).status).toBe(400);
  });

  it('count what was handed in, at once, against the period before', async () => {
    clock.set('2026-11-07T15:00:00.000Z');
    const learner = await newLearner(product);
    await quizAt(learner, '2026-11-13T18:00:00.000Z', { right: 2, of: 12 });
    const latest = await quizAt(learner, '2026-11-19T18:00:00.000Z', { right: 9, of: 12 });
    clock.set(start);
    const analytics = await analyticsOf(learner, learner.id);
    expect(new Set(analytics.recentScores[0]?.areas)).toEqual(areasOf(latest));
    expect(analytics).toMatchObject({
      performance: {
        overallAccuracy: 75,
        improvementTrend: 58,
        averageScore: 75,
        quizzesTaken: 1,
        moved: 'up',
        quizzesBefore: 1,
        streakDays: 1,
      },
      studyPatterns: { mostActiveDay: null, sessions: 1 },
      recentScores: [{ attemptId: latest.id, score: 75, date: '2026-11-19' }],
      days: [{ day: '2026-11-19', quizzes: 1, correct: 9, questions: 12 }],
    });
  });

  it('stay what they were until there is more to count, and are counted anew then', async () => {
    const learner = await newLearner(product);
    await quizAt(learner, '2026-11-19T18:00:00.000Z', { right: 1, of: 2 });
    clock.set(start);
    const first = await analyticsOf(learner, learner.id, 'year');
    expect(await analyticsOf(learner, learner.id, 'year')).toEqual(first);
    await quizAt(learner, start, { right: 2, of: 2 });
    expect((await analyticsOf(learner, learner.id, 'year')).performance).toMatchObject({
      quizzesTaken: 2,
      overallAccuracy: 75,
      streakDays: 2,
    });
    clock.set('2026-11-22T18:00:00.000Z');
    expect((await analyticsOf(learner, learner.id, 'year')).performance.streakDays).toBe(0);
  });

  it('begin and end at the learner’s own midnight, also when the clocks change', async () => {
    clock.set('2026-10-31T12:00:00.000Z');
    const learner = await newLearner(product, { timeZone: 'America/Chicago' });
    // 23:59 on October 31 and 00:01 on November 1, the day that has 25 hours.
    await quizAt(learner, '2026-11-01T04:59:00.000Z');
    await quizAt(learner, '2026-11-01T05:01:00.000Z');
    // 23:59 on November 1, seven minutes to six in the morning of November 2 in UTC.
    await quizAt(learner, '2026-11-02T05:59:00.000Z');
    expect((await analyticsOf(learner, learner.id)).days).toMatchObject([
      { day: '2026-10-31', quizzes: 1 },
      { day: '2026-11-01', quizzes: 2 },
    ]);
    // The last minute of November 6: October 31 is the first of seven days; a minute later it is not.
    clock.set('2026-11-07T05:59:00.000Z');
    expect((await analyticsOf(learner, learner.id)).performance.quizzesTaken).toBe(3);
    clock.set('2026-11-07T06:00:00.000Z');
    expect((await analyticsOf(learner, learner.id)).performance.quizzesTaken).toBe(2);
  });

  it('keep a day where it was studied when the learner moves', async () => {
    const learner = await newLearner(product, { timeZone: 'America/New_York' });
    await quizAt(learner, '2026-11-20T23:00:00.000Z');
    await learner.patch('/api/auth/user', { timeZone: 'Asia/Tokyo' });
    await quizAt(learner, '2026-11-20T23:30:00.000Z');
    expect(await analyticsOf(learner, learner.id)).toMatchObject({
      to: '2026-11-21',
      performance: { streakDays: 2 },
      days: [{ day: '2026-11-20' }, { day: '2026-11-21' }],
    });
  });

  it('[API-26] are served to their owner and to an admin, and are absent to anyone else', async () => {
    const learner = await newLearner(product, { timeZone: 'Asia/Tokyo' });
    await quizAt(learner, start);
    const stranger = await newLearner(product);
    const refused = await stranger.get(pathOf(learner.id, 'week'));
    expect(refused.status).toBe(404);
    const absent = await stranger.get(pathOf('nobody', 'week'));
    expect(refused.body).toEqual(absent.body);

    const admin = await newAdmin(product);
    // The learner's day and not the admin's.
    expect(await analyticsOf(admin, learner.id)).toMatchObject({
      to: '2026-11-21',
      performance: { quizzesTaken: 1 },
    });
    expect((await admin.get(pathOf('nobody', 'week'))).status).toBe(404);
    const signedOut = await fetch(`${product.url}${pathOf(learner.id, 'week')}`);
    expect(signedOut.status).toBe(401);
  });
});
