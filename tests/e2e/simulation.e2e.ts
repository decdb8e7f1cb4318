import { expect, type Page } from '@playwright/test';
import { percent } from '../../domain/kernel/percent.ts';
import { expectPlan } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { letterOnPage, walkToLastPatient } from './support/simulation-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

/** Makes one decision by its letter: wrong once, where a wrong order is carried out. Gives whether it was right. */
const decide = async (page: Page, mayMiss: boolean): Promise<boolean> => {
  const wrong = mayMiss ? await letterOnPage(page, { isRight: false }) : undefined;
  const letter = wrong ?? (await letterOnPage(page, { isRight: true }));
  await page.keyboard.press(letter ?? '');
  await expect(
    page.getByText(`Your decision: ${wrong === undefined ? 'correct' : 'incorrect'}`),
  ).toBeVisible();
  return wrong === undefined;
};

/** Everything from here to the end of the simulation, one decision of it wrong. */
const finishByKeyboard = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  let hasMissed = false;
  for (let step = 0; step < 40; step += 1) {
    await expect(heading).toHaveText(/^(Information gathering|Decision \d|CSE complete)/);
    const title = (await heading.textContent()) ?? '';
    if (title.startsWith('CSE complete')) break;
    if (title === 'Information gathering') {
      await page.getByRole('button', { name: 'Done gathering' }).press('Enter');
      await expect(heading).toHaveText(/^Decision/);
      continue;
    }
    const isRight = await decide(page, !hasMissed);
    if (!isRight) {
      await page.getByRole('button', { name: 'Stay here' }).click();
      await expectAccessible(page, 'what a decision did');
    }
    hasMissed ||= !isRight;
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(page.getByText(/^Your decision: /)).toHaveCount(0);
  }
  expect(hasMissed, 'one decision of the last patient can be made wrong').toBe(true);
};

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
  await finishByKeyboard(page);
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
