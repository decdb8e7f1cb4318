import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsOfCase } from '../../../domain/bank/cases-items/items-of-case.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import { caseStudySteps } from '../../../domain/contracts/case-study.ts';
import { customQuiz } from '../../../domain/contracts/custom-quiz.ts';
import { openAttempt, type Question, questionList } from '../../../domain/contracts/quiz.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { casesOfBank } from '../../../ops/bank/cases/cases-of-bank.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { wish } from '../support/custom.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';

/** Three that fit the weights of the areas together. */
const studies: readonly string[] = [
  'pain-through-to-the-back',
  'hungry-after-every-vomit',
  'headache-five-days-after-birth',
];

const inStudies = (await casesOfBank())
  .flatMap(itemsOfCase)
  .filter(
    ({ field, case: of }) => field === 'RN' && of?.number !== undefined && studies.includes(of.id),
  );

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  const { commands, identifiers, clock, readPosition } = product.world;
  for (const item of inStudies) {
    const published = await handleCommand(commands, {
      decider: publication,
      stream: itemStream(item.id),
      command: { type: 'PublishItem', item, contentHash: item.id, at: clock.instant() },
      meta: { actor: 'system', correlationId: 'test', commandId: identifiers.command() },
    });
    if (!published.ok) throw new Error(published.refusal.code);
    await readPosition.reached(['item-bank', 'item-revisions'], published.position, 5000);
  }
});
afterAll(() => product.stop());

/** The bank is asked by the words, since what is served names nothing. */
const itemOf = ({ question }: Question): Item => {
  const item = inStudies.find(({ stem }) => stem === question);
  if (!item) throw new Error(`not of a case study: ${question.slice(0, 60)}`);
  return item;
};

const rightAnswer = (question: Question): string => {
  const item = itemOf(question);
  const texts = new Map(item.options.map(({ id, text }) => [id, text]));
  const labels = bankOptionsOf(item).key.map(
    (id) => question.options.find(({ text }) => text === texts.get(id))?.label ?? '',
  );
  return labels.toSorted().join(',');
};

const studiesOf = (questions: readonly Question[]): readonly (readonly Question[])[] => [
  ...Map.groupBy(
    questions.filter(({ caseStudy }) => caseStudy),
    ({ caseStudy }) => caseStudy?.study,
  ).values(),
];

/** Six of one case, one after the other, in the order of the steps. */
const expectWhole = (questions: readonly Question[], count: number): void => {
  const studies = studiesOf(questions);
  expect(studies).toHaveLength(count);
  for (const [index, study] of studies.entries()) {
    expect(study.map(({ caseStudy }) => caseStudy)).toEqual(
      caseStudySteps.map((step, at) => ({ study: index + 1, number: at + 1, step })),
    );
    expect(new Set(study.map((question) => itemOf(question).case?.id)).size).toBe(1);
    const [first] = study;
    const from = first ? questions.indexOf(first) : -1;
    expect(study.map((question) => questions.indexOf(question) - from)).toEqual([0, 1, 2, 3, 4, 5]);
  }
};

const caseStudyQuiz = async (learner: Learner, own: Parameters<typeof wish>[0] = {}) => {
  const body = wish({ healthcareField: 'RN', only: 'case-studies', count: 6, ...own });
  const answer = await learner.post('/api/quizzes', body);
  expect(answer.status, answer.text).toBe(200);
  return customQuiz.parse(answer.body);
};

describe('a quiz of case studies', () => {
  it('holds whole ones, tells what is new in the chart, and nothing of a key', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const { attemptId, questions } = await caseStudyQuiz(learner, { count: 14 });
    expect(questions).toHaveLength(12);
    expectWhole(questions, 2);
    const open = await learner.get(`/api/attempts/${attemptId}`);
    expect(openAttempt.parse(open.body).questions).toEqual(questions);
    for (const sign of ['"key"', '"why"', 'marking', 'explanation', 'isRight', '"case"']) {
      expect(open.text).not.toContain(sign);
    }
    for (const [first, ...later] of studiesOf(questions)) {
      const news = ({ exhibits = [] }: Question) =>
        exhibits.flatMap(({ blocks }) => blocks.filter(({ isNew }) => isNew)).length;
      expect(first && news(first)).toBe(0);
      expect(later.map(news).filter((count) => count > 0).length).toBeGreaterThan(2);
    }
  });

  it('is scored question by question, each by its own rule, and shown together afterwards', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const { attemptId, questions } = await caseStudyQuiz(learner);
    const answers = questions.map((question, index) => ({
      questionId: question.id,
      // Of the second only the first of its right choices.
      userAnswer: index === 1 ? (rightAnswer(question).split(',')[0] ?? '') : rightAnswer(question),
    }));
    const body = { attemptId, healthcareField: 'RN', answers };
    const { body: result, status } = await learner.post('/api/quiz/submit', body);
    expect(status).toBe(200);
    expect(result).toMatchObject({ correct: 5, incorrect: 1, totalQuestions: 6 });
    const [, second] = result.answers;
    expect(second.points).toBeLessThan(second.maxPoints);
    expectWhole(questionList.parse(result.questions), 1);
  });

  it('says how many there are, by area, topic and status', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const overview = async () =>
      quizOverview.parse((await learner.get('/api/quiz/overview/RN')).body).caseStudies ?? [];
    const before = await overview();
    expect(before).toHaveLength(3);
    expect(before.every(({ unused, missed, flagged }) => unused && !missed && !flagged)).toBe(true);
    const { attemptId } = await caseStudyQuiz(learner);
    await learner.post('/api/quiz/submit', { attemptId, healthcareField: 'RN', answers: [] });
    const after = await overview();
    expect(after.filter(({ unused }) => unused)).toHaveLength(2);
    const rest = await caseStudyQuiz(learner, { status: 'unused', count: 75 });
    expectWhole(rest.questions, 2);
  });

  it('is refused where no case study matches, with what there is', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const missed = wish({ healthcareField: 'RN', only: 'case-studies', status: 'missed' });
    expect(await learner.post('/api/quizzes', missed)).toMatchObject({
      status: 409,
      body: { code: 'NothingMatches', field: 'status' },
    });
    const elsewhere = wish({ healthcareField: 'RT', only: 'case-studies' });
    expect((await learner.post('/api/quizzes', elsewhere)).status).toBe(409);
    const overview = await learner.get('/api/quiz/overview/RT');
    expect(quizOverview.parse(overview.body).caseStudies).toBeUndefined();
  });
});

describe('other papers', () => {
  it('a full-length form holds three, and no sibling beside them', async () => {
    const pro = await newPro(product, { healthcareField: 'RN' });
    const answer = await pro.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN');
    const questions = questionList.parse(answer.body);
    expect(questions).toHaveLength(75);
    expectWhole(questions, 3);
    const ofCases = questions.filter((question) =>
      inStudies.some(({ stem }) => stem === question.question),
    );
    expect(ofCases).toHaveLength(18);
  });

  it('practice holds one at most, and fewer than six questions none', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    for (const limit of [5, 30, 30]) {
      const answer = await learner.get(`/api/questions/RN?limit=${limit}`);
      const questions = questionList.parse(answer.body);
      expect(questions).toHaveLength(limit);
      expectWhole(questions, limit < 6 ? 0 : studiesOf(questions).length);
      expect(studiesOf(questions).length).toBeLessThanOrEqual(1);
    }
  });

  it('what was missed comes back by itself, without the five others', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const { attemptId, questions } = await caseStudyQuiz(learner);
    const answers = questions.map((question, index) => ({
      questionId: question.id,
      userAnswer: index === 2 ? '' : rightAnswer(question),
    }));
    await learner.post('/api/quiz/submit', { attemptId, healthcareField: 'RN', answers });
    const again = wish({ healthcareField: 'RN', status: 'missed', count: 10 });
    const { body } = await learner.post('/api/quizzes', again);
    const [only, ...others] = customQuiz.parse(body).questions;
    expect([only?.question, others]).toEqual([questions[2]?.question, []]);
    expect(only?.caseStudy).toBeUndefined();
    expect(JSON.stringify(only?.exhibits)).not.toContain('isNew');
  });
});
