import { expect } from '@playwright/test';
import { newLearner, post, signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { testersPassword } from './support/running-product.ts';
import { test } from './support/test.ts';

test('[DEMO-15] [ROLE-12] the admin of the test mode manages testers, and meets nobody real', async ({
  page,
  browser,
  product,
}) => {
  const { origin } = product;
  const real = await signUp(await browser.newContext(), origin, newLearner());
  for (const username of ['test02', 'admin01']) {
    const data = { username, password: testersPassword };
    await post(page.context(), { origin, path: '/api/test/login', data });
  }
  await page.goto('/demo');
  await page.getByLabel('Test Username').fill('admin01');
  await page.getByLabel('Test Password', { exact: true }).fill(testersPassword);
  await page.getByRole('button', { name: 'Login to Test' }).click();
  await expect(page.getByRole('complementary', { name: 'Test mode' })).toContainText('admin01');

  await page.goto('/admin?tab=users');
  await expect(page.getByText('These are the figures of testers alone.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(real.username);
  await expect(page.getByText(/^Nobody matches/)).toBeVisible();
  await search.fill('test02');
  await page.getByRole('link', { name: 'test02' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'test02' })).toBeVisible();
  await expectAccessible(page, 'a tester, as their admin sees them');

  await page.goto('/admin?tab=library');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect(page.getByText('These are the figures of testers alone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import items' })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByText('Test', { exact: true }).first()).toBeVisible();
});
