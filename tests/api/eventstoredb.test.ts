import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../ops/configuration.ts';
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from '../support/eventstoredb/server.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { newLearner } from './support/people.ts';
import { handIn, newPaper } from './support/quiz.ts';

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
});
