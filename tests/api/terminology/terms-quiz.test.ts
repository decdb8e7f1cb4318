import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedTermsQuiz } from '../../../domain/contracts/terminology-study.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { termNamed } from '../../support/terms.ts';
import { type Learner, newLearner } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const start = async (learner: Learner, body: object = {}): Promise<StartedTermsQuiz> => {
  const answer = await learner.post('/api/terminology/quizzes', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};

/** The right option of a question, or one that is wrong. */
const optionOf = ({ questions }: StartedTermsQuiz, place: number, isRight: boolean) => {
  const question = questions[place];
  const right = termNamed(question?.term ?? '').definition;
  return question?.options.find(({ definition }) => (definition === right) === isRight)?.id;
};

type Given = { readonly place: number; readonly isRight: boolean };

const answer = (learner: Learner, quiz: StartedTermsQuiz, { place, isRight }: Given) =>
  learner.post(`/api/terminology/quizzes/${quiz.id}/answers`, {
    question: place + 1,
    optionId: optionOf(quiz, place, isRight),
  });

/** Answers all questions, the first so many of them rightly. */
const walk = async (learner: Learner, quiz: StartedTermsQuiz, right: number) => {
  const answers = [];
  for (const place of quiz.questions.keys()) {
    answers.push((await answer(learner, quiz, { place: place, isRight: place < right })).body);
  }
  return answers;
};

const progressOf = async (learner: Learner) =>
  (await learner.get('/api/terminology/progress')).body;

describe('a quiz of terms', () => {
  it('[TERM-12] [TERM-13] asks ten terms with four definitions each, and tells no key', async () => {
    const quiz = await start(await newLearner(product));
    expect(quiz.questions).toHaveLength(10);
    for (const { options, ...question } of quiz.questions) {
      expect(Object.keys(question)).toEqual(['term', 'pronunciation', 'category']);
      expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
      const definitions = options.map(({ definition }) => definition);
      expect(definitions).toContain(termNamed(question.term).definition);
    }
  });

  it('[TERM-14] [TERM-15] tells with an answer which was right and where the word is from, and lets it stand', async () => {
    const learner = await newLearner(product);
    const quiz = await start(learner);
    const { status, body } = await answer(learner, quiz, { place: 0, isRight: false });
    expect(status).toBe(200);
    expect(body).toEqual({
      correct: false,
      rightOptionId: optionOf(quiz, 0, true),
      etymology: termNamed(quiz.questions[0]?.term ?? '').etymology,
      result: null,
    });
    expect((await answer(learner, quiz, { place: 0, isRight: false })).body).toEqual(body);
    const other = await answer(learner, quiz, { place: 0, isRight: true });
    expect([other.status, other.body.code]).toEqual([409, 'TermAnswerStands']);
  });

  it('[TERM-17] [TERM-18] is scored here, and remembers what was missed', async () => {
    const learner = await newLearner(product);
    const quiz = await start(learner);
    const missed = quiz.questions.slice(7).map(({ term }) => termNamed(term).id);
    const last = (await walk(learner, quiz, 7)).at(-1);
    const result = { right: 7, asked: 10, percent: 70, message: 'Good work', missed };
    expect(last.result).toEqual(result);
    expect(await progressOf(learner)).toEqual({
      learned: [],
      quizzesTaken: 1,
      bestScore: 70,
      averageScore: 70,
      missed,
    });
  });

  it('asks only what was missed, until it is known', async () => {
    const learner = await newLearner(product);
    await walk(learner, await start(learner), 8);
    const again = await start(learner, { missedOnly: true });
    expect(again.questions).toHaveLength(2);
    await walk(learner, again, 2);
    const { missed, quizzesTaken, bestScore, averageScore } = await progressOf(learner);
    expect([missed, quizzesTaken, bestScore, averageScore]).toEqual([[], 2, 100, 90]);
    const { status, body } = await learner.post('/api/terminology/quizzes', { missedOnly: true });
    expect([status, body.message]).toEqual([404, 'You have no missed terms to practice.']);
  });

  it('asks of one category where it is told to, and names one that there is not', async () => {
    const learner = await newLearner(product);
    const { questions } = await start(learner, { category: 'Cardiology' });
    expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['Cardiology']));
    const { status, body } = await learner.post('/api/terminology/quizzes', { category: 'Magic' });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^category: /);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await newLearner(product), await newLearner(product)];
    const quiz = await start(owner);
    expect((await answer(other, quiz, { place: 0, isRight: true })).status).toBe(404);
    expect(
      (await answer(owner, { ...quiz, id: 'none' as typeof quiz.id }, { place: 0, isRight: true }))
        .status,
    ).toBe(404);
  });
});

describe('marking terms', () => {
  const mark = (learner: Learner, id: string, learned: boolean) =>
    learner.put(`/api/terminology/terms/${id}/learned`, { learned });

  it('[TERM-09] is counted, and taken back', async () => {
    const learner = await newLearner(product);
    expect((await mark(learner, 'dyspnea', true)).status).toBe(204);
    await mark(learner, 'atelectasis', true);
    await mark(learner, 'dyspnea', true);
    expect((await progressOf(learner)).learned).toEqual(['dyspnea', 'atelectasis']);
    await mark(learner, 'dyspnea', false);
    expect((await progressOf(learner)).learned).toEqual(['atelectasis']);
  });

  it('is refused of a term that there is not', async () => {
    const learner = await newLearner(product);
    const { status, body } = await mark(learner, 'unicorn', true);
    expect([status, body.code]).toEqual([404, 'TermNotFound']);
    const odd = await mark(learner, 'Dyspnea', true);
    expect(odd.body.message).toMatch(/^termId: /);
  });
});
