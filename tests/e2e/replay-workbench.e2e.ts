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

const sayWhy = async (page: Page, label: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: label })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('A row looked wrong');
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
};

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Actions for topic-mastery' }).click();

test('an admin rebuilds a read model beside the live one, compares, swaps and rolls back', async ({
  page,
  context,
  learner,
  product,
}) => {
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  await takeQuizByCall(context, { origin: product.origin, intents: plan });
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin', 'Admin Superpanel');
  await page.setViewportSize(wide);
  const places = page.getByRole('navigation', { name: 'Administration' });
  await places.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ events\. /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /read models follow the log$/ })).toBeVisible();
  await expectAccessible(page, '/admin/replay');
  await expectNothingSideways(page, '/admin/replay');
  await page.setViewportSize(wide);

  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Roll back…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('menuitem', { name: 'Rebuild…' }).click();
  await sayWhy(page, 'Rebuild');
  await expect(page.getByRole('heading', { name: /topic-mastery: waiting for you/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Equal to the live table, row by row.')).toBeVisible();
  await expectAccessible(page, 'a rebuild that waits');
  await expectNothingSideways(page, 'a rebuild that waits');
  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Swap' }).click();
  await sayWhy(page, 'Swap');
  await expect(page.getByText('Rebuild of topic-mastery: swapped in')).toBeVisible({
    timeout: 60_000,
  });

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Roll back…' }).click();
  await sayWhy(page, 'Roll back');
  await page.getByRole('button', { name: 'Discard' }).click({ timeout: 60_000 });
  await sayWhy(page, 'Discard');
  await expect(page.getByText('Roll back of topic-mastery: discarded')).toBeVisible({
    timeout: 60_000,
  });

  await page.goto('/admin/audit?type=RebuildSteered');
  await expect(page.getByText('the rebuild of topic-mastery').first()).toBeVisible();
});

test('an admin runs a metric over the log, sees its chart and table, and takes it along', async ({
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
  await page.getByLabel('Start from').click();
  await page.getByRole('option', { name: 'accuracy-by-hour.ts' }).click();
  await expect(page.getByLabel('Code of the metric')).toHaveValue(/name: 'accuracy-by-hour'/);
  await expect(page.getByText(/It runs in a process without disk/)).toBeVisible();
  await expectAccessible(page, '/admin/replay/metrics');
  await expectNothingSideways(page, '/admin/replay/metrics');
  await page.setViewportSize(wide);

  await expect(page.getByRole('button', { name: 'Run metric' })).toBeDisabled();
  await page.getByLabel('Reason').fill('Which hours are best');
  await page.getByRole('button', { name: 'Run metric' }).click();
  await expect(page.getByText(/^Done in /)).toBeVisible({ timeout: 60_000 });
  // Learners of other journeys are in the same log: their answers count in the same hours.
  await expect(page.getByRole('rowheader', { name: /^\d\d:00$/ }).first()).toBeVisible();
  await expectAccessible(page, 'what came of a metric');
  await expectNothingSideways(page, 'what came of a metric');
  await page.setViewportSize(wide);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('accuracy-by-hour.csv');
  await expect(page.getByRole('heading', { name: /runs? before$/ })).toBeVisible();
  await expect(page.getByText('accuracy-by-hour: done').first()).toBeVisible();
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^hour,quizzes,answers,accuracy\r\n(\d\d:00,[1-9]\d*,[1-9]\d*,\d+(\.\d)?(\r\n|$))+$/,
  );
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Parquet' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('accuracy-by-hour.parquet');
  expect((await readFile(await table.path())).subarray(-4).toString()).toBe('PAR1');

  await page.getByLabel('Code of the metric').fill('/** Broken. */ export default metric({});');
  await page.getByRole('button', { name: 'Run metric' }).click();
  await expect(page.getByRole('alert')).toContainText('name is a text', { timeout: 60_000 });
  await page.goto('/admin/audit?type=MetricRun');
  await expect(page.getByText('a metric over the log').first()).toBeVisible();
});
