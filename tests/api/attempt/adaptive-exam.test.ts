import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adaptiveStep } from '../../../domain/contracts/adaptive-answers.ts';
import { attemptView, openAttempt, questionList } from '../../../domain/contracts/quiz.ts';
import { type AdaptiveExam, adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { remember, rightAnswer, wrongAnswer } from '../support/bank.ts';
import type { Browser } from '../support/browser.ts';
import { newAdmin, newLearner, password } from '../support/people.ts';
import { newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';
import { withSettings } from '../support/with-settings.ts';

const start = '2026-11-20T12:00:00.000Z';

/** Four to six items: the bank of the tests fills no longer exam. */
const short = adaptiveExams.map(
  (exam): AdaptiveExam => ({ ...exam, rules: { ...exam.rules, minimum: 4, maximum: 6 } }),
);

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const path = '/api/questions/RN?fullLength=true&exam=NCLEX-RN&form=adaptive';

/** An admin, who may take exams, on a server with the short rules. */
const withAdmin = async (work: (admin: Browser) => Promise<void>): Promise<void> => {
  const { email } = await newAdmin(product);
  await withSettings(product, { adaptiveExams: short }, async (own) => {
    await own.post('/api/login', { emailOrUsername: email, password });
    await work(own);
  });
};

const begin = async (learner: Browser) => {
  const answer = await learner.get(path);
  expect(answer.status, answer.text).toBe(200);
  const [first] = remember(questionList.parse(answer.body));
  const attemptId = answer.headers.get('x-attempt-id') ?? '';
  return { learner, attemptId, first: first?.id ?? '' };
};

type Exam = { readonly learner: Browser; readonly attemptId: string; readonly first: string };

const send = async (
  { learner, attemptId }: Omit<Exam, 'first'>,
  questionId: string,
  userAnswer: string,
) => {
  const answer = await learner.post(`/api/attempts/${attemptId}/adaptive-answers`, {
    questionId,
    userAnswer,
    seconds: 30,
  });
  if (answer.body?.next) remember([answer.body.next]);
  return answer;
};

/** Answers as the pattern says, 1 for right; the question that waits afterwards, if one does. */
const answerAll = async (exam: Exam, pattern: string) => {
  let waiting: string | undefined = exam.first;
  for (const mark of pattern) {
    if (waiting === undefined) break;
    const userAnswer = mark === '1' ? rightAnswer(waiting) : wrongAnswer(waiting);
    const sent = await send(exam, waiting, userAnswer);
    expect(sent.status, sent.text).toBe(200);
    const step = adaptiveStep.parse(sent.body);
    waiting = step.ended ? undefined : step.next.id;
  }
  return waiting;
};

const viewOf = async (learner: Browser, attemptId: string) =>
  attemptView.parse((await learner.get(`/api/attempts/${attemptId}`)).body);

describe('an adaptive exam', () => {
  it('leads question by question to a verdict with its interval', () =>
    withAdmin(async (admin) => {
      const exam = await begin(admin);
      const { attemptId, first } = exam;
      expect(await viewOf(admin, attemptId)).toMatchObject({
        mode: 'adaptive',
        isFullLength: true,
        endsAt: '2026-11-20T17:00:00.000Z',
        adaptive: { minimum: 4, maximum: 6 },
        answers: [],
        questions: [{ id: first }],
      });
      clock.set('2026-11-20T12:10:00.000Z');
      expect(await answerAll(exam, '110110')).toBeUndefined();
      const view = await viewOf(admin, attemptId);
      if (view.status !== 'submitted') throw new Error('still open');
      expect(view).toMatchObject({
        mode: 'adaptive',
        totalQuestions: 6,
        correct: 4,
        skipped: 0,
        timeSpent: 180,
        adaptive: {
          rule: 'maximum-length',
          passed: true,
          answered: 6,
          cut: 0,
          confidence: 0.95,
          rulesVersion: '2023-04-01',
          minimum: 4,
          maximum: 6,
        },
      });
      const { path: steps = [], theta } = view.adaptive ?? {};
      expect(steps.map(({ correct }) => correct)).toEqual([true, true, false, true, true, false]);
      expect(steps.map(({ questionId }) => questionId)).toEqual(view.questions.map(({ id }) => id));
      expect(steps.at(-1)?.theta).toBe(theta);
    }));

  it('takes the difficulty of a question from its source, however often it was answered', () =>
    withAdmin(async (admin) => {
      const use = { asked: 60, correct: 60, omitted: 0, chosen: {}, rest: 0, restSquared: 0 };
      await product.world.database.query(
        `insert into read.item_quality (key, data, asked, reports)
         select key || '@' || revision, $1::json, 60, 0 from read.item where field = 'RN'
         on conflict (key) do update set data = excluded.data, asked = excluded.asked`,
        [JSON.stringify({ use: { ...use, restWhereCorrect: 0 } })],
      );
      const exam = await begin(admin);
      await answerAll(exam, '101010');
      const view = await viewOf(admin, exam.attemptId);
      const { path: steps = [] } = (view.status === 'submitted' && view.adaptive) || {};
      expect(steps).toHaveLength(6);
      for (const { difficulty } of steps) expect([-0.6, 0, 0.6]).toContain(difficulty);
    }));

  it('never tells while it runs how able the learner seems, nor the key', () =>
    withAdmin(async (admin) => {
      const exam = await begin(admin);
      const { attemptId, first } = exam;
      const sent = await send(exam, first, rightAnswer(first));
      const open = await admin.get(`/api/attempts/${attemptId}`);
      for (const { text } of [sent, open]) {
        expect(text).not.toMatch(/"(?:theta|se|difficulty|correct\w*|key|high|low)"/i);
      }
      expect(openAttempt.parse(open.body).questions).toHaveLength(2);
    }));

  it('takes the same answer again for the same, and no other', () =>
    withAdmin(async (admin) => {
      const exam = await begin(admin);
      const { attemptId, first } = exam;
      const once = await send(exam, first, rightAnswer(first));
      const again = await send(exam, first, rightAnswer(first));
      expect(again.body).toEqual(once.body);
      const other = await send(exam, first, wrongAnswer(first));
      expect([other.status, other.body.code]).toEqual([409, 'AnswersAreFinal']);
      const skipped = await send(exam, once.body.next.id, '');
      expect([skipped.status, skipped.body.code]).toEqual([400, 'AnswerMissing']);
      const saved = await admin.put(`/api/attempts/${attemptId}/answers/${once.body.next.id}`, {
        userAnswer: 'A',
        seconds: 3,
      });
      expect([saved.status, saved.body.code]).toEqual([409, 'AnswersAreFinal']);
    }));

  it('ends by itself when its time is over, not passed below the minimum', () =>
    withAdmin(async (admin) => {
      const exam = await begin(admin);
      const { attemptId } = exam;
      await answerAll(exam, '11');
      clock.set('2026-11-20T17:00:30.000Z');
      await expect
        .poll(async () => (await viewOf(admin, attemptId)).status, {
          timeout: 15_000,
          interval: 500,
        })
        .toBe('submitted');
      expect(await viewOf(admin, attemptId)).toMatchObject({
        totalQuestions: 2,
        correct: 2,
        skipped: 0,
        adaptive: { rule: 'out-of-time', passed: false, answered: 2 },
      });
    }));

  it('can be left for good: given up, it has no verdict and no result', () =>
    withAdmin(async (admin) => {
      const exam = await begin(admin);
      await answerAll(exam, '1');
      expect((await admin.post(`/api/attempts/${exam.attemptId}/void`)).status).toBe(204);
      expect(await admin.get(`/api/attempts/${exam.attemptId}`)).toMatchObject({
        status: 409,
        body: { code: 'AttemptGivenUp' },
      });
      expect((await admin.get('/api/attempts/open')).body).toEqual([]);
      expect((await admin.get('/api/quiz/history')).body).toEqual([]);
    }));

  it('is part of Pro', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const { status, body } = await learner.get(path);
    expect([status, body.code]).toEqual([403, 'UpgradeRequired']);
  });

  it('is not offered where the exam has no such form or the bank is too small for it', async () => {
    const admin = await newAdmin(product);
    const other = await admin.get('/api/questions/RT?fullLength=true&exam=TMC&form=adaptive');
    expect([other.status, other.body.code]).toEqual([409, 'NotAdaptive']);
    const small = await admin.get(path);
    expect([small.status, small.body.code]).toEqual([409, 'ExamNotReady']);
  });

  it('of someone else is as if absent, and a quiz is not answered that way', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const paper = await newPaper(learner, { field: 'RN', limit: 2 });
    const [id = ''] = paper.ids;
    const own = await send({ learner, attemptId: paper.attemptId }, id, rightAnswer(id));
    expect([own.status, own.body.code]).toEqual([409, 'NotAdaptive']);
    const stranger = await newLearner(product, { healthcareField: 'RN' });
    const theirs = await send(
      { learner: stranger, attemptId: paper.attemptId },
      id,
      rightAnswer(id),
    );
    expect([theirs.status, theirs.body.code]).toEqual([404, 'AttemptNotFound']);
  });
});
