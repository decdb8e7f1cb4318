import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from '../../support/eventstoredb/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner } from '../support/people.ts';
import { rounds } from '../support/rounds.ts';

let server: EventStoreDbServer;
let product: TestProduct;
beforeAll(async () => {
  server = await startEventStoreDbServer();
  const eventStoreUrl = `esdb://127.0.0.1:${server.port}?tls=false`;
  product = await startTestProduct({ configuration: { eventStoreUrl } });
});
afterAll(async () => {
  await product.stop();
  server.stop();
});

it('sixteen clients without our headers read at once what they wrote, with the log in EventStoreDB', async () => {
  const learners = await Promise.all(Array.from({ length: 16 }, () => newLearner(product)));
  const tallies = await Promise.all(learners.map((learner) => rounds(learner, 2)));
  expect(tallies).toEqual(learners.map(() => ({ rounds: 2, behind: [] })));
}, 60_000);
