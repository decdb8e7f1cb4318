import { expect, type Page } from '@playwright/test';
import { stat } from './support/figures.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { keyboard, startPractice, takeQuiz } from './support/runner.ts';
import { test } from './support/test.ts';

const openAt = async (page: Page, path: string): Promise<{ readonly loads: () => number }> => {
  await page.goto(path);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return { loads: () => loads };
};

test('[DASH-04] [DASH-09] [PROG-03] [PROG-08] a quiz finished in one tab moves the figures of the other tabs, which nobody reloads', async ({
  page,
  context,
  learner: _,
}) => {
  const dashboard = await context.newPage();
  const progress = await context.newPage();
  const open = [await openAt(dashboard, '/'), await openAt(progress, '/progress')];
  await expect(stat(dashboard, 'Total Quizzes')).toContainText('Total Quizzes0');
  await expect(
    progress.getByText('Take your first quiz to start tracking your progress.'),
  ).toBeVisible();

  for (const [index, right] of [16, 11].entries()) {
    const paper = await startPractice(page);
    const plan = intents({ right, wrong: 20 - right, skip: 0 });
    await takeQuiz(page, { paper, intents: plan, hands: keyboard(page) });

    // 80 %, and then with 55 % a mean of 67.5 %.
    const average = index === 0 ? '80%' : '68%';
    await expect(stat(dashboard, 'Total Quizzes')).toContainText(`Total Quizzes${index + 1}`);
    await expect(stat(dashboard, 'Average Score')).toContainText(average);
    await expect(dashboard.getByRole('row', { name: /^Practice quiz / })).toHaveCount(index + 1);
    await expect(stat(progress, 'Quizzes Taken')).toContainText(`Quizzes Taken${index + 1}`);
    await expect(stat(progress, 'Average Score')).toContainText(average);
    await expect(progress.getByText(`Your average is ${average}.`)).toBeVisible();
    await expect(progress.getByRole('row', { name: /^Practice quiz / })).toHaveCount(index + 1);
  }
  await expect(dashboard.getByRole('row', { name: / 55% Needs work$/ })).toBeVisible();
  expect(open.map(({ loads }) => loads())).toEqual([0, 0]);
});

test('a learner with eight tabs can use each of them, and the last one stays live when the first is closed', async ({
  context,
  product,
  learner: _,
}) => {
  const tabs: Page[] = [];
  for (let count = 0; count < 8; count += 1) {
    const tab = await context.newPage();
    await tab.goto('/progress');
    await expect(stat(tab, 'Quizzes Taken')).toContainText('Quizzes Taken0');
    tabs.push(tab);
  }
  const [first, ...others] = tabs;
  const plan = intents({ right: 18, wrong: 2, skip: 0 });
  await takeQuizByCall(context, { origin: product.origin, intents: plan });
  for (const tab of tabs) await expect(stat(tab, 'Quizzes Taken')).toContainText('Quizzes Taken1');
  await first?.close();
  await takeQuizByCall(context, { origin: product.origin, intents: plan });
  for (const tab of others)
    await expect(stat(tab, 'Quizzes Taken')).toContainText('Quizzes Taken2');
});
