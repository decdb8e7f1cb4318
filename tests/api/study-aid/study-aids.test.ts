import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const generate = (learner: Learner, body: object = {}) =>
  learner.post('/api/study-aids/generate', {
    topic: 'Tension pneumothorax',
    studyMethod: 'flashcards',
    ...body,
  });

describe('generating a study aid', () => {
  it('[API-21] [DATA-15] answers with content in the shape of its method, and says who made it', async () => {
    const pro = await newPro(product);
    const { status, body } = await generate(pro);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'built-in', title: 'Tension pneumothorax' });
    expect(body.flashcardsLeft).toBeNull();
    expect(body.content.flashcards).toHaveLength(20);
    expect(body.content.flashcards[0]).toMatchObject({
      front: expect.any(String),
      back: expect.any(String),
    });
  });

  it('[DATA-16] [DATA-17] [DATA-18] [DATA-19] [DATA-20] [DATA-21] gives each method its own fields', async () => {
    const learner = await newLearner(product);
    const of = async (studyMethod: string) =>
      (await generate(learner, { studyMethod })).body.content;
    const [pair] = (await of('matching')).matchingPairs;
    expect(Object.keys(pair)).toEqual(['term', 'match', 'explanation']);
    const [trueFalse] = (await of('true-false')).questions;
    expect(trueFalse).toMatchObject({ statement: expect.any(String), answer: expect.any(Boolean) });
    const [blank] = (await of('fill-blank')).questions;
    expect(Object.keys(blank)).toEqual(['question', 'answer', 'explanation']);
    const [study] = (await of('case-studies')).caseStudies;
    expect(Object.keys(study.patientData)).toEqual(['age', 'gender', 'presentation', 'history']);
    const [image] = (await of('image-interpretation')).images;
    expect(image).toMatchObject({ pathology: 'Tension pneumothorax', modality: 'X-ray' });
    const [map] = (await of('mind-mapping')).mindMaps;
    expect(map).toMatchObject({
      centralTopic: 'Tension pneumothorax',
      studyTips: expect.any(Array),
    });
  });

  it('names the topic where it is missing, and a method that there is not', async () => {
    const learner = await newLearner(product);
    expect(await generate(learner, { topic: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'topic: Please enter a study topic to generate content.' },
    });
    expect((await generate(learner, { studyMethod: 'juggling' })).status).toBe(400);
  });

  it('says honestly when nothing is known', async () => {
    const learner = await newLearner(product);
    const { status, body } = await generate(learner, { topic: 'quantum chromodynamics' });
    expect(status).toBe(404);
    expect(body.code).toBe('TopicUnknown');
  });

  it('holds five flashcards a day exactly, under twenty requests at once', async () => {
    const learner = await newLearner(product);
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(learner)));
    const cards = answers.flatMap(({ body }) => body.content?.flashcards ?? []);
    expect(cards).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).not.toHaveLength(0);
    expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    const { body } = await learner.get('/api/flashcards');
    expect(body).toHaveLength(5);
  });

  it('[API-13] [DATA-05] lists the cards that were made', async () => {
    const learner = await newLearner(product);
    await generate(learner);
    const { body } = await learner.get('/api/flashcards');
    expect(body).toHaveLength(5);
    expect(Object.keys(body[0])).toEqual([
      'id',
      'question',
      'answer',
      'topic',
      'difficulty',
      'createdAt',
    ]);
  });

  it('makes one aid of a request that was sent twice under one name', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': '0b9a2f0e-9a63-4f6e-9d0a-5f4b6a1c2d3e' };
    const body = { topic: 'asthma', studyMethod: 'flashcards' };
    const first = await learner.post('/api/study-aids/generate', body, headers);
    const second = await learner.post('/api/study-aids/generate', body, headers);
    expect(second.body.id).toBe(first.body.id);
    expect(second.body.content).toEqual(first.body.content);
    expect((await learner.get('/api/flashcards')).body).toHaveLength(5);
  });

  it('suggests topics while one is typed', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/study-aids/topics?search=pneumoth');
    expect(body.topics.map(({ name }: { name: string }) => name)).toContain('Tension pneumothorax');
  });
});

describe('the library', () => {
  const save = async (learner: Learner) => {
    const { body } = await generate(learner, { studyMethod: 'true-false' });
    return learner.post('/api/study-aids', {
      topic: 'Tension pneumothorax',
      studyType: 'true-false',
      content: body.content,
    });
  };

  it('[API-20] [API-22] [DATA-14] keeps what was saved, lists it and opens it as it was', async () => {
    const learner = await newLearner(product);
    const { status, body: entry } = await save(learner);
    expect(status).toBe(201);
    const { body: list } = await learner.get('/api/study-aids');
    expect(list).toEqual([entry]);
    expect(entry).toMatchObject({ topic: 'Tension pneumothorax', studyType: 'true-false' });
    const { body: detail } = await learner.get(`/api/study-aids/${entry.id}`);
    expect(detail.content.questions.length).toBe(entry.parts);
  });

  it('lets an aid go and come back', async () => {
    const learner = await newLearner(product);
    const { body: entry } = await save(learner);
    expect((await learner.delete(`/api/study-aids/${entry.id}`)).status).toBe(204);
    expect((await learner.get('/api/study-aids')).body).toEqual([]);
    expect((await learner.get(`/api/study-aids/${entry.id}`)).status).toBe(404);
    expect((await learner.post(`/api/study-aids/${entry.id}/restoration`, {})).status).toBe(204);
    expect((await learner.get('/api/study-aids')).body).toEqual([entry]);
  });

  it('shows nothing to anybody else', async () => {
    const [owner, other] = [await newLearner(product), await newLearner(product)];
    const { body: entry } = await save(owner);
    expect((await other.get('/api/study-aids')).body).toEqual([]);
    expect((await other.get(`/api/study-aids/${entry.id}`)).status).toBe(404);
    expect((await other.delete(`/api/study-aids/${entry.id}`)).status).toBe(404);
    expect((await owner.get(`/api/study-aids/${entry.id}`)).status).toBe(200);
  });

  it('refuses content that is not in the shape of its method, and names the place', async () => {
    const learner = await newLearner(product);
    const { status, body } = await learner.post('/api/study-aids', {
      topic: 'asthma',
      studyType: 'true-false',
      content: { questions: [{ statement: 'It is so.', answer: 'yes', explanation: 'So.' }] },
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^content\.questions\.0\.answer: /);
    expect((await learner.get('/api/study-aids')).body).toEqual([]);
  });
});
