import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, itemsOf, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { newCustom, wish } from '../support/custom.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const topic = itemsOf('RT')[0]?.topic ?? '';
const ofTopic = itemsOf('RT').filter((item) => item.topic === topic);

describe('a quiz of one’s own', () => {
  it('holds questions of the chosen topic only, and those there are when more were asked', async () => {
    const learner = await newLearner(product);
    const { ids, questions } = await newCustom(learner, { topics: [topic], count: 75 });
    expect(questions.every((question) => question.topic === topic)).toBe(true);
    expect(itemIdsOf(ids)).toEqual(ofTopic.map(({ id }) => id).toSorted());
  });

  it('holds questions of the chosen areas', async () => {
    const learner = await newLearner(product);
    const area = areaName('TMC', 'patient-data');
    const { questions } = await newCustom(learner, { areas: [area], count: 10 });
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ category }) => category))).toEqual(new Set([area]));
  });

  it('of missed questions holds those that were not right the last time', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 6 });
    const missed = paper.ids.slice(0, 2);
    await handIn(learner, paper, (id) => (missed.includes(id) ? wrongAnswer(id) : rightAnswer(id)));
    const { ids } = await newCustom(learner, { status: 'missed' });
    expect(itemIdsOf(ids)).toEqual(itemIdsOf(missed));
    const again = await newCustom(learner, { status: 'missed' });
    await handIn(learner, again);
    expect(await learner.post('/api/quizzes', wish({ status: 'missed' }))).toMatchObject({
      status: 409,
      body: { code: 'NothingMatches', field: 'status' },
    });
  });

  it('of flagged questions holds those, also when their paper is over, until the flag is gone', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 4 });
    const [first = '', second = ''] = paper.ids;
    const flag = (id: string, flagged: boolean) =>
      learner.put(`/api/attempts/${paper.attemptId}/marks/${id}`, { flagged });
    await flag(first, true);
    await flag(second, true);
    await flag(second, false);
    await handIn(learner, paper);
    const again = await newCustom(learner, { status: 'flagged' });
    expect(itemIdsOf(again.ids)).toEqual([itemOf(first).id]);
    const { body } = await learner.get('/api/quiz/overview/RT');
    const counted = quizOverview.parse(body).areas.flatMap((area) => area.topics);
    expect(counted.filter(({ flagged }) => flagged > 0)).toMatchObject([
      { name: itemOf(first).topic, flagged: 1 },
    ]);
    const other = await newLearner(product);
    expect(await other.post('/api/quizzes', wish({ status: 'flagged' }))).toMatchObject({
      status: 409,
      body: { code: 'NothingMatches', field: 'status' },
    });
  });

  it('shows the flag that a question brought, which then goes in one press', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 4 });
    const [id = ''] = paper.ids;
    await learner.put(`/api/attempts/${paper.attemptId}/marks/${id}`, { flagged: true });
    await handIn(learner, paper);
    const again = await newCustom(learner, { status: 'flagged' });
    const [carried = ''] = again.ids;
    const path = `/api/attempts/${again.attemptId}`;
    const flagOf = async () => (await learner.get(path)).body.marks;
    expect(await flagOf()).toMatchObject([{ questionId: carried, flagged: true, note: '' }]);
    expect((await learner.put(`${path}/marks/${carried}`, { flagged: false })).status).toBe(204);
    expect(await flagOf()).toMatchObject([{ questionId: carried, flagged: false }]);
    await handIn(learner, again);
    expect(await learner.post('/api/quizzes', wish({ status: 'flagged' }))).toMatchObject({
      status: 409,
      body: { code: 'NothingMatches', field: 'status' },
    });
  });

  it('of unused questions holds none that stood on a finished paper', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { field: 'LPN', limit: 10 });
    await handIn(learner, paper);
    const unused = { healthcareField: 'LPN', status: 'unused', count: 75 } as const;
    const { ids } = await newCustom(learner, unused);
    const met = itemIdsOf(paper.ids);
    expect(itemIdsOf(ids).filter((id) => met.includes(id))).toEqual([]);
    expect(ids).toHaveLength(itemsOf('LPN').length - 10);
  });

  it('has no limit, or the minutes asked, or the pace of the exam', async () => {
    const learner = await newLearner(product);
    const limitOf = async (minutes: number | null | 'exam-pace') => {
      const { attemptId } = await newCustom(learner, { minutes, count: 20 });
      const { body } = await learner.get(`/api/attempts/${attemptId}`);
      expect(body).toMatchObject({ mode: 'custom', exam: null, isFullLength: false });
      return body.endsAt && (Date.parse(body.endsAt) - Date.parse(body.issuedAt)) / 60_000;
    };
    expect(await limitOf(null)).toBeNull();
    expect(await limitOf(30)).toBe(30);
    expect(await limitOf('exam-pace')).toBe(23);
  });

  it('gives the learner’s extra time where a clock runs', async () => {
    const learner = await newLearner(product);
    await learner.patch('/api/auth/user', { extraTime: 1.5 });
    const minutesOf = async (minutes: number | null | 'exam-pace') => {
      const { attemptId } = await newCustom(learner, { minutes, count: 20 });
      const { body } = await learner.get(`/api/attempts/${attemptId}`);
      return body.endsAt && (Date.parse(body.endsAt) - Date.parse(body.issuedAt)) / 60_000;
    };
    expect(await minutesOf(null)).toBeNull();
    expect(await minutesOf(31)).toBe(47);
    expect(await minutesOf('exam-pace')).toBe(35);
  });

  it('tells nothing of the key, and is named in the history by what it is', async () => {
    const learner = await newLearner(product);
    const paper = await newCustom(learner, { count: 3 });
    for (const question of paper.questions) {
      expect(Object.keys(question).sort()).toEqual([
        ...['category', 'id', 'options', 'question', 'questionType', 'topic'],
      ]);
    }
    await handIn(learner, paper);
    expect((await learner.get('/api/quiz/history')).body).toMatchObject([
      { mode: 'custom', isFullLength: false, exam: null, totalQuestions: 3 },
    ]);
  });

  it('is refused when nothing matches, and says how many would', async () => {
    const learner = await newLearner(product);
    const refused = (own: object) => learner.post('/api/quizzes', wish(own));
    expect(await refused({ topics: [topic], status: 'missed' })).toMatchObject({
      status: 409,
      body: {
        code: 'NothingMatches',
        message: `None of the ${ofTopic.length} questions here are missed. Choose All, or add an area or a topic.`,
      },
    });
    expect(await refused({ topics: ['Basket weaving'] })).toMatchObject({
      status: 409,
      body: {
        code: 'NothingMatches',
        message: 'No questions match your choices. Add an area or a topic.',
      },
    });
    expect((await learner.get('/api/attempts/open')).body).toEqual([]);
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 101 }, 'count'],
    [{ minutes: 4 }, 'minutes'],
    [{ minutes: 401 }, 'minutes'],
    [{ minutes: 'forever' }, 'minutes'],
    [{ mode: 'exam' }, 'mode'],
    [{ status: 'easy' }, 'status'],
    [{ healthcareField: 'XX' }, 'healthcareField'],
    [{ itemIds: ['x'] }, 'itemIds'],
  ])('is refused with %j', async (own, field) => {
    const learner = await newLearner(product);
    const body = { ...wish(), ...own };
    expect(await learner.post('/api/quizzes', body)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });
});

describe('the overview of a field', () => {
  it('counts the questions of every topic by how the learner met them', async () => {
    const learner = await newLearner(product);
    const paper = await newCustom(learner, { topics: [topic], count: 2 });
    const [missed] = paper.ids;
    await handIn(learner, paper, (id) => (id === missed ? wrongAnswer(id) : rightAnswer(id)));
    const { body } = await learner.get('/api/quiz/overview/RT');
    const topics = quizOverview.parse(body).areas.flatMap((area) => area.topics);
    expect(topics.find(({ name }) => name === topic)).toEqual({
      name: topic,
      all: ofTopic.length,
      unused: ofTopic.length - paper.ids.length,
      missed: 1,
      flagged: 0,
    });
    expect(topics.reduce((sum, { all }) => sum + all, 0)).toBe(itemsOf('RT').length);
    expect(itemOf(missed ?? '').topic).toBe(topic);
  });
});
