import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const wide = { width: 1280, height: 900 } as const;

const sayWhy = async (page: Page, label: string, reason: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: label })).toBeDisabled();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
};

test('an admin promotes a metric that was run, sees it follow the log, and demotes it', async ({
  page,
  context,
  learner,
  product,
}) => {
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  await takeQuizByCall(context, { origin: product.origin, intents: plan });
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin/replay/metrics', 'Metrics');
  await page.setViewportSize(wide);
  await expect(page.getByText('Kept up to date as events come; 10 at most.')).toBeVisible();
  await page.getByLabel('Start from').click();
  await page.getByRole('option', { name: 'accuracy-by-hour.ts' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await page.getByLabel('Reason').fill('Which hours are best');
  await page.getByRole('button', { name: 'Run metric' }).click();
  await expect(page.getByRole('button', { name: 'Promote' })).toBeDisabled({ timeout: 60_000 });
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Run metric' }).click();
  await expect(page.getByRole('button', { name: 'Promote' })).toBeEnabled({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Promote' }).click();
  await sayWhy(page, 'Promote', 'Looked at every Monday');

  const link = page.getByRole('link', { name: 'accuracy-by-hour' });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'a metric that was promoted');
  await expectNothingSideways(page, 'a metric that was promoted');
  await page.setViewportSize(wide);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'accuracy-by-hour' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^\d\d:00$/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('As of')).toBeVisible();
  await expect(page.getByText(`by ${learner.username}`)).toBeVisible();
  await expectAccessible(page, '/admin/replay/metrics/live');
  await expectNothingSideways(page, '/admin/replay/metrics/live');
  await page.setViewportSize(wide);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^hour,quizzes,answers,accuracy\r\n/);

  await page.getByRole('button', { name: 'Demote' }).click();
  await sayWhy(page, 'Demote', 'Nobody looks at it any more');
  await expect(page.getByRole('heading', { level: 1, name: 'Metrics' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'accuracy-by-hour' })).toBeHidden();
  await page.goto('/admin/audit?type=MetricPromoted');
  await expect(page.getByText('the metric accuracy-by-hour').first()).toBeVisible();
});
