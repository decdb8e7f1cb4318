import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from '../../support/eventstoredb/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { noPromtool, promtoolFindings } from '../../support/promtool.ts';
import { browser } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';
import { handIn, newPaper, type Paper, submission } from '../support/quiz.ts';
import { rounds } from '../support/rounds.ts';

let server: EventStoreDbServer;
let product: TestProduct;
beforeAll(async () => {
  server = await startEventStoreDbServer();
  const EVENT_STORE_URL = `esdb://127.0.0.1:${server.port}?tls=false`;
  const { eventStoreUrl } = readConfiguration({ EVENT_STORE_URL });
  product = await startTestProduct({ configuration: { eventStoreUrl } });
});
afterAll(async () => {
  await product.stop();
  server.stop();
});

describe('with the log in an EventStoreDB that others use too', () => {
  it('every read model comes to whatever is written, by whomever', async () => {
    const learner = await newLearner(product);
    const { commands, readPosition, settings } = product.world;
    const head = await commands.log.head();
    expect(await readPosition.reached(settings.projections, head, 10_000)).toBe(true);
    expect((await learner.get('/readyz')).status).toBe(200);
  });

  it('one Idempotency-Key names one quiz, also for two at once, and nothing else is stored', async () => {
    const learner = await newLearner(product);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const papers = [await newPaper(learner, { limit: 1 }), await newPaper(learner, { limit: 1 })];
    const send = (paper: Paper) => learner.post('/api/quiz/submit', submission(paper), headers);
    const statuses = (await Promise.all(papers.map(send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    for (const [index, paper] of papers.entries()) {
      expect((await send(paper)).status).toBe(statuses[index]);
      const stored = await product.world.commands.log.readStream(attemptStream(paper.attemptId));
      expect(stored.some(({ type }) => type === 'QuizSubmitted')).toBe(statuses[index] === 200);
    }
  });

  it('a learner takes a quiz and finds it in their progress and history', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    const result = await handIn(learner, paper);
    expect(result.totalQuestions).toBe(3);
    const progress = await learner.get('/api/progress');
    expect(progress.body).toMatchObject({ quizzesTaken: 1 });
    const history = await learner.get('/api/quiz/history');
    expect(history.body).toHaveLength(1);
  });

  it('how far behind somebody is can be told in seconds, not in events', async () => {
    const { text } = await browser(product.url).get('/metrics');
    expect(text).toMatch(/^projection_lag_seconds\{projection="progress"\} [\d.]+$/m);
    expect(text).not.toMatch(/^(?:event_log_head_events|\w+_lag_events\{.*\}) /m);
  });

  it('reads at one stretch, which only a log in Postgres offers, are no metric', async () => {
    const { text } = await browser(product.url).get('/metrics');
    expect(text).toMatch(/^# TYPE event_log_head_position gauge$/m);
    expect(text).not.toContain('event_log_bulk');
  });

  it('the metrics are as Prometheus wants them', async (context) => {
    if (noPromtool) context.skip(noPromtool);
    const { text } = await browser(product.url).get('/metrics');
    expect(await promtoolFindings(text)).toBe('');
  });

  it('where the log ends can be told all the same, and grows with what is written', async () => {
    const { log } = product.world.commands;
    const commitOf = (position: string) => Number(position.split('-')[0]);
    const told = async () => {
      const { text } = await browser(product.url).get('/metrics');
      return Number(/^event_log_head_position (\d\S*)$/m.exec(text)?.[1]);
    };
    const before = commitOf(await log.head());
    const first = await told();
    expect(first).toBeGreaterThanOrEqual(before);
    expect(first).toBeLessThanOrEqual(commitOf(await log.head()));
    await newLearner(product);
    expect(await told()).toBeGreaterThan(first);
  });

  it('sixteen clients without our headers read at once what they wrote', async () => {
    const learners = await Promise.all(Array.from({ length: 16 }, () => newLearner(product)));
    const tallies = await Promise.all(learners.map((learner) => rounds(learner, 2)));
    expect(tallies).toEqual(learners.map(() => ({ rounds: 2, behind: [] })));
  }, 60_000);
});
