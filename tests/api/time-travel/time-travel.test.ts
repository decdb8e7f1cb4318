import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizAnalytics } from '../../../domain/contracts/analytics.ts';
import { type Evidence, evidence, topicFigure } from '../../../domain/contracts/evidence.ts';
import { progress } from '../../../domain/contracts/progress.ts';
import { quizHistory } from '../../../domain/contracts/quiz.ts';
import { progressAsOf, progressChanges } from '../../../domain/contracts/time-travel.ts';
import { progressFigures } from '../../../domain/evidence/changes.ts';
import { figureNames } from '../../../domain/evidence/registry.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { scoreBand } from '../../../domain/progress/bands.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, optionAt, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { everythingRead } from '../support/everything-read.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';
import { signInAgain } from '../support/sign-in-again.ts';

const start = '2026-10-30T15:00:00.000Z';

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

const read = async (learner: Learner, path: string) => {
  await everythingRead(product);
  const answer = await learner.get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const asOf = async (learner: Learner, day: string) =>
  progressAsOf.parse(await read(learner, `/api/progress/as-of/${day}`));
const evidenceOf = async (learner: Learner, figure: string, query = ''): Promise<Evidence> =>
  evidence.parse(await read(learner, `/api/evidence/${encodeURIComponent(figure)}${query}`));

/** Three weeks of study in Chicago, over the end of daylight saving. */
const studied = async (): Promise<Learner> => {
  const learner = await newLearner(product);
  await quizAt(learner, '2026-10-30T20:00:00.000Z', { right: 0 });
  await quizAt(learner, '2026-11-01T04:59:00.000Z', { right: 2 });
  // A quarter to midnight of November 1, an hour later by UTC than the night before.
  await quizAt(learner, '2026-11-02T05:45:00.000Z', { right: 1, of: 3 });
  clock.set('2026-11-03T15:00:00.000Z');
  await signInAgain(learner);
  await quizAt(learner, '2026-11-03T16:00:00.000Z', { right: 4, of: 5 });
  return learner;
};

describe('progress as of a day', () => {
  it('is today what the live page shows', async () => {
    const learner = await studied();
    const seen = await asOf(learner, '2026-11-03');
    expect(seen.progress).toEqual(progress.parse(await read(learner, '/api/progress')));
    expect(seen.history).toEqual(quizHistory.parse(await read(learner, '/api/quiz/history')));
    expect(seen).toMatchObject({
      day: '2026-11-03',
      firstDay: '2026-10-30',
      timeZone: 'America/Chicago',
      later: { events: 0, quizzes: 0 },
    });
  });

  it('ends each day at the learner’s own midnight and says how much is left out', async () => {
    const learner = await studied();
    const halloween = await asOf(learner, '2026-10-31');
    expect(halloween.progress).toMatchObject({ quizzesTaken: 2, averageScore: 50, dailyStreak: 2 });
    expect(halloween.later).toEqual({ events: 2, quizzes: 2 });
    const dayAfter = await asOf(learner, '2026-11-01');
    expect(dayAfter.progress).toMatchObject({ quizzesTaken: 3, dailyStreak: 3 });
    expect(dayAfter.history).toHaveLength(3);
    const pause = await asOf(learner, '2026-11-02');
    expect(pause.progress).toMatchObject({ quizzesTaken: 3, dailyStreak: 3 });
  });

  it('counts what happened where it is tomorrow already only today', async () => {
    const learner = await newLearner(product, { timeZone: 'America/Chicago' });
    clock.set('2026-11-01T02:00:00.000Z');
    await learner.patch('/api/auth/user', { timeZone: 'Asia/Tokyo' });
    await everythingRead(product);
    await quizAt(learner, '2026-11-01T16:00:00.000Z');
    clock.set('2026-11-01T17:00:00.000Z');
    await learner.patch('/api/auth/user', { timeZone: 'America/Chicago' });
    // In Chicago it is the first, in the log there is a quiz of the second.
    expect((await asOf(learner, '2026-11-01')).progress.quizzesTaken).toBe(1);
    clock.set('2026-11-02T17:00:00.000Z');
    expect((await asOf(learner, '2026-11-01')).progress.quizzesTaken).toBe(0);
    expect((await asOf(learner, '2026-11-02')).progress.quizzesTaken).toBe(1);
  });

  it.each([
    ['2026-11-04', 'day: Use a day up to today, 2026-11-03'],
    ['2026-10-29', 'day: Use a day from 2026-10-30 on: before it there was no account'],
    ['yesterday', 'day: Invalid ISO date'],
  ])('is refused for %s in words that name the field', async (day, message) => {
    const learner = await newLearner(product);
    clock.set('2026-11-03T16:00:00.000Z');
    await signInAgain(learner);
    await everythingRead(product);
    expect(await learner.get(`/api/progress/as-of/${day}`)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field: 'day', message },
    });
  });

  it('shows nobody anything of somebody else', async () => {
    await studied();
    const stranger = await newLearner(product);
    const seen = await asOf(stranger, '2026-11-03');
    expect(seen).toMatchObject({ events: 1, history: [], progress: { quizzesTaken: 0 } });
    expect(await evidenceOf(stranger, 'quizzes-taken')).toMatchObject({ value: 0, events: [] });
  });
});

describe('the evidence of a figure', () => {
  it('adds up to the figure shown, for every figure', async () => {
    const learner = await studied();
    const shown = progress.parse(await read(learner, '/api/progress'));
    const history = quizHistory.parse(await read(learner, '/api/quiz/history'));
    const inBand = (band: string) =>
      history.filter(({ score }) => score !== null && scoreBand(score) === band).length;
    const expected: Record<string, number> = {
      ...Object.fromEntries(
        Object.entries(progressFigures).map(([name, figure]) => [name, figure(shown)]),
      ),
      'average-quiz-time': Math.round(shown.quizTime / shown.quizzesTaken),
      pace: Math.round(shown.quizTime / shown.questionsAnswered),
      'high-scores': inBand('strong'),
      'need-improvement': inBand('weak'),
      'borderline-scores': inBand('borderline'),
    };
    expect(Object.keys(expected).toSorted()).toEqual(figureNames.toSorted());
    for (const { topic, correct, total } of shown.topicMastery) {
      expected[topicFigure(topic)] = percent(correct, total);
    }
    const found: Record<string, number> = {};
    for (const figure of Object.keys(expected)) {
      found[figure] = (await evidenceOf(learner, figure)).value;
    }
    expect(found).toEqual(expected);
  });

  it('lists the events newest first, page by page, with what each contributed', async () => {
    const learner = await studied();
    const first = await evidenceOf(learner, 'recent-average', '?limit=3');
    expect(first).toMatchObject({
      figure: 'recent-average',
      unit: 'percent',
      value: 53,
      total: 4,
      asOf: '2026-11-03',
      formula: { name: 'recent-average', version: 4, words: expect.stringContaining('last 10') },
    });
    expect(first.events.map(({ day, words }) => `${day} ${words}`)).toEqual([
      '2026-11-03 Practice quiz: 80%',
      '2026-11-01 Practice quiz: 33%',
      '2026-10-31 Practice quiz: 100%',
    ]);
    const rest = await evidenceOf(learner, 'recent-average', `?limit=3&before=${first.next}`);
    expect(rest.events.map(({ words }) => words)).toEqual(['Practice quiz: 0%']);
    expect(rest.next).toBeUndefined();
  });

  it('is that of the day asked for', async () => {
    const learner = await studied();
    const then = await evidenceOf(learner, 'average-score', '?asOf=2026-10-31');
    expect(then).toMatchObject({ value: 50, total: 2, asOf: '2026-10-31' });
    expect(await learner.get('/api/evidence/average-score?asOf=2026-12-01')).toMatchObject({
      status: 400,
      body: { field: 'asOf' },
    });
  });

  it('adds up to the analytics of a period, on a past day too', async () => {
    const learner = await studied();
    const path = `/api/analytics/quiz/${learner.id}/week`;
    for (const query of ['', '?asOf=2026-11-01']) {
      const { performance } = quizAnalytics.parse(await read(learner, `${path}${query}`));
      const found = [
        (await evidenceOf(learner, 'accuracy:week', query)).value,
        (await evidenceOf(learner, 'average:week', query)).value,
        (await evidenceOf(learner, 'quizzes:week', query)).value,
        (await evidenceOf(learner, 'daily-streak', query)).value,
      ];
      const { overallAccuracy, averageScore, quizzesTaken, streakDays } = performance;
      expect(found).toEqual([overallAccuracy, averageScore, quizzesTaken, streakDays]);
      expect(quizzesTaken).toBe(query === '' ? 4 : 3);
    }
    const admin = await newAdmin(product);
    expect((await admin.get(`${path}?asOf=2026-11-01`)).status).toBe(404);
  });

  it('is not there for a figure nobody counts', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/evidence/luck')).status).toBe(404);
  });
});

describe('what changed since a day', () => {
  it('tells the figures, topics and quizzes that differ from now', async () => {
    const learner = await studied();
    const changes = progressChanges.parse(
      await read(learner, '/api/progress/changes?since=2026-11-01'),
    );
    expect(changes).toMatchObject({ since: '2026-11-01', today: '2026-11-03', quizzesInAll: 1 });
    expect(changes.quizzes).toMatchObject([{ score: 80 }]);
    expect(changes.figures).toContainEqual({
      figure: 'quizzes-taken',
      title: 'Quizzes taken',
      unit: 'quizzes',
      before: 3,
      after: 4,
    });
    expect(changes.figures).toContainEqual(
      expect.objectContaining({ figure: 'daily-streak', before: 3, after: 1 }),
    );
  });

  it('tells the scores that a corrected key changed, and keeps the past as it was', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const admin = await newAdmin(product);
    const paper = await newPaper(learner);
    const id = paper.ids.find((candidate) => itemOf(candidate).type === 'single') ?? '';
    await handIn(learner, paper, (asked) => (asked === id ? wrongAnswer(id) : rightAnswer(asked)));
    clock.set('2026-11-02T15:00:00.000Z');
    const rekeyed = await admin.post(`/api/admin/items/${itemOf(id).id}/rekey`, {
      key: [optionAt(id, wrongAnswer(id))],
      reason: 'The ratio was read the wrong way round.',
    });
    expect(rekeyed.status, rekeyed.text).toBe(202);
    const changed = async () =>
      progressChanges.parse(await read(learner, '/api/progress/changes?since=2026-10-31')).rescored;
    await expect
      .poll(changed, { timeout: 10_000 })
      .toMatchObject([{ attemptId: paper.attemptId, before: 95, after: 100 }]);
    expect((await asOf(learner, '2026-10-31')).history).toMatchObject([{ score: 95 }]);
    expect((await asOf(learner, '2026-11-02')).history).toMatchObject([{ score: 100 }]);
    expect(await evidenceOf(learner, 'average-score')).toMatchObject({ value: 100, total: 2 });
  });
});
