import { expect } from '@playwright/test';
import { post } from './support/learner.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

test('[ADMIN-01] [ADMIN-07] [ADMIN-09] [ADMIN-10] an admin counts, finds a learner, grants a plan and sets a limit', async ({
  page,
  context,
  learner,
  product,
}) => {
  const { origin } = product;
  await takeQuizByCall(context, { origin, intents: intents({ right: 2, wrong: 1, skip: 0 }) });
  const data = { topic: 'asthma', studyMethod: 'flashcards' };
  expect((await post(context, { origin, path: '/api/study-aids/generate', data })).ok()).toBe(true);
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin', 'Admin Superpanel');
  for (const label of ['Total Users', 'Active Subscriptions', 'Total Quizzes', 'AI Requests']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await page.goto('/admin?tab=users');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await expect(search).toBeVisible();
  await expectAccessible(page, '/admin?tab=users');

  await search.fill(learner.username.slice(0, 6));
  await page.getByRole('link', { name: learner.username }).click();
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
  await page.getByRole('button', { name: 'Grant Pro' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Grant Pro' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('A week was lost to an outage');
  await expectAccessible(page, 'the dialog of a change');
  await dialog.getByRole('button', { name: 'Grant Pro' }).click();
  await expect(page.getByRole('button', { name: 'Take the granted plan back' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await hiddenWidth(page)).toBe(0);
  await expectAccessible(page, '/admin/users');

  await page.goto('/admin?tab=analytics');
  await expect(
    page
      .getByText(/^1 request/)
      .or(page.getByText(/requests cost/))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, '/admin?tab=analytics');

  await page.goto('/admin?tab=settings');
  await expect(page.getByLabel('Max tokens')).toHaveValue('2000');
  await expect(page.getByRole('textbox', { name: 'Free flashcards a day' })).toHaveValue('5');
  await page.getByRole('textbox', { name: 'Free flashcards a day' }).fill('7');
  await page.getByLabel('Reason').fill('A promise of the fall');
  await expectAccessible(page, '/admin?tab=settings');
  await page.getByRole('button', { name: 'Save change' }).click();
  await page.getByRole('button', { name: 'Undo: Free flashcards a day' }).click();
  await expect(page.getByRole('textbox', { name: 'Free flashcards a day' })).toHaveValue('5');
  expect(await hiddenWidth(page)).toBe(0);
});
