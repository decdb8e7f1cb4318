import { expect } from '@playwright/test';
import { percent } from '../../domain/kernel/percent.ts';
import { expectPlan } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { rightOnPage, walkToLastPatient } from './support/simulation-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

test('[CSE-01] [CSE-02] [CSE-06] [CSE-08] [CSE-11] a learner treats the last patient by keyboard, and walks the path again', async ({
  page,
  context,
  learner,
  product,
}) => {
  await product.makePro(learner.username);
  await expectPlan(context, product.origin);
  await page.goto('/quiz?full=true');
  await page.getByLabel('Select Exam Type').click();
  await page.getByRole('option', { name: /^CSE/ }).click();
  await page.getByRole('button', { name: 'Start CSE' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Decision 1 of|Information gathering)/,
  );
  await expect(page.getByText('Problem 1 of 22')).toBeVisible();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  const { id, left, total } = await walkToLastPatient(context, product.origin);
  await page.goto('/quiz');
  await expect(page.getByText(`${total - left} of ${total} answered`)).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByText('Problem 22 of 22')).toBeVisible();
  await expectAccessible(page, 'a decision of a simulation');

  const decisions = page.getByRole('heading', { level: 1 });
  const wrong = (await rightOnPage(page)) === 'A' ? 'B' : 'A';
  await page.keyboard.press(wrong);
  await expect(page.getByText('Your decision: incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page, 'what a decision did');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  for (let decision = 2; decision <= left; decision += 1) {
    await expect(decisions).toHaveText(`Decision ${decision} of ${left}`);
    await page.keyboard.press((await rightOnPage(page)).toLowerCase());
    await expect(page.getByText('Your decision: correct')).toBeVisible();
    // The first of them goes on by itself.
    if (decision > 2) await page.keyboard.press('Enter');
  }

  await expect(decisions).toHaveText(/^CSE complete/);
  const share = percent(total - 1, total);
  await expect(
    page.getByText(`${total - 1} of ${total} decisions right, ${share}% accuracy`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review your decisions' })).toBeVisible();
  await expectAccessible(page, 'a completed simulation');
  await page
    .getByRole('radiogroup', { name: 'What if' })
    .getByRole('radio', { checked: false })
    .first()
    .click();
  await expect(page.getByText(/^What if [A-H]$/)).toBeVisible();

  await page.goto(`/quiz?attempt=${id}`);
  await expect(decisions).toHaveText(/^CSE complete/);
});
