import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  reviewAnswered,
  reviewOverview,
  reviewQuestions,
} from '../../../domain/contracts/review.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, remember, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { missedQuiz } from '../support/missed-quiz.ts';
import { type Learner, newLearner } from '../support/people.ts';
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

const overview = async (learner: Learner) => {
  const answer = await learner.get('/api/review');
  expect(answer.status, answer.text).toBe(200);
  return reviewOverview.parse(answer.body);
};

/** The names of the cards that a learner is asked now, the first one first. */
const asked = async (learner: Learner): Promise<readonly string[]> => {
  const answer = await learner.get('/api/review/questions');
  expect(answer.status, answer.text).toBe(200);
  return remember(reviewQuestions.parse(answer.body)).map(({ id }) => id);
};

/** A card that a learner who missed it is asked at once. */
const missedCard = async (learner: Learner): Promise<string> => {
  await missedQuiz(learner, 1);
  const [id = ''] = await asked(learner);
  return id;
};

const answered = async (learner: Learner, id: string, userAnswer: string) => {
  const answer = await learner.post(`/api/review/${id}/answer`, { userAnswer, seconds: 30 });
  expect(answer.status, answer.text).toBe(200);
  return reviewAnswered.parse(answer.body);
};

const plan = { examDay: '2026-12-12', minutesADay: 10, daysOff: ['sun'] };

describe('a learner’s review', () => {
  it('of somebody new is empty', async () => {
    const learner = await newLearner(product);
    expect(await overview(learner)).toMatchObject({
      cards: 0,
      due: 0,
      planned: 0,
      forecast: null,
      leftOut: 0,
      nextDay: null,
      plan: { isSet: false, examDay: null, minutesADay: 20, daysOff: [] },
    });
    expect((await learner.get('/api/review/questions')).body).toEqual([]);
  });

  it('brings missed and skipped questions back the same day, and no others', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 6 });
    const [known = '', skipped = '', ...missed] = paper.ids;
    await handIn(learner, paper, (id) => {
      if (id === known) return rightAnswer(id);
      return id === skipped ? '' : wrongAnswer(id);
    });
    const { cards, due, planned } = await overview(learner);
    expect({ cards, due, planned }).toEqual({ cards: 5, due: 5, planned: 5 });
    expect(itemIdsOf(await asked(learner))).toEqual(itemIdsOf([skipped, ...missed]));
    const { text } = await learner.get('/api/review/questions');
    expect(text).not.toMatch(/"(?:correctAnswer|explanation|answerExplanations|why|key)"/);
  });

  it('tells the key after the answer, and when the card comes back', async () => {
    const learner = await newLearner(product);
    await missedQuiz(learner, 1);
    clock.set('2026-11-22T18:00:00.000Z');
    const [id = ''] = await asked(learner);
    const right = await answered(learner, id, rightAnswer(id));
    expect(right).toMatchObject({ correct: true, day: '2026-11-22', answer: { id } });
    expect(right.answer.explanation).toBe(itemOf(id).explanation);
    const { hard = 0, good = 0, easy = 0 } = right.intervals ?? {};
    expect([hard, good, easy]).toEqual([hard, good, easy].toSorted((a, b) => a - b));
    const after = await overview(learner);
    expect(after).toMatchObject({ due: 0, doneToday: 1 });
    const rating = { day: right.day, rating: 'easy' };
    const rated = await learner.post(`/api/review/${id}/rating`, rating);
    expect(rated.body).toEqual({ rating: 'easy' });
    clock.set(`2026-11-${String(22 + easy).padStart(2, '0')}T18:00:00.000Z`);
    expect(await overview(learner)).toMatchObject({ due: 1 });
  });

  it('asks a missed card again the same day, and one that was right no more', async () => {
    const learner = await newLearner(product);
    const id = await missedCard(learner);
    expect(await answered(learner, id, '')).toMatchObject({ correct: false, intervals: null });
    expect(await overview(learner)).toMatchObject({ due: 1, doneToday: 1 });
    const early = { day: '2026-11-20', rating: 'good' };
    expect(await learner.post(`/api/review/${id}/rating`, early)).toMatchObject({
      status: 409,
      body: { code: 'MissedReview' },
    });
    await answered(learner, id, rightAnswer(id));
    const again = { userAnswer: rightAnswer(id), seconds: 5 };
    expect(await learner.post(`/api/review/${id}/answer`, again)).toMatchObject({
      status: 409,
      body: { code: 'AlreadyReviewed' },
    });
  });

  it('counts an answer once that is sent twice', async () => {
    const learner = await newLearner(product);
    const id = await missedCard(learner);
    const wish = { 'idempotency-key': '0b1d4c52-93e1-4a44-9a0c-3a1c7b1f2d10' };
    const body = { userAnswer: rightAnswer(id), seconds: 20 };
    for (let time = 1; time <= 2; time += 1) {
      const answer = await learner.post(`/api/review/${id}/answer`, body, wish);
      expect(answer).toMatchObject({ status: 200, body: { correct: true } });
    }
    expect(await overview(learner)).toMatchObject({ doneToday: 1 });
  });

  it('holds no more than the minutes of a day, unless the learner asks for more', async () => {
    const learner = await newLearner(product);
    await missedQuiz(learner, 20);
    await learner.put('/api/study-plan', { ...plan, minutesADay: 5 });
    const { due, planned, plannedMinutes } = await overview(learner);
    expect(due).toBe(20);
    expect(planned).toBeLessThan(20);
    expect(plannedMinutes).toBeLessThanOrEqual(5);
    expect((await learner.get('/api/review/questions')).body).toHaveLength(planned);
    expect((await learner.get('/api/review/questions?beyond=true')).body).toHaveLength(20);
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await newLearner(product), await newLearner(product)];
    const id = await missedCard(owner);
    expect(await overview(stranger)).toMatchObject({ cards: 0 });
    const body = { userAnswer: rightAnswer(id), seconds: 1 };
    for (const answer of [
      await stranger.post(`/api/review/${id}/answer`, body),
      await stranger.post(`/api/review/${id}/rating`, { day: '2026-11-20', rating: 'easy' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'ReviewNotFound' } });
    }
    expect(await overview(owner)).toMatchObject({ due: 1, doneToday: 0 });
  });

  it.each([
    ['answer', { userAnswer: 'Z', seconds: 1 }],
    ['answer', { userAnswer: 'A', seconds: -1 }],
    ['answer', { userAnswer: 'A', seconds: 1, correct: true }],
    ['rating', { day: '2026-11-20', rating: 'again' }],
    ['rating', { day: 'today', rating: 'good' }],
  ])('refuses an %s it does not understand: %j', async (what, body) => {
    const learner = await newLearner(product);
    const id = await missedCard(learner);
    expect((await learner.post(`/api/review/${id}/${what}`, body)).status).toBe(400);
  });
});

describe('a study plan', () => {
  it('leads to the exam of the field, with a forecast', async () => {
    const learner = await newLearner(product);
    await missedQuiz(learner, 10);
    const saved = await learner.put('/api/study-plan', plan);
    expect(saved.body).toEqual({ isSet: true, exam: 'TMC', ...plan });
    expect((await learner.get('/api/study-plan')).body).toEqual(saved.body);
    const { forecast, days, leftOut } = await overview(learner);
    expect(leftOut).toBe(0);
    expect(forecast?.day).toBe('2026-12-12');
    expect(forecast?.withPlan).toBeGreaterThan(forecast?.withoutReview ?? 100);
    expect(days).toHaveLength(14);
    expect(days[2]).toMatchObject({ day: '2026-11-22', isDayOff: true, cards: 0 });
  });

  it('tells how many cards its minutes do not bring back', async () => {
    const learner = await newLearner(product);
    await missedQuiz(learner, 20);
    await learner.put('/api/study-plan', { ...plan, examDay: '2026-11-22', minutesADay: 5 });
    expect((await overview(learner)).leftOut).toBeGreaterThan(5);
  });

  it('of another field’s exam has no day', async () => {
    const learner = await newLearner(product);
    await learner.put('/api/study-plan', plan);
    await learner.patch('/api/auth/user', { healthcareField: 'RN' });
    expect((await learner.get('/api/study-plan')).body).toMatchObject({
      isSet: true,
      exam: null,
      examDay: null,
      minutesADay: 10,
    });
  });

  it.each([
    [{ examDay: '2026-11-19' }, 'ExamDayOutOfRange'],
    [{ exam: 'NCLEX-RN' }, 'UnknownExam'],
    [{ minutesADay: 4 }, 'InvalidRequest'],
    [{ daysOff: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }, 'InvalidRequest'],
    [{ daysOff: ['sun', 'sun'] }, 'InvalidRequest'],
    [{ hours: 2 }, 'InvalidRequest'],
  ])('is refused with %j', async (change, code) => {
    const learner = await newLearner(product);
    const answer = await learner.put('/api/study-plan', { ...plan, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});
