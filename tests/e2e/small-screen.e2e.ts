import { expect } from '@playwright/test';
import { expectMainLinks } from './support/main-links.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[NAV-18] [NAV-19] a learner with a small screen finds links and account in a drawer, which closes on a choice', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  const links = drawer.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expectMainLinks(links);
  await expect(drawer).toContainText('Maya Okafor');
  await expect(drawer).toContainText(learner.email);
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await links.filter({ hasText: 'Progress' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/progress');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();

  await open.click();
  await expect(links.filter({ hasText: 'Progress' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('[NAV-11] a visitor with a small screen finds the way in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
