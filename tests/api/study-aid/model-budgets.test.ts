import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../support/browser.ts';
import {
  generate,
  type ModelProduct,
  microDollarsEach,
  startModelProduct,
  tokensEach,
} from '../support/model-product.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';
import { withTwoProcesses } from '../support/two-processes.ts';
import { withWorld } from '../support/with-world.ts';

let here: ModelProduct;
beforeAll(async () => {
  here = await startModelProduct();
});
beforeEach(() => here.newDay());
afterAll(() => here.stop());

const elsewhere = (learner: Learner, origin: string) => browser(origin, learner.cookie());

describe('the budget of a learner', () => {
  it('is never exceeded by twenty requests at once, and no request is refused for it', async () => {
    const most = 4 * tokensEach + 9_000;
    await here.set({ learnerTokensPerDay: most });
    const learner = await newPro(here.product);
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(learner)));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const taken = (await here.eventsOf(learner))
      .map(({ data }) => Number(data['inputTokens'] ?? 0) + Number(data['outputTokens'] ?? 0))
      .reduce((sum, one) => sum + one, 0);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(most);
    expect(here.server.requests.length * tokensEach).toBe(taken);
    const built = answers.filter(({ body }) => body.standsIn === 'budget-spent');
    expect(built.length).toBeGreaterThan(0);
    expect(built.every(({ body }) => body.provider === 'built-in')).toBe(true);
  });

  it('leaves everybody else theirs', async () => {
    const [one, other] = [await newPro(here.product), await newPro(here.product)];
    await generate(one);
    const [asked] = await here.eventsOf(one);
    // A token less than the next request may take.
    await here.set({ learnerTokensPerDay: tokensEach + Number(asked?.data['tokens']) - 1 });
    expect((await generate(one)).body.standsIn).toBe('budget-spent');
    expect((await generate(other)).body.provider).toBe('openai');
  });
});

describe('the budget of everybody together', () => {
  it('is never exceeded by twenty learners at once, in two processes', async () => {
    const cap = 3 * microDollarsEach + 70_000;
    await here.set({ globalMicroDollarsPerDay: cap });
    const learners = await Promise.all(Array.from({ length: 20 }, () => newLearner(here.product)));
    await withTwoProcesses(here.product, {}, async (origins) => {
      const answers = await Promise.all(
        learners.map((learner, index) =>
          generate(elsewhere(learner, origins[index % 2] ?? origins[0])),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const byModel = answers.filter(({ body }) => body.provider === 'openai').length;
      expect(byModel).toBeGreaterThan(0);
      expect(await here.today()).toEqual({ spent: byModel * microDollarsEach, held: 0 });
      expect(byModel * microDollarsEach).toBeLessThanOrEqual(cap);
      expect(answers.filter(({ body }) => body.standsIn === 'budget-spent')).toHaveLength(
        20 - byModel,
      );
    });
  });

  it('of nothing asks no model at all', async () => {
    await here.set({ globalMicroDollarsPerDay: 0 });
    const { body } = await generate(await newLearner(here.product));
    expect(body.standsIn).toBe('budget-spent');
    expect(here.server.requests).toEqual([]);
  });

  it('starts anew each day', async () => {
    await here.set({ globalMicroDollarsPerDay: 80_000 });
    for (let wish = 0; wish < 4; wish += 1) await generate(await newLearner(here.product));
    expect((await here.today()).spent).toBeGreaterThan(0);
    await here.newDay();
    expect(await here.today()).toEqual({ spent: 0, held: 0 });
    expect((await generate(await newLearner(here.product))).body.provider).toBe('openai');
  });
});

describe('a crash between holding and settling', () => {
  it('holds both budgets for two minutes, and not for ever', async () => {
    await here.set({ learnerTokensPerDay: 9_000, globalMicroDollarsPerDay: 70_000 });
    const learner = await newPro(here.product);
    const { generator } = here.product.world;
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<never>();
    // As a process that dies after it asked: nothing is ever settled.
    const dying = {
      ...generator,
      generate: () => {
        asked.resolve();
        return answered.promise;
      },
    };
    await withWorld(here.product, { generator: dying }, async (origin) => {
      const lost = generate(elsewhere(learner, origin));
      await asked.promise;
      expect((await here.today()).held).toBeGreaterThan(40_000);
      expect((await generate(learner)).body.standsIn).toBe('budget-spent');
      expect((await generate(await newPro(here.product))).body.standsIn).toBe('budget-spent');

      here.later(121);
      expect(await here.today()).toEqual({ spent: 0, held: 0 });
      expect((await generate(learner)).body.provider).toBe('openai');
      answered.reject(new Error('The process is gone'));
      expect((await lost).status).toBe(500);
    });
  }, 30_000);
});
