import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { labelsFor, openPaperOn } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

/** One topic of one area, three questions, the reasons after each. */
const build = async (page: Page): Promise<void> => {
  await page.goto('/quiz');
  await expect(page.getByRole('heading', { name: 'Build your own quiz' })).toBeVisible();
  const picked = page.getByRole('checkbox', { checked: true });
  for (let left = await picked.count(); left > 0; left -= 1) {
    await picked.first().focus();
    await page.keyboard.press('Space');
    await expect(picked).toHaveCount(left - 1);
  }
  await expect(page.getByText('Choose at least one area or topic.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Topics in/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  const count = page.getByRole('spinbutton', { name: 'Number of questions' });
  await count.fill('3');
  await count.press('Tab');
  await page.getByRole('radio', { name: 'After each question' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 questions, no time limit')).toBeVisible();
  await expectAccessible(page, 'the quiz builder');
  await press(page, 'Start custom quiz');
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeAttached();
};

test('a learner builds a tutor quiz, checks each answer, and practices what was missed', async ({
  page,
  learner: _,
}) => {
  await build(page);
  const paper = await openPaperOn(page);
  expect(paper.mode).toBe('tutor');
  expect(new Set(paper.questions.map(({ topic }) => topic)).size).toBe(1);
  const hands = keyboard(page);

  for (const [index, question] of paper.questions.entries()) {
    const intent = index === 1 ? 'wrong' : 'right';
    await hands.choose(question, labelsFor(question, intent));
    await hands.forward();
    const verdict = page.getByRole('heading', {
      level: 2,
      name: /^(Correct|Partly correct|Incorrect)\. /,
    });
    await expect(verdict).toBeFocused();
    await expect(verdict).toHaveText(
      intent === 'right' ? /^Correct/ : /^(Partly correct|Incorrect)/,
    );
    if (index === 0) await expectAccessible(page, 'a checked answer');
    if (index === 1) {
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 2, name: /^(Partly correct|Incorrect)\. / }),
      ).toBeVisible();
    }
    await hands.forward();
  }

  await expect(page.getByRole('heading', { level: 1, name: /^Tutor quiz, / })).toBeVisible();
  await expect(page.getByText(/^2 of 3 right\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Practice missed areas' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 1 of / })).toBeAttached();
  const next = await openPaperOn(page);
  expect(new Set(next.questions.map(({ category }) => category))).toEqual(
    new Set([paper.questions[1]?.category]),
  );
});
