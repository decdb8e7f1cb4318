import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type NewLearner, signIn, signUp } from './learner.ts';
import { type RunningProduct, runProduct } from './running-product.ts';
import { type Watched, watchPages } from './watch-pages.ts';

type Fixtures = {
  readonly watched: Watched;
  /** Registered, and signed in in the browser of the test. */
  readonly learner: NewLearner;
  /** Another browser, in which the learner is signed in too. */
  readonly secondDevice: BrowserContext;
};
type WorkerFixtures = { readonly product: RunningProduct };

/** The product alone, for a test that brings a browser of its own. */
export const productTest = base.extend<object, WorkerFixtures>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await runProduct();
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const test = productTest.extend<Fixtures>({
  baseURL: async ({ product }, use) => use(product.origin),
  /** Whatever a test is about, no page may break the content security policy or throw. */
  watched: [
    async ({ context }, use) => {
      const watched = await watchPages(context);
      await use(watched);
      expect(watched).toEqual({ violations: [], errors: [] });
    },
    { auto: true },
  ],
  learner: async ({ context, product }, use) => use(await signUp(context, product.origin)),
  secondDevice: async ({ browser, learner, product }, use) => {
    const context = await browser.newContext({ baseURL: product.origin });
    await signIn(context, product.origin, learner);
    await use(context);
    await context.close();
  },
});
