import { expect } from '@playwright/test';
import { stat } from './support/figures.ts';
import { expectAccessible } from './support/looks.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

// Dozens of looks at a page, each a second's work for a loaded machine.
test.describe.configure({ timeout: 400_000 });

const quizWith = (right: number) => intents({ right, wrong: 20 - right, skip: 0 });

test('[ANLY-01] [ANLY-04] [ANLY-05] a quiz handed in elsewhere moves the analytics of an open page', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const { origin } = product;
  await page.goto('/analytics');
  await expect(page.getByText('No analytics data available yet...')).toBeVisible();

  await takeQuizByCall(context, { origin, intents: quizWith(12) });
  await page.getByRole('button', { name: 'View detailed analytics' }).click();
  await expect(stat(page, 'Overall Accuracy')).toContainText('60%');
  await page.getByRole('button', { name: 'Week', exact: true }).click();

  await takeQuizByCall(context, { origin, intents: quizWith(16) });
  await expect(stat(page, 'Overall Accuracy')).toContainText('70%');
  await expect(stat(page, 'Quizzes Taken')).toContainText('2');
  await expect(stat(page, 'Study Streak')).toContainText('1 day');
});

test('a learner finds every part of the analytics accessible', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  for (const right of [8, 13, 17]) {
    await takeQuizByCall(context, { origin: product.origin, intents: quizWith(right) });
  }
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: 'Goals On Track' })).toBeVisible();
  await expectAccessible(page, 'the overview');
  await page.getByRole('button', { name: 'Detailed', exact: true }).click();
  for (const name of ['Topic Mastery', 'Study Patterns', 'Progress Tracking']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page, `analytics, ${name}`);
  }
});
