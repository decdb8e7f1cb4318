import { expect, type Page } from '@playwright/test';
import { layOutPalette, weakRings } from './support/focus-rings.ts';
import { test } from './support/test.ts';

const focusable = 'a[href], button, input, textarea, select, summary, [tabindex]';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  // Whoever uses the keyboard sees where the focus is.
  await page.keyboard.press('Tab');
};

test('a learner who uses the keyboard sees the focus on every control, in every colour, light and dark', async ({
  page,
  learner: _,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/settings');
    await page.evaluate(layOutPalette);
    const weak = await page.evaluate(weakRings, '#palette button, #palette input');
    expect.soft(weak, `the palette, ${colorScheme}`).toEqual([]);
    for (const path of [
      '/',
      '/quiz',
      '/progress',
      '/analytics',
      '/review',
      '/settings',
      '/pricing',
    ]) {
      await open(page, path);
      const found = await page.evaluate(weakRings, focusable);
      expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
