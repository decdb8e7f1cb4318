import { expect } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

test('[GEN-01] [GEN-04] an admin sees how far the bank is, and what learners doubt', async ({
  page,
  context,
  learner,
  product,
}) => {
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  const id = await takeQuizByCall(context, { origin: product.origin, intents: plan });
  await page.goto(`/quiz?attempt=${id}`);
  await page.getByRole('button', { name: 'Report this question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByRole('radio', { name: 'It is out of date' }).click();
  await expectAccessible(page, 'the dialog of a report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin', 'Admin Superpanel');
  const places = page.getByRole('navigation', { name: 'Administration' });
  await places.getByRole('link', { name: 'Generation' }).click();
  await expect(page.getByRole('row', { name: /^Registered Nurse/ })).toBeVisible();
  await expectAccessible(page, '/admin/generation-dashboard');
  const [report] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Download Report' }).click(),
  ]);
  await expect(report.getByRole('heading', { level: 1 })).toHaveText(
    'Question bank: generation report',
  );
  await page.goto('/admin/review');
  await expect(page.getByText('Learner reports: It is out of date (1).').first()).toBeVisible();
  await expectAccessible(page, '/admin/review');
  await page.goto('/admin');
  await places.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByText('Everything is working.')).toBeVisible();
  await expectAccessible(page, '/admin/operations');
});
