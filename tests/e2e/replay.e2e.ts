import { expect } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { expectQuestion, startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

test('a learner watches a quiz again and scrubs through it by key', async ({
  page,
  learner: _,
}) => {
  await startPractice(page);
  for (const key of ['a', 'Enter', 'b', 'Enter']) await page.keyboard.press(key);
  await expectQuestion(page, 3);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Finish anyway' }).click();
  await page.getByRole('link', { name: 'Watch replay' }).click();

  const position = page.getByRole('slider', { name: 'Position in the replay' });
  const moments = page.getByRole('list', { name: 'Timeline' });
  const current = moments.locator('[aria-current=true]');
  await position.press('End');
  await expect(current).toContainText('Submitted the quiz');
  await expect(page.getByText('Question 3', { exact: true })).toBeVisible();
  await position.press('Home');
  // The first question may have been opened in the millisecond in which the paper was issued.
  await expect(current.filter({ hasNotText: /Opened question 1$/ })).toHaveCount(0);
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
  await moments.getByRole('button', { name: /Opened question 2$/ }).press('Enter');
  await expect(current).toHaveCount(1);
  await expect(page.getByText('Question 2', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the replay of a quiz');
});
