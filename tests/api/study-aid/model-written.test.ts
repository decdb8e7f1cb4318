import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../support/browser.ts';
import {
  apiKey,
  generate,
  type ModelProduct,
  microDollarsEach,
  startModelProduct,
} from '../support/model-product.ts';
import { newLearner } from '../support/people.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

let here: ModelProduct;
beforeAll(async () => {
  here = await startModelProduct();
});
beforeEach(() => here.newDay());
afterAll(() => here.stop());

describe('a study aid by a model', () => {
  it('says which model wrote it, and records what it took', async () => {
    const learner = await newLearner(here.product);
    const { status, body } = await generate(learner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'openai', model: 'gpt-4o', standsIn: null });
    const [asked, made] = await here.eventsOf(learner);
    expect(asked?.data['tokens']).toBeGreaterThan(4000);
    expect(made).toMatchObject({
      type: 'StudyAidGenerated',
      data: {
        provider: 'openai',
        model: 'gpt-4o',
        inputTokens: 400,
        outputTokens: 600,
        microDollars: microDollarsEach,
        standsIn: null,
      },
    });
    expect(await here.today()).toEqual({ spent: microDollarsEach, held: 0 });
  });

  it('is asked for by the settings of the administrators', async () => {
    await here.set({ model: 'gpt-4o-mini', maxTokens: 1500 });
    const { body } = await generate(await newLearner(here.product));
    expect(body.model).toBe('gpt-4o-mini');
    expect(here.server.requests[0]?.body).toMatchObject({ model: 'gpt-4o-mini', max_tokens: 1500 });
    await here.set({ model: null, maxTokens: null });
  });

  it('holds the five flashcards of the free plan, whatever the model says', async () => {
    const learner = await newLearner(here.product);
    const wish = { studyMethod: 'flashcards' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(learner, wish)));
    const cards = answers.flatMap(({ body }) => body.content?.flashcards ?? []);
    expect(cards).toHaveLength(5);
    const asked = here.server.requests.map(
      ({ body }) => /Make \d+/.exec(JSON.stringify(body))?.[0],
    );
    expect(asked[0]).toBe('Make 5');
  });

  it('is made by what is built in where the model fails, and says so; what it cost is kept', async () => {
    here.server.next({ say: 'no' }, { say: 'no' });
    const learner = await newLearner(here.product);
    const { status, body } = await generate(learner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'built-in', model: null, standsIn: 'model-failed' });
    const [, made] = await here.eventsOf(learner);
    expect(made?.data).toMatchObject({
      provider: 'built-in',
      model: 'gpt-4o',
      inputTokens: 800,
      standsIn: 'model-failed',
    });
    expect(await here.today()).toEqual({ spent: 2 * microDollarsEach, held: 0 });
  });

  it('costs also where nothing is known of its topic', async () => {
    here.server.next({ say: '{"matchingPairs":[]}' });
    const learner = await newLearner(here.product);
    expect((await generate(learner, { topic: 'quantum chromodynamics' })).status).toBe(404);
    const [, failed] = await here.eventsOf(learner);
    expect(failed).toMatchObject({
      type: 'StudyAidFailed',
      data: { model: 'gpt-4o', microDollars: microDollarsEach, outcome: 'unknown' },
    });
    expect(await here.today()).toEqual({ spent: microDollarsEach, held: 0 });
  });

  it('is written and paid once of a request that is sent again under one name', async () => {
    const learner = await newLearner(here.product);
    const headers = { 'idempotency-key': '0b9a2f0e-9a63-4f6e-9d0a-5f4b6a1c2d3e' };
    const answers = await Promise.all([
      generate(learner, {}, headers),
      generate(learner, {}, headers),
    ]);
    const later = await generate(learner, {}, headers);
    expect(here.server.requests).toHaveLength(1);
    for (const { body } of answers) expect(body).toEqual(later.body);
    expect(await here.today()).toEqual({ spent: microDollarsEach, held: 0 });
    // A process that knows nothing of it does not ask again.
    await withTwoProcesses(here.product, {}, async ([, other]) => {
      const again = await generate(browser(other, learner.cookie()), {}, headers);
      expect(again.body).toMatchObject({ provider: 'built-in', id: later.body.id });
    });
    expect(here.server.requests).toHaveLength(1);
  });
});

describe('the key of the provider', () => {
  it('stands in no event and no line of the log', async () => {
    here.server.always({
      status: 401,
      text: JSON.stringify({ error: { message: `bad ${apiKey}` } }),
    });
    const learner = await newLearner(here.product);
    expect((await generate(learner)).body.standsIn).toBe('model-failed');
    const told = JSON.stringify([await here.eventsOf(learner), here.logged]);
    expect(told).toContain('answered for a model');
    expect(told).not.toContain(apiKey);
  });
});
