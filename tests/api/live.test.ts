import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer } from '../../api/server.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { browser } from './support/browser.ts';
import { livePage } from './support/live-page.ts';
import { newLearner } from './support/people.ts';
import { handIn, newPaper } from './support/quiz.ts';
import { withSettings } from './support/with-settings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const wait = { timeout: 10_000 } as const;

describe('an open page', () => {
  it('hears which of the learner’s own read models moved', async () => {
    const [learner, stranger] = [await newLearner(product), await newLearner(product)];
    const page = await livePage(product.url, learner.cookie());
    const elsewhere = await livePage(product.url, stranger.cookie());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const paper = await newPaper(learner, { limit: 1 });
    await handIn(learner, paper);
    const head = await product.world.commands.log.head();
    await vi.waitFor(() => {
      const moved = new Set(page.messages.map(({ readModel }) => readModel));
      const wanted = ['attempts', 'progress', 'quiz-history', 'topic-mastery', 'item-exposure'];
      expect([...moved]).toEqual(expect.arrayContaining(wanted));
    }, wait);
    expect(page.messages.every(({ position }) => position <= head)).toBe(true);
    expect(elsewhere.messages).toEqual([]);
    page.leave();
    elsewhere.leave();
  });

  it('needs somebody signed in', async () => {
    const page = await livePage(product.url, '');
    expect(page.status).toBe(401);
    await page.ended;
  });

  it('hears nothing more once its session is over', async () => {
    await withSettings(product, { heartbeatMs: 50 }, async (own) => {
      const learner = await newLearner(product);
      const kept = browser(product.url);
      await kept.post('/api/login', {
        emailOrUsername: learner.email,
        password: 'correct horse battery staple',
      });
      const [page, other] = [
        await livePage(own.origin, learner.cookie()),
        await livePage(own.origin, kept.cookie()),
      ];
      await vi.waitFor(() => expect(page.heartbeats()).toBeGreaterThan(0), wait);
      await learner.post('/api/logout');
      await page.ended;
      const beats = other.heartbeats();
      await vi.waitFor(() => expect(other.heartbeats()).toBeGreaterThan(beats + 1), wait);
      other.leave();
    });
  });

  it('is told of the end when the server stops, and a hundred others as well', async () => {
    const learner = await newLearner(product);
    const server = await buildServer(product.world);
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const pages = await Promise.all(
      Array.from({ length: 101 }, () => livePage(url, learner.cookie())),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const { id } = learner;
    product.world.bus.publish({
      kind: 'projected',
      projection: 'progress',
      position: '1' as never,
      subjects: [id, id],
    });
    await vi.waitFor(() => {
      expect(pages.every(({ messages }) => messages.length === 1)).toBe(true);
    }, wait);
    await server.close();
    await Promise.all(pages.map(({ ended }) => ended));
  });
});
