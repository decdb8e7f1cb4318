import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, keyOf, othersOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
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

describe('the score', () => {
  it('[QUIZ-32] [QUIZ-34] [QUIZ-35] [DATA-09] counts right, wrong and skipped answers', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 7 });
    const result = await handIn(learner, paper, (id, i) => {
      if (i < 2) return '';
      return i < 5 ? rightAnswer(id) : wrongAnswer(id);
    });
    // Three of seven are 42.857 percent.
    expect(result).toMatchObject({
      score: 43,
      totalQuestions: 7,
      correct: 3,
      incorrect: 2,
      skipped: 2,
      timeSpent: 0,
    });
    expect(result.answers.map(({ correct }) => correct)).toEqual(
      paper.ids.map((_, i) => i >= 2 && i < 5),
    );
    expect(result.areas.reduce((sum, { total }) => sum + total, 0)).toBe(7);
    expect(result.areas.reduce((sum, { correct }) => sum + correct, 0)).toBe(3);
    const outline = [...result.areas, ...(result.areasNotAsked ?? [])];
    expect(outline.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBeCloseTo(100);
    // Seven questions of practice are no exam.
    expect(result.scaled).toBeUndefined();
  });

  it('[QUIZ-31] takes a K-Type answer for right only when the whole set is', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 75 });
    const several = paper.ids.filter((id) => itemOf(id).type === 'multiple');
    expect(several.length).toBeGreaterThanOrEqual(5);
    const variants = (id: string) => {
      const [key, other] = [keyOf(id), othersOf(id)];
      return [
        { answer: key.join(','), right: true },
        { answer: [...key].reverse().join(','), right: true },
        { answer: key.slice(1).join(',') || (other[0] ?? ''), right: false },
        { answer: [...key, ...other].join(','), right: other.length === 0 },
        { answer: other.join(','), right: false },
      ];
    };
    const chosen = new Map(several.map((id, i) => [id, variants(id)[i % 5]]));
    const result = await handIn(learner, paper, (id) => chosen.get(id)?.answer ?? '');
    const marks = result.answers.filter(({ questionId }) => chosen.has(questionId));
    expect(marks.map(({ questionId, correct }) => [questionId, correct])).toEqual(
      marks.map(({ questionId }) => [questionId, chosen.get(questionId)?.right]),
    );
  });

  it('[API-17] [DATA-10] is the server’s own, whatever the client believes', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 4 });
    const claimed = submission(paper, wrongAnswer);
    const { status, body } = await learner.post('/api/quiz/submit', {
      ...claimed,
      score: 100,
      totalQuestions: 400,
      isFullLength: true,
      answers: claimed.answers.map((answer) => ({ ...answer, correct: true })),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ score: 0, correct: 0, totalQuestions: 4, isFullLength: false });
  });

  it.each([
    ['as the client measured it', 90, 90],
    ['no longer than since the paper was issued', 86_400, 300],
    ['rounded to whole seconds', 12.5, 13],
  ])('counts the time %s', async (_, timeSpent, counted) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 1 });
    clock.set('2026-11-20T12:05:00.000Z');
    const answer = await learner.post('/api/quiz/submit', { ...submission(paper), timeSpent });
    expect(answer.body.timeSpent).toBe(counted);
  });

  it('counts the time on the questions when the client does not say', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 2 });
    clock.set('2026-11-20T12:05:00.000Z');
    for (const id of paper.ids) {
      await learner.put(`/api/attempts/${paper.attemptId}/answers/${id}`, {
        userAnswer: '',
        seconds: 21,
      });
    }
    const { timeSpent: _, ...body } = submission(paper);
    expect((await learner.post('/api/quiz/submit', body)).body.timeSpent).toBe(42);
  });
});
