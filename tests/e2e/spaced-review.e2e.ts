import { expect, type Page } from '@playwright/test';
import { type Question, questionList } from '../../domain/contracts/quiz.ts';
import {
  addDays,
  type CalendarDay,
  dayIn,
  instantOf,
  type TimeZone,
  weekdayNameOf,
} from '../../domain/kernel/time.ts';
import { expectAccessible } from './support/looks.ts';
import { intents, labelsFor } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

// Every state is looked at light and dark, narrow and wide.
test.describe.configure({ timeout: 400_000 });

const inDays = (days: number): CalendarDay =>
  addDays(dayIn('America/Chicago' as TimeZone, instantOf(Date.now())), days);

/** Never today, which the plan would leave free. */
const dayOff = (): RegExp => new RegExp(`^${weekdayNameOf(inDays(3))}$`, 'i');

const todaysQuestions = async (page: Page): Promise<readonly Question[]> =>
  questionList.parse(await (await page.request.get('/api/review/questions')).json());

/** Without spaces, for the page sets each sentence apart, and without what it says in its own words. */
const bare = (stem: string): string =>
  stem.replace(/\s/g, '').replace(/(?:select|choose)allthatapply\.?$/i, '');

/** The one of today's questions that the page asks; a chart stands between what is told and what is asked. */
const asked = async (page: Page, questions: readonly Question[]): Promise<Question> => {
  await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible();
  const stem = bare((await page.locator('.question_stem > p').allTextContents()).join(''));
  const found = questions.find(({ question }) => bare(question) === stem);
  if (!found) throw new Error(`No question of today has this stem: ${stem}`);
  return found;
};

test('a learner reviews what a quiz showed they did not know, and plans the rest toward the exam', async ({
  page,
  context,
  learner: _,
  product,
}) => {
  const { origin } = product;
  // What is passed over on the way is a card; what follows the last answer was not reached.
  const plan = ['skip' as const, ...intents({ right: 17, wrong: 2, skip: 0 })];
  await takeQuizByCall(context, { origin, intents: plan });

  await test.step('sees on the dashboard what is due', async () => {
    await page.goto('/');
    await expect(page.getByText('3 cards today, about 4 min')).toBeVisible();
  });

  await test.step('sets the day of the exam', async () => {
    await page.goto('/settings');
    await page.getByLabel('Exam date').fill(inDays(21));
    await page.getByRole('button', { name: dayOff() }).click();
    await page.getByRole('button', { name: 'Save study plan' }).click();
    await expect(page.getByText('Your study plan is set.').first()).toBeVisible();
  });

  await page.goto('/review');
  await expect(
    page.getByText(/^3 cards today, about 4 minutes\. Expected recall on .+: \d+%/),
  ).toBeVisible();
  await expectAccessible(page, 'the review page');

  await test.step('makes and revokes a calendar address', async () => {
    await page.getByRole('button', { name: 'Create calendar link' }).click();
    const url = await page.getByLabel('Secret calendar link').inputValue();
    const path = new URL(url).pathname;
    expect(await (await page.request.get(path)).text()).toContain('SUMMARY:TMC exam');
    await expectAccessible(page, 'the review page with a calendar address');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
  });

  const questions = await todaysQuestions(page);
  expect(questions).toHaveLength(3);
  await page.getByRole('button', { name: 'Start review' }).click();

  await test.step('misses the first card, and is shown why', async () => {
    await keyboard(page).choose(await asked(page, questions), []);
    await expectAccessible(page, 'a card that is asked');
    await keyboard(page).skip();
    await expect(page.getByText("You'll see it again before you finish.")).toBeVisible();
    await expectAccessible(page, 'a card that was missed');
    await page.keyboard.press('Enter');
  });

  await test.step('answers every card, and rates it by the keyboard', async () => {
    for (const key of ['1', '2', '3']) {
      const question = await asked(page, questions);
      await keyboard(page).choose(question, labelsFor(question, 'right'));
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('group', { name: 'How well did you remember it?' }),
      ).toBeVisible();
      if (key === '1') await expectAccessible(page, 'a card that was right');
      await page.keyboard.press(key);
    }
    await expect(page.getByText('3 cards reviewed, 2 remembered on the first try.')).toBeVisible();
    await expectAccessible(page, 'the end of a review');
  });

  await page.getByRole('button', { name: 'Back to review' }).click();
  await expect(page.getByText(/^Done for today\./)).toBeVisible();
});
