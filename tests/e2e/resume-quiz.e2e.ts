import { expect, type Page } from '@playwright/test';
import type { Question } from '../../domain/contracts/quiz.ts';
import { labelsFor, openPaperOn } from './support/paper.ts';
import { answerRightly, expectRightChosen } from './support/right-answers.ts';
import { expectQuestion, keyboard, startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();

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
  await answerRightly(page, paper, 4);
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
  await answerRightly(page, paper, 3);
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
  await answerRightly(page, paper, 2);
  await expectSaved(page);
  await page.keyboard.press('Enter');

  await context.setOffline(true);
  for (const [index, question] of paper.questions.slice(2, 5).entries()) {
    await expectQuestion(page, index + 3);
    await keyboard(page).choose(question, labelsFor(question, 'right'));
    await keyboard(page).forward();
  }
  await expect(page.getByRole('status').getByText('Saved on this device')).toBeVisible();

  await context.setOffline(false);
  await expectSaved(page);
  await expectAnswered(page, paper.questions.slice(0, 5));
  await page.reload();
  await expectQuestion(page, 6);
  await page.keyboard.press('ArrowLeft');
  await expectRightChosen(page, paper, 5);
});

test('a tab that crashes while offline loses no answer, and each is sent once', async ({
  page,
  context,
  learner: _,
}) => {
  const paper = await startPractice(page);
  const address = page.url();
  await context.setOffline(true);
  await answerRightly(page, paper, 3);
  await expect(page.getByRole('status').getByText('Saved on this device')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  const sent: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await again.goto(address);
  await expectQuestion(again, 4);
  await expectSaved(again);
  await expectAnswered(again, paper.questions.slice(0, 3));
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(3);
});

test('a second tab shows what the first one answers, and no stale answer overwrites it', async ({
  page,
  context,
  learner: _,
}) => {
  const paper = await startPractice(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectQuestion(other, 1);
  const [first] = paper.questions;
  if (!first) throw new Error('The paper is empty');
  await page.bringToFront();
  await answerRightly(page, paper, 1);
  await page.keyboard.press('f');
  await expectAnswered(page, [first]);
  await expectSaved(page);
  await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');

  // A page that has seen nothing of it is told so, and what stands stays.
  const stale = { userAnswer: labelsFor(first, 'wrong').join(','), instead: [''], seconds: 5 };
  const address = `/api/attempts/${paper.id}/answers/${first.id}`;
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.put(address, { data: stale, headers });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'AnsweredElsewhere' });
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
  await expectAnswered(page, [first]);
  // Looked at here before it was answered there: going on must not take that answer back.
  await other.keyboard.press('Enter');
  await expectQuestion(other, 2);
  await keyboard(other).choose(second, labelsFor(second, 'right'));
  await expectAnswered(page, [first, second]);

  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Finish anyway' }).click();
  const result = /^2 of 20 right\. Start with .+ of your 18 misses\.$/;
  await expect(page.getByText(result)).toBeVisible();

  await expect(other.getByText(result)).toBeVisible();
});
