import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseLine } from '../../support/database-line.ts';
import { type ProductOnALine, startProductOnALine } from '../../support/product-on-a-line.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

// Silence is only known for what it is by waiting, so much of this is waiting.
vi.setConfig({ testTimeout: 60_000 });

let product: ProductOnALine;
let line: DatabaseLine;
let learner: Learner;
beforeAll(async () => {
  product = await startProductOnALine();
  line = product.line;
  learner = await newLearner(product);
});
afterAll(() => product.stop());

/** A whole round of work, which needs every kind of connection. */
const study = async (): Promise<void> => {
  const paper = await newPaper(learner, { limit: 2 });
  expect((await handIn(learner, paper)).score).toBe(100);
  expect((await learner.get('/api/progress')).headers.get('x-read-behind')).toBeNull();
};

/** Fails unless it comes to be so within so many seconds. */
const within = (seconds: number, check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: seconds * 1000, interval: 100 });

const isReady = async (ready: boolean): Promise<void> =>
  expect((await browser(product.url).get('/readyz')).status).toBe(ready ? 200 : 503);

describe('while the database keeps silent', () => {
  it('everybody is told so soon, and ten seconds after its return all is as before', async () => {
    await study();
    line.silence();
    const began = performance.now();
    const asked = [
      learner.get('/api/user'),
      learner.get('/api/progress'),
      learner.get('/api/questions/RT'),
      learner.patch('/api/auth/user', { firstName: 'Grace' }),
      learner.get('/readyz'),
    ];
    await isReady(false);
    for (const answer of await Promise.all(asked)) {
      expect(answer, answer.text).toMatchObject({
        status: 503,
        body: { code: expect.stringMatching(/^(Unavailable|OutcomeUnknown)$/) },
      });
    }
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await learner.get('/healthz')).status).toBe(200);

    line.speak();
    await within(10, async () => {
      await isReady(true);
      await study();
    });
  });

  it('only in the connections there are, it is missed for two silences at the most', async () => {
    await study();
    line.silence();
    // New ones are let through: as after a way through a network broke, and told neither side.
    line.speak();
    // A read may wait five seconds for its connection, and then a write for another one.
    await within(12, async () => {
      await study();
      await isReady(true);
    });
  });

  it('a stop takes no longer than five seconds', async () => {
    await study();
    line.silence();
    const hanging = [learner.get('/api/user'), newPaper(learner)].map((one) =>
      one.catch(() => undefined),
    );
    const began = performance.now();
    await product.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    await Promise.all(hanging);
  });
});
