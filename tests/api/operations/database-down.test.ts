import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseLine } from '../../support/database-line.ts';
import { type ProductOnALine, startProductOnALine } from '../../support/product-on-a-line.ts';
import { browser } from '../support/browser.ts';
import { livePage } from '../support/live-page.ts';
import { type Learner, newLearner, password, someone } from '../support/people.ts';
import { handIn, newPaper, type Paper, submission } from '../support/quiz.ts';
import { withSettings } from '../support/with-settings.ts';

let product: ProductOnALine;
let line: DatabaseLine;
let learner: Learner;
let paper: Paper;
beforeAll(async () => {
  product = await startProductOnALine();
  line = product.line;
  learner = await newLearner(product);
  paper = await newPaper(learner, { limit: 3 });
});
afterAll(() => product.stop());

const wait = { timeout: 15_000, interval: 100 } as const;

describe('while the database is away', () => {
  it('every route that needs it says so and when to ask again, and the product recovers by itself', async () => {
    await line.cut();
    const answers = await Promise.all([
      learner.get('/api/user'),
      learner.get('/api/progress'),
      learner.get('/api/quiz/history'),
      learner.get('/api/questions/RT'),
      learner.get('/api/config'),
      learner.get('/readyz'),
      learner.get('/api/attempts/open'),
      learner.patch('/api/auth/user', { firstName: 'Grace' }),
      learner.post('/api/quiz/submit', submission(paper)),
      learner.post('/api/logout'),
      browser(product.url).post('/api/login', { emailOrUsername: learner.email, password }),
      browser(product.url).post('/api/register', someone()),
    ]);
    for (const answer of answers) {
      expect(answer, answer.text).toMatchObject({
        status: 503,
        body: { message: expect.any(String), code: 'Unavailable' },
      });
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|select|postgres/i);
    }
    expect((await learner.get('/healthz')).status).toBe(200);
    expect((await browser(product.url).get('/api/user')).status).toBe(401);

    await line.restore();
    await vi.waitFor(async () => {
      expect((await learner.get('/api/user')).status).toBe(200);
      expect((await learner.get('/readyz')).status).toBe(200);
    }, wait);
    // Nothing was half done: the paper is as it was, and can be handed in.
    const open = await learner.get(`/api/attempts/${paper.attemptId}`);
    expect(open.body).toMatchObject({ status: 'open', answers: [] });
    expect((await handIn(learner, paper)).score).toBe(100);
    expect((await newLearner(product)).id).toBeDefined();
  });

  it('an open page is not let go, and hears again afterwards', async () => {
    await withSettings(product, { heartbeatMs: 50 }, async (own) => {
      const page = await livePage(own.origin, learner.cookie());
      await line.cut();
      expect((await learner.get('/api/progress')).status).toBe(503);
      const beats = page.heartbeats();
      await vi.waitFor(() => expect(page.heartbeats()).toBeGreaterThan(beats + 1), wait);
      await line.restore();
      await vi.waitFor(async () => expect((await learner.get('/readyz')).status).toBe(200), wait);
      await handIn(learner, await newPaper(learner, { limit: 1 }));
      await vi.waitFor(() => {
        expect(page.messages.map(({ readModel }) => readModel)).toContain('progress');
      }, wait);
      page.leave();
    });
  });
});
