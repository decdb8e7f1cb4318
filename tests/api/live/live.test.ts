import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mostStreams } from '../../../api/live/live-streams.ts';
import { buildServer } from '../../../api/server/server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { livePage } from '../support/live-page.ts';
import { newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { withSettings } from '../support/with-settings.ts';

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
    const learners = await Promise.all([1, 2, 3, 4].map(() => newLearner(product)));
    const server = await buildServer(product.world);
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const pages = await Promise.all(
      learners.flatMap((one) => Array.from({ length: 26 }, () => livePage(url, one.cookie()))),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    product.world.bus.publish({
      kind: 'projected',
      projection: 'progress',
      position: '1' as never,
      subjects: learners.flatMap(({ id }) => [id, id]),
    });
    await vi.waitFor(() => {
      expect(pages.every(({ messages }) => messages.length === 1)).toBe(true);
    }, wait);
    await server.close();
    await Promise.all(pages.map(({ ended }) => ended));
  });

  it('ends at once with its session: signed out, revoked elsewhere, or with the password', async () => {
    const learner = await newLearner(product);
    const signIn = async () => {
      const own = browser(product.url);
      await own.post('/api/login', { emailOrUsername: learner.email, password });
      return own;
    };
    const [phone, tablet] = [await signIn(), await signIn()];
    const open = (own: { cookie: () => string }) => livePage(product.url, own.cookie());
    const pages = [await open(learner), await open(phone), await open(tablet)] as const;

    await phone.post('/api/logout');
    await pages[1].ended;
    const { body } = await learner.get('/api/auth/sessions');
    const other = body.find(({ current }: { current: boolean }) => !current);
    await learner.delete(`/api/auth/sessions/${other.id}`);
    await pages[2].ended;
    const change = { currentPassword: password, newPassword: 'an even better pass phrase' };
    expect((await learner.post('/api/auth/password', change)).status).toBe(204);
    await pages[0].ended;
  });

  it('is one of thirty of an account at the most', async () => {
    const learner = await newLearner(product);
    const open = () => livePage(product.url, learner.cookie());
    const pages = await Promise.all(Array.from({ length: mostStreams }, open));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await learner.get('/api/live')).body).toEqual({
      message: 'This account is open in too many tabs. Close some of them.',
      code: 'TooManyPages',
    });
    pages[0]?.leave();
    await expect
      .poll(async () => {
        const page = await open();
        page.leave();
        return page.status;
      }, wait)
      .toBe(200);
    for (const page of pages) page.leave();
  });
});
