import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newCustom, wish } from '../support/custom.ts';
import { newLearner, newPro } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { setClock } from '../support/set-clock.ts';
import { withTwoProcesses } from '../support/two-processes.ts';
import { withSettings } from '../support/with-settings.ts';

const clock = setClock('2026-11-20T12:00:00.000Z');
let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const limitsTold = async (learner: string): Promise<number> => {
  const { rows } = await product.world.database.query<{ told: number }>(
    `select count(*)::int as told from read.audit where subject = $1 and type = 'DrawLimitReached'`,
    [learner],
  );
  return rows[0]?.told ?? 0;
};

const drawing = (own: Browser) => ({
  practice: (n: number) => own.get(`/api/questions/RT?limit=${n}`),
  custom: (n: number) => own.post('/api/quizzes', wish({ count: n })),
});

/** Draws quizzes of ten one after the other, whatever it is told; answers how many questions it got. */
const copying = async (own: Browser, way: 'practice' | 'custom'): Promise<number> => {
  let drawn = 0;
  for (let round = 0; round < 5; round += 1) {
    const { status, body, text } = await drawing(own)[way](10);
    expect([200, 429, 503], text).toContain(status);
    drawn += status === 200 ? (body.questions ?? body).length : 0;
  }
  return drawn;
};

describe('who copies the bank', () => {
  it('gets no more than the quota, with sixteen callers at once at two processes', async () => {
    const limits = { questions: { hour: 200, day: 300 }, unanswered: 100_000 };
    const learner = await newLearner(product);
    await withTwoProcesses(product, limits, async (origins) => {
      const callers = Array.from({ length: 16 }, (_, n) =>
        browser(origins[n % 2] ?? '', learner.cookie()),
      );
      const drawnBy = callers.map((own, n) => copying(own, n % 4 < 2 ? 'practice' : 'custom'));
      const drawn = (await Promise.all(drawnBy)).reduce((sum, one) => sum + one, 0);
      expect(drawn).toBe(200);
      await expect.poll(() => limitsTold(learner.id)).toBe(1);

      clock.set('2026-11-20T13:00:00.000Z');
      const [own] = callers as [Browser];
      expect((await drawing(own).practice(75)).status).toBe(200);
      const late = await drawing(own).practice(75);
      expect(late).toMatchObject({ status: 429, body: { code: 'DrawLimit' } });
      expect(late.headers.get('retry-after')).toBe(String(23 * 3600));
      expect(late.body.message).toMatch(/You can start new ones in 23 h;/);
      await expect.poll(() => limitsTold(learner.id)).toBe(2);
    });
  });

  it('draws no new questions while so many wait for an answer, and does once they are answered', async () => {
    const learner = await newLearner(product);
    await withSettings(product, { limits: { unanswered: 40 } }, async ({ origin }) => {
      const own = browser(origin, learner.cookie());
      const papers = [await newPaper(own, { limit: 20 }), await newPaper(own, { limit: 20 })];
      const answer = await drawing(own).practice(1);
      expect(answer).toMatchObject({ status: 409, body: { code: 'FinishFirst' } });
      const [paper] = papers;
      if (paper) await handIn(own, paper);
      expect((await drawing(own).practice(1)).status).toBe(200);
    });
  });

  it('is asked for at most 75 questions at once, but in an exam of its own length', async () => {
    const learner = await newPro(product);
    expect(await learner.get('/api/questions/RT?limit=76')).toMatchObject({
      status: 400,
      body: { field: 'limit', message: 'limit: Ask for 1 to 75' },
    });
    expect((await learner.post('/api/quizzes', wish({ count: 76 }))).status).toBe(400);
    const exam = '/api/questions/RN?fullLength=true&exam=NCLEX-RN&limit=100';
    expect((await learner.get(exam)).body).toHaveLength(75);
  });

  it('runs ten papers by the clock at once, and then none', async () => {
    const learner = await newLearner(product);
    const timed = { healthcareField: 'RN', count: 1, minutes: 5 } as const;
    const papers = [];
    for (let n = 0; n < 10; n += 1) papers.push(await newCustom(learner, timed));
    const answer = await learner.post('/api/quizzes', wish(timed));
    expect(answer).toMatchObject({ status: 409, body: { code: 'FinishFirst' } });
    await learner.post(`/api/attempts/${papers[0]?.attemptId}/void`);
    await newCustom(learner, timed);
  });

  it('is a stranger to somebody who studies eight hours, 600 questions', async () => {
    const learner = await newLearner(product, { healthcareField: 'RN' });
    const usual = { questions: { hour: 1000, day: 2500 }, unanswered: 750 };
    await withSettings(product, { limits: usual }, async ({ origin }) => {
      const own = browser(origin, learner.cookie());
      for (let quiz = 0; quiz < 30; quiz += 1) {
        const minutes = 13 * 60 + quiz * 16;
        clock.set(
          `2026-11-20T${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}:00.000Z`,
        );
        await handIn(own, await newPaper(own, { field: 'RN', limit: 20 }));
      }
    });
    expect(await limitsTold(learner.id)).toBe(0);
  });
});
