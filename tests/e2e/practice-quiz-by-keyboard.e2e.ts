import { expect, type Locator, type Page } from '@playwright/test';
import type { OpenAttempt } from '../../domain/contracts/quiz.ts';
import { intents, keyOf, openPaperOn } from './support/paper.ts';
import { chosenOptions, expectQuestion, keyboard, takeQuiz } from './support/runner.ts';
import { test } from './support/test.ts';

/** The map of twenty questions has 25 stops before its end. */
const mostStops = 30;

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached in ${mostStops} stops`);
};

/** A paper of 20 from this bank holds one but for bad luck; then another one is drawn. */
const startPaperWithSeveralRight = async (page: Page): Promise<OpenAttempt> => {
  await page.goto('/quiz');
  const start = page.getByRole('button', { name: 'Start Practice Quiz' });
  await expect(start).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1);
  const paper = await openPaperOn(page);
  return paper.questions.some(({ questionType }) => questionType === 'K-Type')
    ? paper
    : startPaperWithSeveralRight(page);
};

test('[QUIZ-26] [QUIZ-31] [QUIZ-27] a learner takes a quiz with the keyboard alone, and several options are right only as a whole', async ({
  page,
  learner: _,
}) => {
  const paper = await startPaperWithSeveralRight(page);
  const several = paper.questions.findIndex(({ questionType }) => questionType === 'K-Type');
  const question = paper.questions[several];
  if (!question) throw new Error('No question takes several options');

  await test.step('goes to a question through the map', async () => {
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Question map' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^Question ${several + 1}, `) }));
    await page.keyboard.press('Enter');
    await expectQuestion(page, several + 1);
  });

  await test.step('chooses several options, and takes one back', async () => {
    const labels = question.options.map(({ label }) => label);
    await keyboard(page).choose(question, labels);
    await expect(chosenOptions(page, question)).toHaveCount(labels.length);
    await keyboard(page).choose(question, labels.slice(1));
    await expect(chosenOptions(page, question)).toHaveCount(1);
    await keyboard(page).choose(question, labels.slice(0, 1));
    await expect(chosenOptions(page, question)).toHaveCount(0);
  });

  await test.step('strikes an option out, and reads the keys', async () => {
    await page.keyboard.press('x');
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Restore option A' })).toBeVisible();
    await expect(chosenOptions(page, question)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('goes back to the first question', async () => {
    for (let number = several; number > 0; number -= 1) {
      await page.keyboard.press('ArrowLeft');
      await expectQuestion(page, number);
    }
  });

  // Every question is answered right, but of this one a right option is left out, and the next one is skipped.
  const next = (several + 1) % paper.questions.length;
  const plan = intents({ right: 20, wrong: 0, skip: 0 }).with(several, 'wrong').with(next, 'skip');
  await takeQuiz(page, { paper, intents: plan, hands: keyboard(page) });

  const missed = keyOf(question).length - 1;
  expect(missed).toBeGreaterThan(0);
  await expect(
    page.getByRole('button', { name: /^Partly correct, question / }),
  ).toHaveAccessibleName(new RegExp(`question ${several + 1} `));
  await expect(
    page.getByText('18 of 20 right. Strong: 10 points above the 80% goal.'),
  ).toBeVisible();
});
