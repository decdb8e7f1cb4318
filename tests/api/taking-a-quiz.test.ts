import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { progress } from '../../domain/contracts/progress.ts';
import { openAttemptList, quizHistory, quizOverview } from '../../domain/contracts/quiz.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { itemOf, itemsOf, rightAnswer, wrongAnswer } from './support/bank.ts';
import { type Answer, browser } from './support/browser.ts';
import { newLearner, password } from './support/people.ts';
import { handIn, newPaper, submission } from './support/quiz.ts';
import { type SetClock, setClock } from './support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

describe('a learner’s whole way', () => {
  it('leads from registering over a resumed quiz to answers, history and progress', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const paper = await newPaper(learner);
    const [first = '', second = '', ...others] = paper.ids;

    clock.set('2026-11-20T12:01:00.000Z');
    const save = (id: string, userAnswer: string, seconds: number) =>
      learner.put(`/api/attempts/${paper.attemptId}/answers/${id}`, { userAnswer, seconds });
    expect((await save(first, wrongAnswer(first), 20)).status).toBe(204);
    expect((await save(first, rightAnswer(first), 31)).status).toBe(204);
    const saved = await save(second, wrongAnswer(second), 12.5);
    expect(saved.headers.get('x-position')).toBe(await product.world.commands.log.head());

    const phone = browser(product.url);
    await phone.post('/api/login', { emailOrUsername: learner.email, password });
    const open = openAttemptList.parse((await phone.get('/api/attempts/open')).body);
    expect(open).toEqual([
      {
        id: paper.attemptId,
        healthcareField: 'RT',
        exam: null,
        isFullLength: false,
        issuedAt: start,
        totalQuestions: 20,
        answered: 2,
      },
    ]);
    const resumed = (await phone.get(`/api/attempts/${paper.attemptId}`)).body;
    expect(resumed).toEqual({
      ...{ id: paper.attemptId, status: 'open', healthcareField: 'RT', exam: null },
      ...{ isFullLength: false, issuedAt: start, endsAt: null },
      questions: paper.questions,
      answers: expect.arrayContaining([
        { questionId: first, userAnswer: rightAnswer(first), seconds: 31 },
        { questionId: second, userAnswer: wrongAnswer(second), seconds: 12.5 },
      ]),
    });

    clock.set('2026-11-20T12:10:00.000Z');
    const { body: result } = await phone.post('/api/quiz/submit', {
      attemptId: paper.attemptId,
      healthcareField: 'RT',
      timeSpent: 480,
      // The rest: half right, and what is not sent counts as it was saved.
      answers: others.map((questionId, i) => ({
        questionId,
        userAnswer: i < 9 ? rightAnswer(questionId) : '',
      })),
    });
    expect(result).toMatchObject({
      ...{ id: paper.attemptId, status: 'submitted', score: 50, totalQuestions: 20 },
      ...{ correct: 10, incorrect: 1, skipped: 9, timeSpent: 480, isFullLength: false },
      createdAt: '2026-11-20T12:10:00.000Z',
    });

    const seen = await phone.get(`/api/attempts/${paper.attemptId}`);
    expect(seen.body).toEqual(result);
    expect(openAttemptList.parse((await phone.get('/api/attempts/open')).body)).toEqual([]);

    const { body: details } = await phone.post('/api/quiz/answers', {
      questionIds: paper.ids,
      field: 'RT',
    });
    expect(details.map(({ id }: { id: string }) => id)).toEqual(paper.ids);

    const history = quizHistory.parse((await phone.get('/api/quiz/history')).body);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ id: paper.attemptId, score: 50 });
    const figures = progress.parse((await phone.get('/api/progress')).body);
    expect(figures).toMatchObject({
      ...{ dailyStreak: 1, highestStreak: 1, quizzesTaken: 1, examsTaken: 0 },
      ...{ averageScore: 50, recentAverage: 50, totalStudyTime: 480, questionsAnswered: 11 },
    });
    const overview = quizOverview.parse((await phone.get('/api/quiz/overview/RT')).body);
    expect(overview.questions - overview.unseen).toBe(20);
    const { body: me } = await phone.get('/api/user');
    expect(me).toMatchObject({ dailyStreak: 1, highestStreak: 1 });
  });
});

describe('a paper', () => {
  it('[QUIZ-14] [API-15] has 20 random questions of the field, none twice', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner);
    expect(new Set(paper.ids).size).toBe(20);
    expect(paper.ids.every((id) => itemOf(id).field === 'RT')).toBe(true);
    const order = itemsOf('RT').map(({ id }) => id);
    const places = paper.ids.map((id) => order.indexOf(id as never));
    expect(places).not.toEqual(places.toSorted((a, b) => a - b));
  });

  it('[QUIZ-14] is another one for another learner and another time', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const sets = [await newPaper(one), await newPaper(two), await newPaper(two)].map(({ ids }) =>
      ids.toSorted().join(),
    );
    expect(new Set(sets).size).toBe(3);
  });

  it('[DATA-06] shows what a question has and nothing that tells the key', async () => {
    const learner = await newLearner(product);
    const { questions } = await newPaper(learner, { limit: 400 });
    expect(questions).toHaveLength(itemsOf('RT').length);
    for (const question of questions) {
      const item = itemOf(question.id);
      expect(Object.keys(question).sort()).toEqual([
        ...['category', 'id', 'options', 'question', 'questionType', 'topic'],
      ]);
      expect(question.question).toBe(item.stem);
      expect(question.questionType).toBe(item.type === 'multiple' ? 'K-Type' : 'Single');
      expect(question.options).toEqual(item.options.map(({ label, text }) => ({ label, text })));
    }
  });

  it('holds as many questions as there are, where the bank is smaller than asked', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const { ids } = await newPaper(learner, { field: 'RN', limit: 400 });
    expect(ids.toSorted()).toEqual(
      itemsOf('RN')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('is not issued for a field without questions', async () => {
    const learner = await newLearner(product, { healthcareField: 'DH' });
    const answer = await learner.get('/api/questions/DH?limit=20');
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('x-attempt-id')).toBeNull();
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
  });

  it('[QUIZ-15] has no time limit in practice', async () => {
    const learner = await newLearner(product);
    const { attemptId } = await newPaper(learner);
    expect((await learner.get(`/api/attempts/${attemptId}`)).body.endsAt).toBeNull();
  });

  it('prefers questions that the learner has not seen', async () => {
    const learner = await newLearner(product);
    const seen = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const paper = await newPaper(learner);
      expect(paper.ids.filter((id) => seen.has(id))).toEqual([]);
      await handIn(learner, paper);
      for (const id of paper.ids) seen.add(id);
    }
  });

  it('then prefers those that were answered wrong', async () => {
    const learner = await newLearner(product);
    const all = await newPaper(learner, { limit: 400 });
    const missed = new Set(all.ids.slice(0, 20));
    await handIn(learner, all, (id) => (missed.has(id) ? wrongAnswer(id) : rightAnswer(id)));
    expect(new Set((await newPaper(learner)).ids)).toEqual(missed);
  });

  it('is the same paper for the same Idempotency-Key', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '0d7f4c3a-53a0-4d5e-8f6a-2f9e8f6f1c01' };
    const path = '/api/questions/RT?limit=5';
    const [one, two] = [await learner.get(path, headers), await learner.get(path, headers)];
    expect(two.headers.get('x-attempt-id')).toBe(one.headers.get('x-attempt-id'));
    expect(two.headers.get('x-position')).toBe(one.headers.get('x-position'));
    expect(two.body).toEqual(one.body);
    expect((await learner.get('/api/attempts/open')).body).toHaveLength(1);
  });

  it('is drawn so often a minute by one account and no more', async () => {
    const strict = await startTestProduct({
      configuration: { limits: { registrations: 10, papers: 2 } },
    });
    try {
      const [one, two] = [await newLearner(strict), await newLearner(strict)];
      const draw = async (own: typeof one) => (await own.get('/api/questions/RT')).status;
      expect([await draw(one), await draw(one), await draw(one)]).toEqual([200, 200, 429]);
      expect(await draw(two)).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe('a full-length exam', () => {
  it('[ROLE-14] [ERR-28] is refused to a free learner by the server', async () => {
    const learner = await newLearner(product);
    expect(await learner.get('/api/questions/RT?limit=160&fullLength=true&exam=TMC')).toMatchObject(
      {
        status: 403,
        body: {
          code: 'UpgradeRequired',
          message: 'Full-length exams are available for Pro subscribers only.',
        },
      },
    );
  });
});

describe('the answers of a running quiz', () => {
  it('are in no answer of the server before it is submitted', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner);
    const [first = ''] = paper.ids;
    const answers: Answer[] = [
      await learner.get('/api/questions/RT?limit=20'),
      await learner.get(`/api/attempts/${paper.attemptId}`),
      await learner.get('/api/attempts/open'),
      await learner.put(`/api/attempts/${paper.attemptId}/answers/${first}`, {
        userAnswer: rightAnswer(first),
        seconds: 1,
      }),
      await learner.get('/api/progress'),
      await learner.get('/api/quiz/history'),
      await learner.get('/api/quiz/overview/RT'),
      await learner.get('/api/docs'),
      await learner.post('/api/quiz/answers', { questionIds: paper.ids, field: 'RT' }),
    ];
    const said = answers.map(({ text, headers }) => text + [...headers].join()).join('\n');
    const secrets = itemsOf('RT').flatMap(({ options, explanation, source }) => [
      ...options.map(({ why }) => why),
      ...[explanation, source],
    ]);
    expect(secrets.length).toBeGreaterThan(200);
    const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
    expect(secrets.filter((secret) => said.includes(escaped(secret)))).toEqual([]);
    for (const name of ['"key"', '"why"', 'isCorrect', 'rationale']) {
      expect(said).not.toContain(name);
    }
  });

  it('are refused when asked for', async () => {
    const learner = await newLearner(product);
    const { ids } = await newPaper(learner);
    expect(
      await learner.post('/api/quiz/answers', { questionIds: ids, field: 'RT' }),
    ).toMatchObject({ status: 403, body: { code: 'NotRevealed', field: 'questionIds' } });
  });

  it('are refused together when one of them was never submitted', async () => {
    const learner = await newLearner(product);
    const done = await newPaper(learner, { limit: 3 });
    await handIn(learner, done);
    const running = await newPaper(learner, { limit: 1 });
    const questionIds = [...done.ids, ...running.ids];
    const answer = await learner.post('/api/quiz/answers', { questionIds, field: 'RT' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'NotRevealed' } });
    expect(answer.body.message).toContain(running.ids[0]);
  });

  it('of somebody else’s quiz are not one’s own', async () => {
    const [one, two] = [await newLearner(product), await newLearner(product)];
    const paper = await newPaper(one);
    await handIn(one, paper);
    expect(
      (await two.post('/api/quiz/answers', { questionIds: paper.ids, field: 'RT' })).status,
    ).toBe(403);
  });

  it('[API-19] [DATA-07] are told after it, in the order asked, with a reason for every option', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 400 });
    await handIn(learner, paper);
    const questionIds = [...paper.ids].reverse();
    const { body } = await learner.post('/api/quiz/answers', {
      questionIds: [...questionIds, questionIds[0]],
      field: 'RT',
    });
    expect(body).toEqual(
      questionIds.map((id) => {
        const { type, key, explanation, options } = itemOf(id);
        return {
          id,
          correctAnswer: type === 'multiple' ? key : key[0],
          explanation,
          answerExplanations: Object.fromEntries(options.map(({ text, why }) => [text, why])),
        };
      }),
    );
    expect(
      body.some(({ correctAnswer }: { correctAnswer: unknown }) => Array.isArray(correctAnswer)),
    ).toBe(true);
  });

  it.each([
    [{ questionIds: [], field: 'RT' }, 'questionIds'],
    [{ questionIds: ['a b'], field: 'RT' }, 'questionIds.0'],
    [{ questionIds: Array(401).fill('x'), field: 'RT' }, 'questionIds'],
    [{ questionIds: ['x'], field: 'rt' }, 'field'],
    [{ questionIds: ['x'] }, 'field'],
    [{ questionIds: 'x', field: 'RT' }, 'questionIds'],
  ])('cannot be asked for with %j', async (body, field) => {
    const learner = await newLearner(product);
    expect(await learner.post('/api/quiz/answers', body)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });
});

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
      ...{ score: 43, totalQuestions: 7, correct: 3, incorrect: 2, skipped: 2, timeSpent: 0 },
    });
    expect(result.answers.map(({ correct }) => correct)).toEqual(
      paper.ids.map((_, i) => i >= 2 && i < 5),
    );
    expect(result.areas.reduce((sum, { total }) => sum + total, 0)).toBe(7);
    expect(result.areas.reduce((sum, { correct }) => sum + correct, 0)).toBe(3);
  });

  it('[QUIZ-31] takes a K-Type answer for right only when the whole set is', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 400 });
    const several = paper.ids.filter((id) => itemOf(id).type === 'multiple');
    expect(several.length).toBeGreaterThan(5);
    const variants = (id: string) => {
      const { key, options } = itemOf(id);
      const other = options.map(({ label }) => label).filter((label) => !key.includes(label));
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
      ...{ score: 100, totalQuestions: 400, isFullLength: true },
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

describe('handing in', () => {
  it('a second time answers the first result, however often and whatever it says', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const first = await handIn(learner, paper);
    clock.set('2026-11-20T13:00:00.000Z');
    expect(await handIn(learner, paper, wrongAnswer)).toEqual(first);
    expect((await learner.get('/api/quiz/history')).body).toHaveLength(1);
  });

  it('fifty times at once is one result', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        learner.post('/api/quiz/submit', submission(paper, i % 2 ? rightAnswer : wrongAnswer)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await learner.get('/api/quiz/history')).body).toHaveLength(1);
  });

  it('without an attempt means the latest open paper with these questions', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    clock.set('2026-11-20T12:00:01.000Z');
    const later = await newPaper(learner, { limit: 5 });
    const { attemptId: _, ...body } = submission(paper);
    const { body: result } = await learner.post('/api/quiz/submit', body);
    expect(result.id).toBe(paper.attemptId);
    expect((await learner.post('/api/quiz/submit', body)).body).toEqual(result);
    const open = openAttemptList.parse((await learner.get('/api/attempts/open')).body);
    expect(open.map(({ id }) => id)).toEqual([later.attemptId]);
  });

  it('without an open paper is refused', async () => {
    const learner = await newLearner(product);
    const body = { healthcareField: 'RT', answers: [{ questionId: 'x', userAnswer: 'A' }] };
    expect(await learner.post('/api/quiz/submit', body)).toMatchObject({
      status: 404,
      body: { code: 'NoOpenPaper', field: 'answers' },
    });
  });

  it('with the same Idempotency-Key for another quiz is refused', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '6b0d1b5e-2b58-4a2c-9d6e-54b1f2d1a7c3' };
    const [one, two] = [
      await newPaper(learner, { limit: 1 }),
      await newPaper(learner, { limit: 1 }),
    ];
    expect((await learner.post('/api/quiz/submit', submission(one), headers)).status).toBe(200);
    expect(await learner.post('/api/quiz/submit', submission(two), headers)).toMatchObject({
      status: 409,
      body: { code: 'KeyReused', field: 'idempotency-key' },
    });
  });

  const refusal = async (change: (body: ReturnType<typeof submission>) => object) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 400 });
    const single = paper.ids.findIndex((id) => itemOf(id).type === 'single');
    const body = submission(paper, () => '');
    const swap = { 0: body.answers[single], [single]: body.answers[0] };
    const answer = await learner.post('/api/quiz/submit', {
      ...body,
      ...change({ ...body, answers: Object.assign([...body.answers], swap) }),
    });
    expect((await learner.get('/api/attempts/open')).body).toHaveLength(1);
    return answer;
  };
  const answered = (userAnswer: string) => (body: ReturnType<typeof submission>) => ({
    answers: [{ ...body.answers[0], userAnswer }, ...body.answers.slice(1)],
  });

  it.each([
    [
      'a question that is not on the paper',
      { answers: [{ questionId: 'x', userAnswer: 'A' }] },
      'QuestionNotOnPaper',
      'answers.0.questionId',
    ],
    ['another field', { healthcareField: 'RN' }, 'FieldMismatch', 'healthcareField'],
    ['a field nobody knows', { healthcareField: 'XX' }, 'InvalidRequest', 'healthcareField'],
    ['a negative time', { timeSpent: -1 }, 'InvalidRequest', 'timeSpent'],
    ['an absurd time', { timeSpent: 1e308 }, 'InvalidRequest', 'timeSpent'],
    ['a time that is text', { timeSpent: '60' }, 'InvalidRequest', 'timeSpent'],
    ['no answers', { answers: undefined }, 'InvalidRequest', 'answers'],
    [
      'too many answers',
      { answers: Array(401).fill({ questionId: 'x', userAnswer: '' }) },
      'InvalidRequest',
      'answers',
    ],
    [
      'an answer that is no letter',
      { answers: [{ questionId: 'x', userAnswer: 'A;B' }] },
      'InvalidRequest',
      'answers.0.userAnswer',
    ],
    [
      'an unknown field in an answer',
      { answers: [{ questionId: 'x', userAnswer: 'A', key: 'A' }] },
      'InvalidRequest',
      'answers.0.key',
    ],
    ['an unknown field', { userId: 'x' }, 'InvalidRequest', 'userId'],
  ])('%s is refused and changes nothing', async (_, change, code, field) => {
    expect(await refusal(() => change)).toMatchObject({ status: 400, body: { code, field } });
  });

  it('two answers to a question that takes one are refused', async () => {
    expect(await refusal(answered('A,B'))).toMatchObject({
      status: 400,
      body: { code: 'OneAnswerOnly', field: 'answers.0.userAnswer' },
    });
  });

  it('an option that the question does not have is refused', async () => {
    expect(await refusal(answered('H'))).toMatchObject({
      status: 400,
      body: { code: 'OptionNotOnQuestion', field: 'answers.0.userAnswer' },
    });
  });
});

describe('saving an answer', () => {
  const saveOn = async (change: object, id?: string) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    const path = `/api/attempts/${paper.attemptId}/answers/${id ?? paper.ids[0]}`;
    return learner.put(path, { userAnswer: 'A', seconds: 3, ...change });
  };

  it.each([
    [{ userAnswer: 'a' }, 'InvalidRequest', 'userAnswer'],
    [{ userAnswer: null }, 'InvalidRequest', 'userAnswer'],
    [{ seconds: -0.1 }, 'InvalidRequest', 'seconds'],
    [{ seconds: 86_401 }, 'InvalidRequest', 'seconds'],
    [{ seconds: undefined }, 'InvalidRequest', 'seconds'],
    [{ correct: true }, 'InvalidRequest', 'correct'],
    [{ userAnswer: 'H' }, 'OptionNotOnQuestion', 'userAnswer'],
  ])('is refused with %j', async (change, code, field) => {
    expect(await saveOn(change)).toMatchObject({ status: 400, body: { code, field } });
  });

  it('is refused for a question that is not on the paper', async () => {
    expect(await saveOn({}, 'x')).toMatchObject({
      status: 400,
      body: { code: 'QuestionNotOnPaper', field: 'questionId' },
    });
  });

  it('of many at once loses none', async () => {
    const learner = await newLearner(product);
    const { attemptId, ids } = await newPaper(learner);
    const answers = await Promise.all(
      ids.map((id) =>
        learner.put(`/api/attempts/${attemptId}/answers/${id}`, {
          userAnswer: rightAnswer(id),
          seconds: 1,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const answer = await learner.post('/api/quiz/submit', {
      ...{ attemptId, healthcareField: 'RT', answers: [] },
    });
    expect(answer.body).toMatchObject({ score: 100, correct: 20 });
  });

  it('comes too late once the quiz is over, and says why', async () => {
    const learner = await newLearner(product);
    const done = await newPaper(learner, { limit: 1 });
    await handIn(learner, done);
    const given = await newPaper(learner, { limit: 1 });
    expect((await learner.post(`/api/attempts/${given.attemptId}/void`)).status).toBe(204);
    const save = ({ attemptId, ids }: typeof done) =>
      learner.put(`/api/attempts/${attemptId}/answers/${ids[0]}`, { userAnswer: 'A', seconds: 1 });
    expect(await save(done)).toMatchObject({ status: 409, body: { code: 'AlreadySubmitted' } });
    expect(await save(given)).toMatchObject({ status: 409, body: { code: 'AttemptGivenUp' } });
  });
});

describe('giving a quiz up', () => {
  it('ends it without a result, and twice is as good as once', async () => {
    const learner = await newLearner(product);
    const { attemptId } = await newPaper(learner);
    const path = `/api/attempts/${attemptId}`;
    const answers = [await learner.post(`${path}/void`), await learner.post(`${path}/void`)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(answers[1]?.headers.get('x-position')).toBe(answers[0]?.headers.get('x-position'));
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
    expect((await learner.get('/api/quiz/history')).body).toEqual([]);
    expect(await learner.get(path)).toMatchObject({
      status: 409,
      body: { code: 'AttemptGivenUp' },
    });
    expect(
      await learner.post('/api/quiz/submit', { attemptId, healthcareField: 'RT', answers: [] }),
    ).toMatchObject({ status: 409, body: { code: 'AttemptGivenUp' } });
  });

  it('is refused for one that is submitted', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 1 });
    await handIn(learner, paper);
    expect(await learner.post(`/api/attempts/${paper.attemptId}/void`)).toMatchObject({
      status: 409,
      body: { code: 'AlreadySubmitted' },
    });
  });
});

describe('an attempt that nobody has', () => {
  it('is not there', async () => {
    const learner = await newLearner(product);
    const path = '/api/attempts/00000000-0000-4000-8000-000000000000';
    for (const answer of [
      await learner.get(path),
      await learner.post(`${path}/void`),
      await learner.put(`${path}/answers/x`, { userAnswer: 'A', seconds: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
    }
  });
});

describe('the overview of a field', () => {
  it('counts its questions by area, and what the learner has not met', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/quiz/overview/RN');
    const overview = quizOverview.parse(body);
    expect(overview).toMatchObject({ healthcareField: 'RN', questions: itemsOf('RN').length });
    expect(overview.unseen).toBe(overview.questions);
    expect(overview.areas.reduce((sum, { questions }) => sum + questions, 0)).toBe(
      overview.questions,
    );
  });

  it('is empty for a field without questions', async () => {
    const learner = await newLearner(product);
    expect((await learner.get('/api/quiz/overview/SLP')).body).toEqual({
      ...{ healthcareField: 'SLP' satisfies FieldCode, questions: 0, unseen: 0, areas: [] },
    });
  });
});
