import { expect } from '@playwright/test';
import { startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

test('the calculator is whole on a page at 200 %, and the letters of options sit in the middle in largest text', async ({
  page,
  learner: _,
}) => {
  await startPractice(page);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitemradio', { name: 'Largest text' }).click();
  const offCenter = await page
    .locator('.question_options .question_key')
    .first()
    .evaluate((key) => {
      const letter = document.createRange();
      letter.selectNodeContents(key);
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      return Math.abs(middle(letter.getBoundingClientRect()) - middle(key.getBoundingClientRect()));
    });
  expect(offCenter).toBeLessThan(1);

  await page.setViewportSize({ width: 640, height: 360 });
  await page.keyboard.press('k');
  for (const key of ['7', '0', 'Equals', 'MC, clear memory']) {
    const button = page.getByRole('button', { name: key, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
