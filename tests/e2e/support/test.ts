import { randomUUID } from 'node:crypto';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { type RunningProduct, runProduct } from './running-product.ts';

export type NewLearner = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly healthcareField: FieldCode;
};

export const newLearner = (overrides: Partial<NewLearner> = {}): NewLearner => {
  const name = `maya${randomUUID().slice(0, 8)}`;
  return {
    email: `${name}@example.com`,
    username: name,
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
    healthcareField: 'RT',
    ...overrides,
  };
};

/** Registers through the product's own API, in the browser's own session. */
export const signUp = async (
  context: BrowserContext,
  origin: string,
  learner: NewLearner = newLearner(),
): Promise<NewLearner> => {
  const answer = await context.request.post(`${origin}/api/register`, {
    data: { ...learner, timeZone: 'America/Chicago' },
    headers: { origin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return learner;
};

type Fixtures = { readonly learner: NewLearner };
type WorkerFixtures = { readonly product: RunningProduct };

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern.
    async ({}, use) => {
      const product = await runProduct();
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  /** Signed in, with a field. */
  learner: async ({ context, product }, use) => use(await signUp(context, product.origin)),
});

/** Answers every question with its first option and goes on, up to the results. */
export const takeQuiz = async (page: Page): Promise<void> => {
  for (;;) {
    const finish = page.getByRole('button', { name: 'Finish Quiz' });
    const isLast = await finish.isVisible();
    await page.keyboard.press('a');
    if (isLast) return finish.click();
    await page.keyboard.press('Enter');
  }
};

export { expect };
