import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDetail, contentPage } from '../../../domain/contracts/content.ts';
import { readyMadeDetail, readyMadePage } from '../../../domain/contracts/ready-made.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner, newPro } from '../support/people.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const generate = (body: object = {}) =>
  admin.post('/api/admin/generate-content', {
    type: 'quiz',
    profession: 'RT',
    topic: 'Tension pneumothorax',
    ...body,
  });

const newContent = async (body: object = {}) => {
  const answer = await generate(body);
  expect(answer.status, answer.text).toBe(200);
  return contentDetail.parse(answer.body);
};

const listed = async (search = '') => {
  const answer = await admin.get(`/api/admin/content${search}`);
  expect(answer.status, answer.text).toBe(200);
  return contentPage.parse(answer.body);
};

const move = (id: string, status: string, reason = 'Read by two editors') =>
  admin.post(`/api/admin/content/${id}/status`, { status, reason });

describe('generating content', () => {
  it('[API-32] [ADMIN-04] makes a quiz, an exam or flashcards, nothing else, and says by whom', async () => {
    const quiz = await newContent();
    expect(quiz).toMatchObject({ method: 'practice-questions', provider: 'built-in', model: null });
    expect(quiz.content['practiceQuestions']).toHaveLength(quiz.parts);
    const exam = await newContent({ type: 'exam' });
    expect(exam).toMatchObject({ contentType: 'exam', method: 'practice-questions' });
    expect(exam.parts).toBeGreaterThanOrEqual(quiz.parts);
    const cards = await newContent({ type: 'flashcards', profession: 'RN' });
    expect(cards).toMatchObject({ contentType: 'flashcards', profession: 'RN', parts: 20 });
    expect(await generate({ type: 'poem' })).toMatchObject({
      status: 400,
      body: { field: 'type' },
    });
  });

  it('[ADMIN-03] refuses a blank topic in the words of the page', async () => {
    const before = (await listed()).total;
    expect(await generate({ topic: '   ' })).toMatchObject({
      status: 400,
      body: { field: 'topic', message: 'topic: Please enter a topic for content generation.' },
    });
    expect((await listed()).total).toBe(before);
  });

  it('says what is near where nothing is known, and keeps nothing of it', async () => {
    const before = (await listed()).total;
    const { status, body } = await generate({ topic: 'quantum chromodynamics' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'TopicUnknown', field: 'topic' });
    expect((await listed()).total).toBe(before);
  });

  it('keeps nothing of what was typed, but what the knowledge base wrote of it', async () => {
    const typed = 'tenSION PNEUmothorax';
    const { id, topics } = await newContent({ topic: typed, type: 'flashcards' });
    expect(topics).toEqual(['Tension pneumothorax']);
    expect((await admin.get(`/api/admin/content/${id}`)).text).not.toContain(typed);
  });

  it('is for admins', async () => {
    const learner = await newLearner(product);
    const body = { type: 'quiz', profession: 'RT', topic: 'Asthma' };
    expect((await learner.post('/api/admin/generate-content', body)).status).toBe(403);
    expect((await learner.get('/api/admin/content')).status).toBe(403);
  });
});

describe('the content library', () => {
  it('[API-29] [ADMIN-05] [DATA-31] lists what was made at once, newest first, as a draft with its fields', async () => {
    const older = await newContent({ profession: 'OT' });
    const newer = await newContent({ profession: 'OT', type: 'flashcards' });
    const { content, counts } = await listed('?profession=OT');
    expect(content.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(content[1]).toEqual({
      id: older.id,
      contentType: 'quiz',
      profession: 'OT',
      topics: ['Tension pneumothorax'],
      status: 'draft',
      parts: older.parts,
      createdAt: older.createdAt,
      changedAt: older.createdAt,
    });
    expect(counts).toMatchObject({ draft: 2, active: 0 });
    expect((await listed('?profession=OT&type=flashcards')).content).toHaveLength(1);
  });

  it('comes page by page', async () => {
    for (let one = 0; one < 26; one += 1) await newContent({ profession: 'SLP' });
    const first = await listed('?profession=SLP');
    const second = await listed('?profession=SLP&page=2');
    expect(first).toMatchObject({ total: 26, page: 1 });
    expect(first.content).toHaveLength(25);
    expect(second.content).toHaveLength(1);
    expect(first.content.map(({ id }) => id)).not.toContain(second.content[0]?.id);
  });

  it.each([
    ['status=lost', 'status'],
    ['page=0', 'page'],
    ['profession=XX', 'profession'],
  ])('is not filtered by %s', async (search, field) => {
    const answer = await admin.get(`/api/admin/content?${search}`);
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });

  it('moves content by steps, each with its reason, and never from draft to active', async () => {
    const { id } = await newContent({ profession: 'DH' });
    expect(await move(id, 'active')).toMatchObject({
      status: 409,
      body: { code: 'ContentMoveNotAllowed' },
    });
    expect(await move(id, 'in-review', ' ')).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    });
    expect((await move(id, 'in-review', 'Ready to be read')).status).toBe(200);
    const { body } = await move(id, 'active');
    expect(contentDetail.parse(body)).toMatchObject({
      status: 'active',
      changes: [
        { from: 'in-review', to: 'active', reason: 'Read by two editors', by: admin.id },
        { from: 'draft', to: 'in-review', reason: 'Ready to be read' },
      ],
    });
    const { content, counts } = await listed('?profession=DH&status=active');
    expect(content.map((one) => one.id)).toEqual([id]);
    expect(counts).toMatchObject({ draft: 0, active: 1 });
    const read = await admin.get(`/api/admin/content/${id}`);
    expect(contentDetail.parse(read.body).status).toBe('active');
  });

  it('says so where there is none', async () => {
    expect((await admin.get('/api/admin/content/nothing')).status).toBe(404);
    expect((await move('nothing', 'in-review')).body.code).toBe('ContentNotFound');
  });
});

describe('what learners get of it', () => {
  const readyFor = async (learner: Learner) => {
    const answer = await learner.get('/api/ready-made');
    expect(answer.status, answer.text).toBe(200);
    return readyMadePage.parse(answer.body);
  };

  it('is what is active, of their own field, and gone at once when it is taken back', async () => {
    const learner = await newLearner(product, { healthcareField: 'OT' });
    const other = await newLearner(product, { healthcareField: 'PT' });
    const { id, parts, content } = await newContent({ profession: 'OT', type: 'flashcards' });
    expect((await readyFor(learner)).total).toBe(0);
    expect((await learner.get(`/api/ready-made/${id}`)).status, 'a draft').toBe(404);
    await move(id, 'in-review', 'Ready to be read');
    await move(id, 'active');
    const list = await readyFor(learner);
    expect(list).toMatchObject({ total: 1, page: 1, content: [{ id, parts }] });
    expect((await readyFor(other)).content).toEqual([]);
    const read = readyMadeDetail.parse((await learner.get(`/api/ready-made/${id}`)).body);
    expect(read).toMatchObject({ method: 'flashcards', model: null, content });
    expect(JSON.stringify(read), 'who moved it why').not.toContain('Read by two editors');
    await move(id, 'quarantined', 'A card is wrong');
    expect((await readyFor(learner)).total).toBe(0);
    expect((await learner.get(`/api/ready-made/${id}`)).body.code).toBe('ContentNotFound');
  });

  it('comes page by page, and says what a page is', async () => {
    const learner = await newLearner(product, { healthcareField: 'OT' });
    expect((await learner.get('/api/ready-made?page=2')).body).toMatchObject({ content: [] });
    expect((await learner.get('/api/ready-made?page=0')).body).toMatchObject({ field: 'page' });
    expect((await learner.get('/api/ready-made/nothing')).status).toBe(404);
  });

  it('is not opened while an exam by the clock is open', async () => {
    const learner = await newPro(product, { healthcareField: 'RN' });
    const { id } = await newContent({ type: 'flashcards' });
    await move(id, 'in-review', 'Ready to be read');
    await move(id, 'active');
    expect((await learner.get(`/api/ready-made/${id}`)).status).toBe(200);
    const paper = await learner.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN');
    expect(paper.status, paper.text).toBe(200);
    expect(await learner.get(`/api/ready-made/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'OnOpenExam' },
    });
  });
});
