import { signUp } from './learner.ts';
import { type RunningProduct, runProduct } from './running-product.ts';
import { test } from './test.ts';

/** A test that starts a product of its own: the others must not lose theirs. */
export const testWithOwnProduct = (begin: Parameters<typeof runProduct>[0] = {}) =>
  test.extend<{ readonly ownProduct: RunningProduct }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern.
    ownProduct: async ({}, use) => {
      const product = await runProduct(begin);
      await use(product);
      await product.end();
    },
    baseURL: async ({ ownProduct }, use) => use(ownProduct.origin),
    learner: async ({ context, ownProduct }, use) => use(await signUp(context, ownProduct.origin)),
  });
