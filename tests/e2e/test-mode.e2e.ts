import { expect, type Page } from '@playwright/test';
import { testersPassword } from './support/running-product.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const fillIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Test Username').fill(username);
  await page.getByLabel('Test Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login to Test' }).click();
};

const flags = (page: Page) =>
  page.evaluate(() =>
    ['testMode', 'testUsername', 'testUserType'].map((key) => localStorage.getItem(key)),
  );

const widths = [
  { width: 1280, tester: 'test01' },
  { width: 390, tester: 'test03' },
];

for (const { width, tester } of widths) {
  test(`[DEMO-01] [DEMO-02] [DEMO-03] [DEMO-05] [DEMO-07] [DEMO-09] [DEMO-10] [DEMO-11] [DEMO-12] [ERR-45] [ERR-46] a tester comes in, looks around and leaves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/demo');
    await expect(page.getByRole('heading', { level: 1, name: 'Testing Access' })).toBeVisible();
    await expect(page.getByText('Private testing portal for authorized users only')).toBeVisible();
    await expect(page.getByText('100 testers and one admin share one password.')).toBeVisible();

    await fillIn(page, 'test101', testersPassword);
    await expectToast(
      page,
      'Invalid Test Credentials',
      'Please use valid test account credentials.',
    );
    expect(await flags(page)).toEqual([null, null, null]);

    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/test/login', async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(page, tester, testersPassword);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    letThrough();
    await expectToast(page, 'Test Login Successful', `Logged in as ${tester} with full access.`);
    await expect(page).toHaveURL('/');
    expect(await flags(page)).toEqual(['true', tester, 'pro']);

    const banner = page.getByRole('complementary', { name: 'Test mode' });
    await expect(banner).toContainText(`Test Mode Active. Logged in as ${tester}.`);
    await expect(page.getByRole('main')).toContainText('Total Quizzes10');
    for (const path of ['/progress', '/analytics', '/quizzes', '/review', '/demo']) {
      await page.goto(path);
      await expect(banner).toBeVisible();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide(), path).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('heading', { name: `Logged in as ${tester}` })).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('main').getByRole('button', { name: 'Exit Test Mode' }).click();
    await reloaded;
    await expect(page.getByLabel('Test Username')).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await flags(page)).toEqual([null, null, null]);
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });
}
