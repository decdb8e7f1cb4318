import { expect } from '@playwright/test';
import { hiddenWidth } from './support/looks.ts';
import { test } from './support/test.ts';

// That the viewer breaks no content security policy is watched in every test.
test('a client’s author opens an operation, and tries one that only reads', async ({
  page,
  learner,
}) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('API');
  const register = page.locator('#operations-account-register');
  await expect(register).toContainText('Open an account and sign in');
  await register.getByRole('button').first().click();
  await expect(register).toContainText('ada@example.com');
  await expect(register.getByRole('button', { name: 'Try it out' })).toHaveCount(0);

  const user = page.locator('#operations-account-readUser');
  await user.getByRole('button').first().click();
  await user.getByRole('button', { name: 'Try it out' }).click();
  await user.getByRole('button', { name: 'Execute' }).click();
  await expect(user.locator('.live-responses-table')).toContainText(learner.email);
});

test('what may be left out is sent only when it was filled in', async ({ page, learner: _ }) => {
  await page.goto('/docs');
  const draw = page.locator('#operations-attempt-drawQuestions');
  await draw.getByRole('button').first().click();
  await draw.getByRole('button', { name: 'Try it out' }).click();
  await expect(draw.locator('tr[data-param-name="field"] select')).toHaveValue('RT');
  await expect(draw.locator('tr[data-param-name="limit"] input')).toHaveValue('');
  await expect(draw.locator('tr[data-param-name="fullLength"] select')).toHaveValue('');
});

test('the operations fit a small screen, by day and by night', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  const register = page.locator('#operations-account-register');
  await register.getByRole('button').first().click();
  await expect(register).toContainText('ada@example.com');
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  expect(await hiddenWidth(page), 'pixels beyond the right edge').toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
});

test('a visitor is led to sign in', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'API', exact: true })).toHaveCount(0);
});
