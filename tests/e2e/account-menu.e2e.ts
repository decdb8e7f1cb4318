import { expect, type Locator } from '@playwright/test';
import { test } from './support/test.ts';

/** In pixels of the window. */
const middleOf = async (shown: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('Not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('[NAV-12] [NAV-15] [NAV-16] [NAV-17] a learner finds the account behind the user name', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Account menu/ });
  await expect(button).toContainText(learner.username);
  const { x, y } = await middleOf(button);
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Maya Okafor');
  await expect(menu).toContainText(learner.email);
  await expect(menu).toContainText('Respiratory Therapist');
  await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Sign Out']);
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  // Pressed where it is, not waited for: the page and the menu are still on their way.
  await page.mouse.click(x, y);
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
