import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import type { RunningProduct } from './support/running-product.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const note = 'The range changed in 2026:\nsee the new guideline.';
const reported = /^You reported this question today, .*\. We will review it\.$/;
const kept = 'We reviewed your report and kept the question as it is: it is up to date.';

/** An administrator with a browser of their own, on the page of questions in doubt. */
const openEditor = async (browser: Browser, product: RunningProduct): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: product.origin });
  const { username } = await signUp(context, product.origin);
  await product.makeAdmin(username);
  return context;
};

const inDoubt = async (page: Page) => {
  await openAdminPage(page, '/admin/review', 'Questions to review');
  return page.locator('.rt-Card').filter({ hasText: 'see the new guideline.' });
};

const report = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Report this question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByRole('radio', { name: 'It is out of date' }).click();
  await dialog.getByRole('textbox').fill(note);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
};

/** Of this question: other tests leave theirs in doubt. */
const dismiss = async (page: Page, entry: Locator): Promise<void> => {
  await entry.getByRole('button', { name: 'Dismiss the reports' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Keep the question as it is?' });
  await expectAccessible(page, 'the dismissal of reports');
  await dialog.getByRole('radio', { name: 'It is up to date' }).click();
  await dialog.getByRole('textbox').fill('Looked up in the guideline.');
  await dialog.getByRole('button', { name: 'Dismiss the reports' }).click();
  await expect(page.getByText('Reports dismissed').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
};

test('a learner reports a question with a note, an editor reads and dismisses it, and every tab of the learner knows', async ({
  page,
  context,
  browser,
  learner: _,
  product,
}) => {
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  const id = await takeQuizByCall(context, { origin: product.origin, intents: plan });
  await page.goto(`/quiz?attempt=${id}`);
  const otherTab = await context.newPage();
  await otherTab.goto(`/quiz?attempt=${id}`);
  await expect(otherTab.getByRole('button', { name: 'Report this question' })).toBeVisible();

  await report(page);
  await expect(page.getByText(reported)).toBeVisible();
  await expect(page.getByText(reported).locator('..')).toBeFocused();
  await expect(otherTab.getByText(reported)).toBeVisible();
  await page.reload();
  await expect(page.getByText(reported)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this question' })).toHaveCount(0);
  await expectAccessible(page, 'a reported question');

  const editor = await openEditor(browser, product);
  const queue = await editor.newPage();
  const entry = await inDoubt(queue);
  await expect(entry.getByText('see the new guideline.')).toBeVisible();
  await expect(entry.getByText('Learner reports: It is out of date (1).')).toBeVisible();
  await expectAccessible(queue, 'a question in doubt');
  await dismiss(queue, entry);
  await expect(entry).toHaveCount(0);
  await editor.close();

  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this question' })).toBeVisible();
});
