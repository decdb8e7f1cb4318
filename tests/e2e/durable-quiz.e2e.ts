import { expect } from '@playwright/test';
import { signUp } from './support/learner.ts';
import { intents, labelsFor, openPaperOn } from './support/paper.ts';
import { chosenOptions, expectQuestion, keyboard, startPractice, takeQuiz } from './support/runner.ts';
import { runProduct } from './support/running-product.ts';
import { test } from './support/test.ts';

const ownProduct = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern.
  product: async ({}, use) => {
    const product = await runProduct();
    await use(product);
    await product.end();
  },
});
