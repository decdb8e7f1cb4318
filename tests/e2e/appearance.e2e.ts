import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** The class of the document in every frame that was drawn. */
    drawn: string[];
  }
}

const recordFrames = (): void => {
  window.drawn = [];
  const record = (): void => {
    window.drawn.push(document.documentElement.className);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  // Some browsers draw as soon as there is a body, whatever the entry asks of them.
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    window.drawn.push(document.documentElement.className);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

const expectOnly = async (page: Page, appearance: 'light' | 'dark'): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const drawn = await page.evaluate(() => window.drawn);
  expect(drawn.length).toBeGreaterThan(0);
  expect([...new Set(drawn)]).toEqual([appearance]);
};

test('a learner who chose the dark appearance never sees the light one again, not even for one frame', async ({
  page,
  learner: _,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(recordFrames);
  await page.goto('/');
  await expectOnly(page, 'light');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  for (const path of ['/', '/progress', '/settings']) {
    await page.goto(path);
    await expectOnly(page, 'dark');
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a visitor gets the appearance of the system, and follows it when it changes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(recordFrames);
  await page.goto('/');
  await expectOnly(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
});
