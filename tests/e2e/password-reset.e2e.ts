import { expect, type Page } from '@playwright/test';
import type { NewLearner } from './support/learner.ts';
import { test } from './support/test.ts';

const newPassword = 'seven otters juggling lanterns';

const askFor = async (page: Page, { username }: NewLearner): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email or username').fill(username);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
};

const openMail = async (page: Page, { email }: NewLearner): Promise<void> => {
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  const mail = page
    .getByRole('article', { name: 'Reset your Boardwell password' })
    .filter({ hasText: email });
  await mail.getByRole('link').click();
};

test('somebody who forgot their password chooses a new one by the link in a mail, and every session ends', async ({
  page,
  browser,
  product,
  learner,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.origin });
  const other = await elsewhere.newPage();
  await askFor(other, learner);
  await openMail(other, learner);

  await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  // The secret has left the address, and is no step back either.
  await expect(other).toHaveURL('/reset-password');
  await other.getByLabel('New password', { exact: true }).fill('short');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('Use at least 10 characters')).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await page.goto('/profile');
  await expect(
    page.getByRole('heading', { name: 'Practice until you can say why.' }),
  ).toBeVisible();

  await other.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await other.getByLabel('Email or username').fill(learner.email);
  await other.getByLabel('Password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await openMailAgain(other);
  await elsewhere.close();
});

/** Back in the outbox the link is still there, and good for nothing. */
const openMailAgain = async (page: Page): Promise<void> => {
  await page.goto('/outbox');
  await expect(
    page.getByRole('article', { name: 'Your Boardwell password was changed' }).first(),
  ).toBeVisible();
  const mail = page.getByRole('article', { name: 'Reset your Boardwell password' }).first();
  await mail.getByRole('link').click();
  await page.getByLabel('New password', { exact: true }).fill('another otter, another lantern');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
};
