import { expect } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test('an analyst exports the log, asks it in SQL, and is told what cannot be asked', async ({
  page,
  context,
  learner,
  product,
}) => {
  const { origin } = product;
  await takeQuizByCall(context, { origin, intents: intents({ right: 2, wrong: 1, skip: 0 }) });
  await product.makeAdmin(learner.username);
  await product.exportEvents();
  await openAdminPage(page, '/admin/sql', 'SQL');
  const question = page.getByLabel('Question in SQL');
  const answer = page.getByRole('region', { name: 'Answer' });

  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(answer.getByRole('row', { name: /^QuizSubmitted [1-9]/ })).toBeVisible();

  await page.getByLabel('Table', { exact: true }).click();
  await page.getByRole('option', { name: 'QuestionsDrawn', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Columns of QuestionsDrawn' })).toContainText(
    'learnerId',
  );
  await page.getByRole('button', { name: 'Show its first rows' }).click();
  await expect(question).toHaveValue('select *\nfrom QuestionsDrawn\nlimit 50');
  await question.press('Control+Enter');
  await expect(answer.getByRole('columnheader', { name: 'learnerId' })).toBeVisible();
  expect(await answer.textContent()).not.toContain(learner.email);
  await expectAccessible(page, '/admin/sql');

  await question.fill("copy events to '/tmp/taken-along.parquet'");
  await question.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Cannot access file');
  await page.goto('/admin/audit?type=SqlAsked');
  await expect(page.getByText('the log in SQL').first()).toBeVisible();
});
