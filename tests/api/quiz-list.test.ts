import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customQuiz } from '../../domain/contracts/custom-quiz.ts';
import { type QuizList, quizList } from '../../domain/contracts/quiz-list.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { remember, rightAnswer } from './support/bank.ts';
import type { Browser } from './support/browser.ts';
import { type Learner, newLearner } from './support/people.ts';
import { handIn, newPaper } from './support/quiz.ts';
import { type SetClock, setClock } from './support/set-clock.ts';

const start = '2026-11-20T18:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const listOf = async (learner: Browser, query = ''): Promise<QuizList> => {
  const answer = await learner.get(`/api/quizzes${query}`);
  expect(answer.status, answer.text).toBe(200);
  expect(quizList.parse(answer.body)).toEqual(answer.body);
  return answer.body;
};

const practiceAt = async (learner: Learner, at: string): Promise<string> => {
  clock.set(at);
  const paper = await newPaper(learner, { limit: 1 });
  await handIn(learner, paper);
  return paper.attemptId;
};

type Built = {
  readonly areas: readonly string[];
  readonly minutes?: number;
  readonly mode: string;
};

const builtAt = async (learner: Learner, at: string, { minutes, ...built }: Built) => {
  clock.set(at);
  const wish = { healthcareField: 'RT', status: 'all', count: 2, minutes: minutes ?? null };
  const { status, body, text } = await learner.post('/api/quizzes', { ...wish, ...built });
  expect(status, text).toBe(200);
  const { attemptId, questions: served } = customQuiz.parse(body);
  const questions = remember(served);
  const ids = questions.map(({ id }) => id);
  await handIn(learner, { attemptId, field: 'RT', questions, ids }, rightAnswer);
  return attemptId;
};

const ids = ({ quizzes }: QuizList) => quizzes.map(({ id }) => id);

describe('the list of all quizzes', () => {
  it('is empty for somebody new, and holds nothing of anybody else', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    await practiceAt(two, start);
    expect(await listOf(one)).toEqual({
      quizzes: [],
      page: 1,
      pages: 1,
      matching: 0,
      total: 0,
      areas: [],
    });
  });

  it('is handed out in pages, the newest first, and a page past the end is the last', async () => {
    const learner = await newLearner(product);
    const taken: string[] = [];
    for (const minute of ['01', '02', '03', '04', '05']) {
      taken.unshift(await practiceAt(learner, `2026-11-20T18:${minute}:00.000Z`));
    }
    const first = await listOf(learner, '?size=2');
    expect(first).toMatchObject({ page: 1, pages: 3, matching: 5, total: 5 });
    expect(ids(first)).toEqual(taken.slice(0, 2));
    expect(ids(await listOf(learner, '?size=2&page=2'))).toEqual(taken.slice(2, 4));
    const past = await listOf(learner, '?size=2&page=9');
    expect(past).toMatchObject({ page: 3, pages: 3 });
    expect(ids(past)).toEqual(taken.slice(4));
    expect(ids(await listOf(learner))).toEqual(taken);
  });

  it('is narrowed by area, kind, timing and period, and names the areas of every quiz', async () => {
    const learner = await newLearner(product);
    const old = await practiceAt(learner, '2026-09-01T18:00:00.000Z');
    const tutor = await builtAt(learner, '2026-11-01T18:00:00.000Z', {
      areas: ['Patient Data'],
      mode: 'tutor',
    });
    const timed = await builtAt(learner, '2026-11-19T18:00:00.000Z', {
      areas: ['Initiation and Modification of Interventions'],
      mode: 'practice',
      minutes: 5,
    });
    clock.set(start);
    const everything = await listOf(learner);
    expect(ids(everything)).toEqual([timed, tutor, old]);
    expect(everything.quizzes[1]?.areas).toEqual(['Patient Data']);
    expect(everything.areas).toContain('Initiation and Modification of Interventions');
    expect(ids(await listOf(learner, '?kind=tutor'))).toEqual([tutor]);
    expect(ids(await listOf(learner, '?timing=timed'))).toEqual([timed]);
    expect(ids(await listOf(learner, '?period=month'))).toEqual([timed, tutor]);
    expect(ids(await listOf(learner, '?period=week&timing=untimed'))).toEqual([]);
    const inArea = await listOf(learner, '?area=Patient%20Data&period=month');
    expect(ids(inArea)).toEqual([tutor]);
    expect(inArea).toMatchObject({ matching: 1, total: 3, areas: everything.areas });
    expect(ids(await listOf(learner, '?area=Nowhere'))).toEqual([]);
  });

  it('says which of its words was wrong, and is bounded', async () => {
    const learner = await newLearner(product);
    for (const [query, field] of [
      ['page=0', 'page'],
      ['size=51', 'size'],
      ['kind=exams', 'kind'],
      ['timing=slow', 'timing'],
      ['period=decade', 'period'],
      ['area=', 'area'],
    ]) {
      const { status, body } = await learner.get(`/api/quizzes?${query}`);
      expect(status).toBe(400);
      expect(body.message).toContain(field);
    }
  });
});
