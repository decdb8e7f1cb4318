import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('[NAV-12] [NAV-15] [NAV-16] [NAV-17] a learner finds the account behind the user name', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Account menu/ });
  await expect(button).toContainText(learner.username);
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Maya Okafor');
  await expect(menu).toContainText(learner.email);
  await expect(menu).toContainText('Respiratory Therapist');
  await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Sign Out']);
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await button.click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a learner ends a session on another device from the settings', async ({
  page,
  secondDevice,
}) => {
  const other = await secondDevice.newPage();
  await other.goto('/quiz');
  await expect(other.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: /^End the session on / }).click();
  await expect(page.getByRole('button', { name: /^End the session on / })).toHaveCount(0);
  await other.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(other).toHaveURL('/auth');
});
