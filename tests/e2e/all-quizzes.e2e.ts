import { expect } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test('a learner goes through all quizzes by filter and page, and Back takes each step back', async ({
  page,
  context,
  product: { origin },
  learner: _,
}) => {
  for (let taken = 0; taken < 21; taken += 1) {
    await takeQuizByCall(context, { origin, intents: ['right', 'wrong'] });
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'All quizzes' }).click();
  await expect(page.getByText('Quizzes 1 to 20 of 21, newest first')).toBeVisible();
  await expectAccessible(page, 'all quizzes');

  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('Quiz 21 of 21, newest first')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Quiz 21 of 21, newest first')).toBeVisible();

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Tutor quiz' }).click();
  await expect(page.getByText('No matching quizzes')).toBeVisible();
  await expect(page).toHaveURL('/quizzes?kind=tutor');
  await page.goBack();
  await expect(page.getByText('Quiz 21 of 21, newest first')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Quizzes 1 to 20 of 21, newest first')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Area' }).click();
  const widest = page.getByRole('option', { name: /^Troubleshooting and Quality Control/ });
  await expect(widest).toBeInViewport({ ratio: 1 });
  await widest.click();
  await expect(page.getByRole('combobox', { name: 'Area' })).toContainText('Troubleshooting');
  const quizzes = page.locator('main').getByRole('link', { name: 'Practice quiz', exact: true });
  await quizzes.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/quiz\?attempt=/);
  await expect(page.getByText(/1 of 20/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/of 21 quizzes|of \d+, newest first|^21 quizzes$/)).toBeVisible();
});
