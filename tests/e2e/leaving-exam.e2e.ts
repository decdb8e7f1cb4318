import { expect, type Page } from '@playwright/test';
import { expectPlan, newLearner, signUp } from './support/learner.ts';
import { startPractice } from './support/runner.ts';
import type { RunningProduct } from './support/running-product.ts';
import { test } from './support/test.ts';

const asked = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave while the clock is running?' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const signUpPro = async (page: Page, product: RunningProduct, field: 'RT' | 'RN') => {
  const context = page.context();
  const learner = newLearner({ healthcareField: field });
  await signUp(context, product.origin, learner);
  await product.makePro(learner.username);
  await expectPlan(context, product.origin);
  await page.goto('/quiz?full=true');
};

const start = async (page: Page, exam: string): Promise<void> => {
  await press(page, `Start ${exam}`);
  await press(page, 'Start the clock');
  await expect(page.getByRole('timer')).toBeVisible();
};

/** Closes the tab as its own button does; resolves with what the browser asks. */
const closeTab = async (page: Page): Promise<string> => {
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  await question.dismiss();
  return question.type();
};

test('a learner who leaves a running exam by Back or by closing the tab is told that its clock goes on', async ({
  page,
  product,
}) => {
  await signUpPro(page, product, 'RT');
  await start(page, 'TMC');
  const paper = page.url();
  await page.goBack({ waitUntil: 'commit' });
  await expect(asked(page)).toContainText('The clock keeps running while you are away');
  await press(page, 'Stay');
  await expect(asked(page)).toHaveCount(0);
  expect(page.url()).toBe(paper);
  expect(await closeTab(page)).toBe('beforeunload');
  await expect(page.getByRole('timer')).toBeVisible();

  await page.keyboard.press('b');
  await page.goBack({ waitUntil: 'commit' });
  await press(page, 'Leave');
  await expect(page).toHaveURL('/quiz?full=true');
  await expect(page.getByText('1 of 160 answered')).toBeVisible();

  await page.getByRole('link', { name: 'Resume' }).click();
  await press(page, 'Question map');
  await press(page, 'Finish Quiz');
  await press(page, 'Finish anyway');
  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/quiz?full=true');
  await expect(asked(page)).toHaveCount(0);
});

test('Back out of a clinical simulation and out of an adaptive exam asks first, too', async ({
  page,
  product,
}) => {
  await signUpPro(page, product, 'RT');
  await page.getByLabel('Select Exam Type').click();
  await page.getByRole('option', { name: /^CSE/ }).click();
  await start(page, 'CSE');
  await page.goBack({ waitUntil: 'commit' });
  await press(page, 'Leave');
  await expect(page).toHaveURL('/quiz?full=true');

  await page.context().clearCookies();
  await signUpPro(page, product, 'RN');
  await page.getByRole('radio', { name: /^Adaptive:/ }).click();
  await start(page, 'NCLEX-RN');
  await page.goBack({ waitUntil: 'commit' });
  await press(page, 'Leave');
  await expect(page).toHaveURL('/quiz?full=true');
});

test('a quiz without a clock is left without a word', async ({ page, learner: _ }) => {
  await startPractice(page);
  await page.keyboard.press('b');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/quiz');
  await expect(asked(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Question map' })).toBeVisible();
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
});
