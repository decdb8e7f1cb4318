import { expect, type Page } from '@playwright/test';
import type { OpenAttempt, Question } from '../../domain/contracts/quiz.ts';
import { labelsFor, openPaperOn } from './support/paper.ts';
import { chosenOptions, expectQuestion, keyboard, startPractice } from './support/runner.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Chooses the right answer of so many questions and stays on the last of them. */
const answer = async (page: Page, paper: OpenAttempt, count: number): Promise<void> => {
  for (const [index, question] of paper.questions.slice(0, count).entries()) {
    await expectQuestion(page, index + 1);
    await keyboard(page).choose(question, labelsFor(question, 'right'));
    if (index + 1 < count) await keyboard(page).forward();
  }
};

const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** The question in view shows the right answer as the one that was chosen. */
const expectRightChosen = async (page: Page, paper: OpenAttempt, number: number): Promise<void> => {
  const question = paper.questions[number - 1];
  if (!question) throw new Error(`The paper has no question ${number}`);
  await expectQuestion(page, number);
  const count = labelsFor(question, 'right').length;
  await expect(chosenOptions(page, question)).toHaveCount(count);
};

/** The server holds an answer to each of these questions, and to no other. */
const expectAnswered = (page: Page, questions: readonly Question[]): Promise<void> =>
  expect
    .poll(async () => {
      const { answers } = await openPaperOn(page);
      const given = answers.filter(({ userAnswer }) => userAnswer !== '');
      return given.map(({ questionId }) => questionId).toSorted();
    })
    .toEqual(questions.map(({ id }) => id).toSorted());

test('a learner who reloads in the middle of a quiz is at the same question, with every answer', async ({
  page,
  learner: _,
}) => {
  const paper = await startPractice(page);
  await answer(page, paper, 4);
  await page.keyboard.press('ArrowLeft');
  await expectRightChosen(page, paper, 3);
  await expectSaved(page);

  await page.reload();
  await expectRightChosen(page, paper, 3);
  await page.keyboard.press('Enter');
  await expectRightChosen(page, paper, 4);
});

test('a learner goes on with a quiz on another device', async ({ page, secondDevice }) => {
  const paper = await startPractice(page);
  await answer(page, paper, 3);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('3 of 20 answered')).toBeVisible();

  const other = await secondDevice.newPage();
  await other.goto('/quiz');
  await expect(other.getByRole('heading', { name: 'Resume your quiz' })).toBeVisible();
  await expect(other.getByText('3 of 20 answered')).toBeVisible();
  await other.getByRole('link', { name: 'Resume' }).click();
  await expectQuestion(other, 4);
  expect((await openPaperOn(other)).questions).toEqual(paper.questions);
  await other.keyboard.press('ArrowLeft');
  await expectRightChosen(other, paper, 3);
});

test('[CACHE-04] a learner who is offline for a while loses no answer', async ({
  page,
  context,
  learner: _,
}) => {
  const paper = await startPractice(page);
  await answer(page, paper, 2);
  await expectSaved(page);
  await page.keyboard.press('Enter');

  await context.setOffline(true);
  for (const [index, question] of paper.questions.slice(2, 5).entries()) {
    await expectQuestion(page, index + 3);
    await keyboard(page).choose(question, labelsFor(question, 'right'));
    await keyboard(page).forward();
  }
  await expect(page.getByRole('status').getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expectToast(
    page,
    'Not saved yet',
    'Your last answers could not be sent. Stay until they are, or leave without them.',
  );
  await expectQuestion(page, 6);

  await context.setOffline(false);
  await expectSaved(page);
  await expectAnswered(page, paper.questions.slice(0, 5));
  await page.reload();
  await expectQuestion(page, 6);
  await page.keyboard.press('ArrowLeft');
  await expectRightChosen(page, paper, 5);
});

test('a quiz that is open in two tabs keeps what was answered in both, and is handed in once', async ({
  page,
  context,
  learner: _,
}) => {
  const paper = await startPractice(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectQuestion(other, 1);

  const [first, second] = paper.questions;
  if (!first || !second) throw new Error('The paper is too short');
  await keyboard(page).choose(first, labelsFor(first, 'right'));
  await expectSaved(page);
  await other.keyboard.press('Enter');
  await expectQuestion(other, 2);
  await keyboard(other).choose(second, labelsFor(second, 'right'));
  await expectAnswered(page, [first, second]);

  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Finish anyway' }).click();
  await expect(page.getByText(/^\d of 20\./)).toBeVisible();
  const result = await page.getByText(/^\d of 20\./).innerText();

  await keyboard(other).choose(second, labelsFor(second, 'wrong'));
  await expect(other.getByText(/^\d of 20\./)).toHaveText(result);
});
