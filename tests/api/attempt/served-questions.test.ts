import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionIdAt } from '../../../domain/attempt/question-ids.ts';
import { adaptiveStep } from '../../../domain/contracts/adaptive-answers.ts';
import { openAttempt, type Question, questionList } from '../../../domain/contracts/quiz.ts';
import { reviewQuestions } from '../../../domain/contracts/review.ts';
import { type AdaptiveExam, adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import { beyondChance, guessers } from '../../domain/bank/support/guessers.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf, remember, wrongAnswer } from '../support/bank.ts';
import type { Browser } from '../support/browser.ts';
import { newCustom } from '../support/custom.ts';
import { missedQuiz } from '../support/missed-quiz.ts';
import { newAdmin, newLearner, password } from '../support/people.ts';
import { newPaper } from '../support/quiz.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Served = { readonly text: string; readonly questions: readonly Question[] };

const listed = async (learner: Browser, path: string): Promise<Served> => {
  const { text, body, status } = await learner.get(path);
  expect(status, text).toBe(200);
  return { text, questions: remember(questionList.parse(body)) };
};

const resumed = async (learner: Browser, attemptId: string): Promise<Served> => {
  const { text, body } = await learner.get(`/api/attempts/${attemptId}`);
  return { text, questions: remember(openAttempt.parse(body).questions) };
};

/** Four to six items: the bank of the tests fills no longer exam. */
const short = adaptiveExams.map(
  (exam): AdaptiveExam => ({ ...exam, rules: { ...exam.rules, minimum: 4, maximum: 6 } }),
);
const adaptive = '/api/questions/RN?fullLength=true&exam=NCLEX-RN&form=adaptive';

/** Every way on which a question comes to a learner before its answer counts. */
const ways: Readonly<Record<string, () => Promise<Served>>> = {
  practice: async () => listed(await newLearner(product), '/api/questions/RT?limit=75'),
  exam: async () =>
    listed(await newAdmin(product), '/api/questions/RN?fullLength=true&exam=NCLEX-RN'),
  'a quiz of one’s own': async () => {
    const learner = await newLearner(product);
    const { questions } = await newCustom(learner, { count: 75 });
    return { questions, text: JSON.stringify(questions) };
  },
  'a tutor quiz, resumed': async () => {
    const learner = await newLearner(product);
    const { attemptId } = await newCustom(learner, { count: 40, mode: 'tutor' });
    return resumed(learner, attemptId);
  },
  'a practice quiz, resumed': async () => {
    const learner = await newLearner(product);
    const { attemptId, ids } = await newPaper(learner, { limit: 40 });
    const path = `/api/attempts/${attemptId}`;
    await learner.put(`${path}/answers/${ids[0]}`, { userAnswer: 'A', seconds: 1 });
    await learner.put(`${path}/marks/${ids[1]}`, { flagged: true, struck: ['B'] });
    return resumed(learner, attemptId);
  },
  'an adaptive exam': async () => {
    const { email } = await newAdmin(product);
    const served: Question[] = [];
    const texts: string[] = [];
    await withSettings(product, { adaptiveExams: short }, async (learner) => {
      await learner.post('/api/login', { emailOrUsername: email, password });
      const begun = await learner.get(adaptive);
      const [first] = questionList.parse(begun.body);
      const path = `/api/attempts/${begun.headers.get('x-attempt-id')}/adaptive-answers`;
      const body = { questionId: first?.id, userAnswer: 'A', seconds: 9 };
      const { text, body: step } = await learner.post(path, body);
      const next = adaptiveStep.parse(step);
      if (!first || next.ended) throw new Error(text);
      served.push(first, next.next);
      texts.push(begun.text, text);
    });
    return { text: texts.join('\n'), questions: remember(served) };
  },
  review: async () => {
    const learner = await newLearner(product);
    await missedQuiz(learner, 30);
    const { text, body } = await learner.get('/api/review/questions');
    return { text, questions: remember(reviewQuestions.parse(body)) };
  },
};

const bankNames = [...itemsOf('RT'), ...itemsOf('RN')].flatMap((item) => [
  ...[item.id, item.model?.id ?? item.id],
  ...item.options.map(({ id }) => id),
]);

describe.each(Object.entries(ways))('what is served for %s', (_, serve) => {
  it('names neither items nor options of the bank, and no question as for another learner', async () => {
    const [one, two] = [await serve(), await serve()];
    for (const { text } of [one, two]) {
      expect(bankNames.filter((name) => text.includes(name))).toEqual([]);
    }
    const ids = [...one.questions, ...two.questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f-]{36}\.[1-9]\d*$/.test(id))).toBe(true);
    for (const question of [...one.questions, ...two.questions]) {
      expect(Object.keys(question).sort()).toEqual([
        ...['category', 'id', 'options', 'question', 'questionType', 'topic'],
      ]);
      expect(question.options.map(({ label }) => label).join('')).toBe(
        'ABCDEFGH'.slice(0, question.options.length),
      );
    }
  });
});

describe('the letters that learners are served', () => {
  it('are no better guessed from all that is served than by chance', {
    timeout: 60_000,
  }, async () => {
    const papers: Question[] = [];
    for (let paper = 0; paper < 6; paper += 1) {
      papers.push(...((await ways['practice']?.())?.questions ?? []));
      papers.push(...((await ways['review']?.())?.questions ?? []));
    }
    const served = papers.map((question) => ({ question, item: itemOf(question.id) }));
    expect(served.length).toBeGreaterThan(400);
    const lucky = guessers.filter((guesser) => beyondChance(guesser, served) > 4.5);
    expect(lucky.map(([name]) => name)).toEqual([]);
  });

  it('stay as they are for one paper, and differ from paper to paper', async () => {
    const learner = await newLearner(product);
    const { attemptId, questions } = await newPaper(learner, { limit: 75 });
    expect((await resumed(learner, attemptId)).questions).toEqual(questions);
    const other = await newPaper(await newLearner(product), { limit: 75 });
    const orders = new Map(
      other.questions.map(({ id, options }) => [itemOf(id).id, JSON.stringify(options)]),
    );
    const free = questions.filter(({ id }) => !itemOf(id).ordered && orders.has(itemOf(id).id));
    const same = free.filter(
      ({ id, options }) => orders.get(itemOf(id).id) === JSON.stringify(options),
    );
    // One in 24 comes out alike by chance.
    expect(same.length).toBeLessThan(free.length / 5);
  });
});

describe('the name of a question', () => {
  it('is worth nothing to anybody else, and on no other paper', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const paper = await newPaper(one, { limit: 2 });
    const own = await newPaper(two, { limit: 2 });
    const [id = ''] = paper.ids;
    const answer = { userAnswer: 'A', seconds: 1 };
    const theirs = await two.put(`/api/attempts/${paper.attemptId}/answers/${id}`, answer);
    expect([theirs.status, theirs.body.code]).toEqual([404, 'AttemptNotFound']);
    for (const name of [id, questionIdAt(own.attemptId, 2), itemOf(own.ids[0] ?? '').id]) {
      const strange = await two.put(`/api/attempts/${own.attemptId}/answers/${name}`, answer);
      expect([strange.status, strange.body.code]).toEqual([400, 'QuestionNotOnPaper']);
    }
    const answers = [{ questionId: id, userAnswer: wrongAnswer(id) }];
    const body = { healthcareField: 'RT', answers };
    const submitted = await two.post('/api/quiz/submit', body);
    expect([submitted.status, submitted.body.code]).toEqual([404, 'NoOpenPaper']);
    const asked = { questionIds: [id], field: 'RT' };
    expect((await one.post('/api/quiz/answers', asked)).status).toBe(403);
    expect((await two.post('/api/quiz/answers', asked)).status).toBe(403);
  });
});
