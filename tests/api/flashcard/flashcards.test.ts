import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { addedCard, cardText, reviewed } from '../support/flashcards.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-27T18:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const get = async (learner: Learner, of: string) =>
  (await learner.get(`/api/flashcards/${of}`)).body;

describe('a flashcard added by hand', () => {
  it('stands among those the generator made, with where it came from', async () => {
    const learner = await newLearner(product);
    const topic = { topic: 'asthma', studyMethod: 'flashcards' };
    await learner.post('/api/study-aids/generate', topic);
    const id = await addedCard(learner);
    const { body: list } = await learner.get('/api/flashcards');
    expect(list).toHaveLength(6);
    expect(list.find((card: { id: string }) => card.id === id)).toMatchObject({
      question: cardText.front,
      answer: cardText.back,
      source: 'own',
    });
    const page = await get(learner, 'page?source=own');
    expect(page).toMatchObject({ found: 1, total: 6, cards: [{ id, dueOn: null, reviews: 0 }] });
    expect((await get(learner, 'overview')).due).toBe(6);
  });

  it('is told to be known already, and added all the same where that is wished', async () => {
    const learner = await newLearner(product);
    await addedCard(learner);
    const same = { ...cardText, front: ` ${cardText.front.toUpperCase()}` };
    const known = await learner.post('/api/flashcards', same);
    expect(known).toMatchObject({ status: 409, body: { code: 'FlashcardKnown', field: 'front' } });
    const anyway = await learner.post('/api/flashcards', { ...same, evenIfKnown: true });
    expect(anyway.status).toBe(201);
    expect((await get(learner, 'page')).total).toBe(2);
  });

  it('is put down once, however often the request comes', async () => {
    const learner = await newLearner(product);
    const key = { 'idempotency-key': '0b9a2f0e-9a63-4f6e-9d0a-5f4b6a1c2d3e' };
    const [one, two] = [
      await learner.post('/api/flashcards', cardText, key),
      await learner.post('/api/flashcards', cardText, key),
    ];
    expect(two).toMatchObject({ status: 201, body: one.body });
    expect((await get(learner, 'page')).total).toBe(1);
  });

  it('names the side that is empty', async () => {
    const learner = await newLearner(product);
    const empty = await learner.post('/api/flashcards', { ...cardText, back: ' ' });
    expect(empty).toMatchObject({
      status: 400,
      body: { message: 'back: Write something on the back' },
    });
  });

  it('is found by what stands on it, worded anew, deleted and put back', async () => {
    const learner = await newLearner(product);
    const id = await addedCard(learner);
    await addedCard(learner, { front: 'Which gas is it?', back: 'Oxygen' });
    expect((await get(learner, 'page?search=PLATEAU%20flow')).cards).toMatchObject([{ id }]);
    const words = { ...cardText, back: 'Resistance', topic: 'Waveforms' };
    expect((await learner.put(`/api/flashcards/${id}`, words)).body).toMatchObject(words);
    expect((await get(learner, 'page?topic=Waveforms')).cards).toMatchObject([{ id, ...words }]);
    expect((await learner.delete(`/api/flashcards/${id}`)).status).toBe(204);
    expect((await get(learner, 'page')).total).toBe(1);
    expect((await learner.put(`/api/flashcards/${id}`, words)).status).toBe(404);
    expect((await reviewed(learner, id)).status).toBe(404);
    expect((await learner.post(`/api/flashcards/${id}/restoration`, {})).status).toBe(204);
    expect((await get(learner, 'page?topic=Waveforms')).cards).toMatchObject([{ id, ...words }]);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await newLearner(product), await newLearner(product)];
    const id = await addedCard(owner);
    expect((await other.get('/api/flashcards')).body).toEqual([]);
    expect((await other.put(`/api/flashcards/${id}`, cardText)).status).toBe(404);
    expect((await other.delete(`/api/flashcards/${id}`)).status).toBe(404);
    expect((await reviewed(other, id)).status).toBe(404);
    expect((await owner.get('/api/flashcards')).body).toHaveLength(1);
  });
});

describe('reviewing flashcards', () => {
  it('says before what each grade does, and does it', async () => {
    clock.set('2026-11-27T18:00:00.000Z');
    const learner = await newLearner(product);
    const id = await addedCard(learner);
    const [card] = (await get(learner, 'due')).cards;
    expect(card).toMatchObject({ id, intervals: { again: 0 } });
    const { body } = await reviewed(learner, id, 'good');
    const next = new Date(Date.parse('2026-11-27') + card.intervals.good * 86_400_000);
    expect(body).toMatchObject({
      grade: 'good',
      day: '2026-11-27',
      dueOn: next.toISOString().slice(0, 10),
    });
    expect((await get(learner, 'due')).cards).toEqual([]);
    expect(await get(learner, 'overview')).toMatchObject({ due: 0, doneToday: 1, total: 1 });
    expect((await reviewed(learner, id)).body.code).toBe('AlreadyRecalled');
    clock.set(`${body.dueOn}T18:00:00.000Z`);
    expect((await get(learner, 'due')).cards).toMatchObject([{ id, reviews: 1 }]);
    clock.set('2026-11-27T18:00:00.000Z');
  });

  it('[PROG-02] counts a card once a day, and takes a review back', async () => {
    const learner = await newLearner(product);
    const id = await addedCard(learner);
    const count = async () => (await learner.get('/api/progress')).body.flashcardsReviewed;
    const missed = await reviewed(learner, id, 'again');
    expect(missed.body).toMatchObject({ dueOn: '2026-11-27' });
    await reviewed(learner, id, 'good');
    expect(await count()).toBe(1);
    const undo = (grade: string) =>
      learner.post(`/api/flashcards/${id}/reviews/undo`, { day: missed.body.day, grade });
    expect((await undo('good')).status).toBe(204);
    expect((await get(learner, 'due')).cards).toMatchObject([{ id, reviews: 1 }]);
    expect((await undo('again')).status).toBe(204);
    expect(await count()).toBe(0);
    expect((await get(learner, 'due')).cards).toMatchObject([{ id, reviews: 0 }]);
    expect((await undo('again')).body.code).toBe('NothingToUndo');
  });

  it('has one effect, however many tabs press at once', async () => {
    const learner = await newLearner(product);
    const id = await addedCard(learner);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reviewed(learner, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('waits while an exam by the clock is open', async () => {
    const learner = await newPro(product);
    const id = await addedCard(learner);
    const exam = await learner.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN&limit=100');
    expect(exam.status, exam.text).toBe(200);
    const refused = { status: 409, body: { code: 'OnOpenExam' } };
    expect(await reviewed(learner, id)).toMatchObject(refused);
    expect(await learner.post('/api/flashcards', cardText)).toMatchObject(refused);
    for (const of of ['due', 'page']) {
      expect(await learner.get(`/api/flashcards/${of}`)).toMatchObject(refused);
    }
    expect((await learner.get('/api/flashcards/overview')).status).toBe(200);
  });
});

describe('a flashcard made from a question', () => {
  it('is taken of a quiz that this learner has submitted, and of no other', async () => {
    const [learner, other] = [await newLearner(product), await newLearner(product)];
    const paper = await newPaper(learner, { limit: 2 });
    const { attemptId, ids } = paper;
    const card = { ...cardText, attemptId, questionId: ids[0] };
    const make = (who: Learner, body: object = card) =>
      who.post('/api/flashcards/from-question', body);
    const refused = { status: 404, body: { code: 'NotYourQuestion' } };
    expect(await make(learner)).toMatchObject(refused);
    await handIn(learner, paper);
    expect(await make(learner)).toMatchObject({ status: 201, body: { source: 'missed' } });
    expect(await make(other)).toMatchObject(refused);
    const elsewhere = { ...card, front: 'Another', questionId: `${attemptId}.99` };
    expect(await make(learner, elsewhere)).toMatchObject(refused);
  });
});
