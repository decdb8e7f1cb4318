import { expect } from '@playwright/test';
import { signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test('a learner who registered yesterday opens what a figure was counted from, and goes back to the day before the first quiz', async ({
  page,
  context,
  product,
}) => {
  const { origin } = product;
  await product.aDayEarlier(() => signUp(context, origin));
  const plan = intents({ right: 16, wrong: 4, skip: 0 });
  const attempt = await takeQuizByCall(context, { origin, intents: plan });
  await page.goto('/progress');
  // A toast that came while the dialog is open would be what Escape closes first.
  await expect(page.getByText(/achievements? earned$/)).toBeVisible();

  const average = page.getByRole('button', { name: /^Average score: 80%\./ });
  await average.press('Enter');
  const evidence = page.getByRole('dialog', { name: 'Where this number comes from' });
  await expect(evidence.getByText(/^recent-average@\d+$/)).toBeVisible();
  await expect(evidence.getByText('Based on 1 event')).toBeVisible();
  const event = evidence.getByRole('link', { name: 'Practice quiz: 80%' });
  await expect(event).toHaveAttribute('href', `/quiz?attempt=${attempt}`);
  await expectAccessible(page, 'the evidence of a figure');
  await page.keyboard.press('Escape');
  await expect(average).toBeFocused();

  await page.getByRole('slider', { name: 'Day shown' }).press('ArrowLeft');
  await expect(page.getByText(/^By \w+ \d+ you had not taken a quiz yet\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/progress\?asOf=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { name: 'No quizzes yet on that day' })).toBeVisible();
  await expect(page.getByText('1 later quiz is not included.')).toBeVisible();
  await expectAccessible(page, 'a day before the first quiz');
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByText('Your average is 80%.')).toBeVisible();
});
