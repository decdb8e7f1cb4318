import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostTutorTurns } from '../../../domain/contracts/tutor.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type TutorConversationId, tutorStream } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { conversation } from '../../../domain/tutor/conversation.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { remember, rightAnswer } from '../support/bank.ts';
import { newLearner, newPro, operatorsMeta } from '../support/people.ts';
import { say, sayRaw, startTalk, turnBody } from '../support/tutor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const talks = '/api/tutor/conversations';

describe('a conversation with the tutor', () => {
  it('asks before it tells, then tells with the facts it stands on', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'Tension pneumothorax');
    const first = await say(learner, talk, { after: 0, text: 'Tension pneumothorax' });
    expect(first.answer).toMatchObject({ provider: 'built-in', model: null, cites: [] });
    expect(first.answer?.text).toMatch(/one question back\. \*\*.+\?\*\*/);
    const second = await say(learner, talk, { after: 1, text: 'the trachea is deviated' });
    expect(second.answer?.cites[0]).toMatchObject({
      topic: 'Tension pneumothorax',
      answer: 'Shock with a hyperresonant silent side, distended neck veins and a shifted trachea.',
      source: expect.any(String),
    });
    expect(second.answer?.text).toContain('[1]');
  });

  it('comes in pieces that make up what is kept', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'asthma');
    const { headers, pieces } = await sayRaw(learner, talk, { after: 0, text: 'asthma' });
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    const texts = pieces.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    expect(texts.length).toBeGreaterThan(3);
    const { body } = await learner.get(`${talks}/${talk}`);
    expect(texts.join('')).toBe(body.turns[0].answer.text);
    expect(body).toMatchObject({ topic: 'asthma', turnsLeft: mostTutorTurns - 1 });
  });

  it('answers a turn that is sent again as it did first, and adds none', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'gout');
    const turnId = crypto.randomUUID();
    const sent = { after: 0, text: 'gout', turnId };
    const [one, other] = await Promise.all([say(learner, talk, sent), say(learner, talk, sent)]);
    expect(other).toEqual(one);
    expect(await say(learner, talk, sent)).toEqual(one);
    const { body } = await learner.get(`${talks}/${talk}`);
    expect(body.turns).toHaveLength(1);
  });

  it('tells a second tab that it went on', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'gout');
    await say(learner, talk, { after: 0, text: 'gout' });
    const { status, body } = await sayRaw(learner, talk, { after: 0, text: 'sepsis' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'TutorMovedOn', field: 'after' });
  });

  it('lists the latest first, page by page, and lets one go and come back', async () => {
    const learner = await newLearner(product);
    const older = await startTalk(learner, 'gout');
    const newer = await startTalk(learner, 'asthma');
    await say(learner, older, { after: 0, text: 'gout' });
    const { body } = await learner.get(talks);
    expect(body.next).toBeNull();
    expect(body.conversations).toMatchObject([
      { id: older, topic: 'gout', turns: 1 },
      { id: newer, topic: 'asthma', turns: 0 },
    ]);
    expect((await learner.delete(`${talks}/${older}`)).status).toBe(204);
    expect((await learner.get(`${talks}/${older}`)).status).toBe(404);
    expect((await learner.get(talks)).body.conversations).toHaveLength(1);
    expect((await learner.post(`${talks}/${older}/restoration`, {})).status).toBe(204);
    expect((await learner.get(talks)).body.conversations).toHaveLength(2);
  });

  it('gives a second page where there are more', async () => {
    const learner = await newLearner(product);
    let position = '';
    for (let place = 0; place < 21; place += 1) {
      const conversationId = `page-${learner.username}-${place}` as TutorConversationId;
      const at = `2026-01-01T00:00:${String(place).padStart(2, '0')}.000Z` as Instant;
      const handled = await handleCommand(product.world.commands, {
        decider: conversation,
        stream: tutorStream(conversationId),
        command: {
          type: 'StartTutorConversation',
          conversationId,
          learnerId: learner.id,
          at,
          topic: `topic ${place}`,
          continues: null,
        },
        meta: { ...operatorsMeta(product, learner.id), actor: learner.id },
      });
      if (handled.ok) position = handled.position;
    }
    const first = await learner.get(talks, { 'x-min-position': position });
    expect(first.body.conversations).toHaveLength(20);
    expect(first.body.conversations[0].topic).toBe('topic 20');
    const { body } = await learner.get(`${talks}?after=${first.body.next}`);
    expect(body).toMatchObject({ conversations: [{ topic: 'topic 0' }], next: null });
    expect((await learner.get(`${talks}?after=nonsense`)).status).toBe(400);
  });

  it('is written to its end where its reader left, and found when the page is loaded again', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'gout');
    const leaving = new AbortController();
    const response = await fetch(`${product.url}${talks}/${talk}/turns`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: learner.cookie(),
      },
      body: JSON.stringify(turnBody({ after: 0, text: 'gout' })),
    });
    expect(response.status).toBe(200);
    leaving.abort();
    await expect
      .poll(async () => (await learner.get(`${talks}/${talk}`)).body.turns[0]?.answer?.text, {
        timeout: 5000,
      })
      .toMatch(/\*\*$|Just tell me/);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await newLearner(product), await newLearner(product)];
    const talk = await startTalk(owner, 'gout');
    expect((await other.get(`${talks}/${talk}`)).status).toBe(404);
    expect((await sayRaw(other, talk, { after: 0, text: 'gout' })).status).toBe(404);
    expect((await other.delete(`${talks}/${talk}`)).status).toBe(404);
    expect((await other.get(talks)).body.conversations).toEqual([]);
    expect((await other.post(talks, { topic: 'gout', continues: talk })).status).toBe(404);
    const { body } = await owner.post(talks, { topic: 'gout', continues: talk });
    expect((await owner.get(`${talks}/${body.id}`)).body.continues).toBe(talk);
  });

  it('names what is wrong with a turn', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'gout');
    const { status, body } = await sayRaw(learner, talk, { after: 0, text: ' ' });
    expect(status).toBe(400);
    expect(body.message).toBe('text: Write a message');
    const long = await sayRaw(learner, talk, { after: 0, text: 'x'.repeat(1001) });
    expect(long.body.message).toBe('text: Use 1000 characters or fewer');
  });

  it('keeps what was written until it was stopped', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'tension pneumothorax');
    await say(learner, talk, { after: 0, text: 'tension pneumothorax' });
    const turnId = crypto.randomUUID();
    const [turn] = await Promise.all([
      say(learner, talk, { after: 1, wish: 'tell', turnId }),
      new Promise((resolve) => setTimeout(resolve, 150)).then(() =>
        learner.post(`${talks}/${talk}/turns/${turnId}/stop`),
      ),
    ]);
    expect(turn.answer?.stopped).toBe(true);
    const { body } = await learner.get(`${talks}/${talk}`);
    expect(body.turns[1].answer).toEqual(turn.answer);
  });

  it('waits while an exam by the clock is open', async () => {
    const pro = await newPro(product);
    const talk = await startTalk(pro, 'gout');
    const exam = { healthcareField: 'RT', status: 'all', count: 2, minutes: 30, mode: 'practice' };
    expect((await pro.post('/api/quizzes', exam)).status).toBe(200);
    const { status, body } = await sayRaw(pro, talk, { after: 0, text: 'gout' });
    expect(status).toBe(409);
    expect(body.code).toBe('OnOpenExam');
    expect(body.message).toMatch(/^You have an exam open\. You can study with the tutor when/);
    expect((await pro.get(`${talks}/${talk}`)).status).toBe(409);
    expect((await pro.post(talks, { topic: 'gout' })).status).toBe(409);
  });

  it('seals every word of it in the log', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'my own phrase of Zanzibar');
    await say(learner, talk, { after: 0, text: 'my own phrase of Zanzibar' });
    const { rows } = await product.world.database.query(
      "select count(*)::int as found from log.event where stream = $1 and data::text ilike '%zanzibar%'",
      [`tutor-${talk}`],
    );
    expect(rows[0].found).toBe(0);
  });
});

describe('a practice question in the thread', () => {
  it('is a paper like any other: answered there, scored, and found in the history', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'Pneumothorax');
    await say(learner, talk, { after: 0, text: 'tension pneumothorax' });
    const { attemptId, answer } = await say(learner, talk, { after: 1, wish: 'question' });
    expect(answer?.text).toMatch(/counts like any other/);
    const { body: paper } = await learner.get(`/api/attempts/${attemptId}`);
    expect(paper).toMatchObject({ status: 'open', mode: 'tutor' });
    const [question] = remember(paper.questions) as [{ id: string }];
    expect(paper.questions).toHaveLength(1);
    const userAnswer = rightAnswer(question.id);
    const reveal = `/api/attempts/${attemptId}/reveal/${question.id}`;
    expect((await learner.post(reveal, { userAnswer, seconds: 20 })).body.correct).toBe(true);
    const answers = [{ questionId: question.id, userAnswer }];
    await learner.post('/api/quiz/submit', { attemptId, healthcareField: 'RT', answers });
    const { body: history } = await learner.get('/api/quiz/history');
    expect(history).toMatchObject([
      { id: attemptId, score: 100, totalQuestions: 1, mode: 'tutor' },
    ]);
    const { body } = await learner.get(`${talks}/${talk}`);
    expect(body.turns[1].attemptId).toBe(attemptId);
  });

  it('is not made up where there is no topic yet', async () => {
    const learner = await newLearner(product);
    const talk = await startTalk(learner, 'anything');
    const { attemptId, answer } = await say(learner, talk, { after: 0, wish: 'question' });
    expect(attemptId).toBeNull();
    expect(answer?.text).toMatch(/Name a topic first/);
  });
});

describe('what to begin with', () => {
  it('is the main topics of the field as long as nothing is weak', async () => {
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/tutor/starters');
    expect(body.weak).toEqual([]);
    expect(body.others).toHaveLength(6);
    const [topic] = body.others;
    const talk = await startTalk(learner, topic);
    const { answer } = await say(learner, talk, { after: 0, text: topic });
    expect(answer?.text).not.toMatch(/holds nothing/);
  });
});
