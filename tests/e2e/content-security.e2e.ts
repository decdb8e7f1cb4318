import { expect } from '@playwright/test';
import { signUp } from './support/learner.ts';
import { test } from './support/test.ts';
import { watchPages } from './support/watch-pages.ts';

const inject = (): void => {
  const script = document.createElement('script');
  script.textContent = 'document.title = "injected"';
  document.body.append(script);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<img src="x" onerror="document.title=\'injected\'">',
  );
};

// That no page breaks the policy by itself is watched in every test.
test('a script that got into the page is refused, and the refusal is noticed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const { violations } = await watchPages(context);
  await signUp(context, product.origin);
  const page = await context.newPage();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  await page.evaluate(inject);
  await expect.poll(() => violations.length).toBe(2);
  expect(violations).toEqual([
    expect.stringMatching(/^\/progress: script-src-elem inline/),
    expect.stringMatching(/^\/progress: script-src-attr inline/),
  ]);
  await expect(page).toHaveTitle(/^My Progress/);
  await context.close();
});
