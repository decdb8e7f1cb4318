import { expect } from '@playwright/test';
import { figure, stat } from './support/figures.ts';
import { signUp } from './support/learner.ts';
import { intents } from './support/paper.ts';
import { answerRightly, expectRightChosen } from './support/right-answers.ts';
import { expectQuestion, keyboard, startPractice, takeQuiz } from './support/runner.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';

/** A product of its own: the others must not lose theirs. */
const test = base.extend<{ readonly ownProduct: RunningProduct }>({
  ownProduct: async ({ playwright: _ }, use) => {
    const product = await runProduct();
    await use(product);
    await product.end();
  },
  baseURL: async ({ ownProduct }, use) => use(ownProduct.origin),
  learner: async ({ context, ownProduct }, use) => use(await signUp(context, ownProduct.origin)),
});

// The product is started twice.
test.describe.configure({ timeout: 240_000 });

test('a product that is killed as soon as it acknowledged a quiz has the result when it starts again, and the quiz that was still open', async ({
  page,
  ownProduct,
  learner: _,
}) => {
  const open = await startPractice(page);
  await answerRightly(page, open, 3);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('3 of 20 answered')).toBeVisible();

  const paper = await startPractice(page);
  const killed = page.waitForResponse('**/api/quiz/submit').then(ownProduct.kill);
  const plan = intents({ right: 14, wrong: 6, skip: 0 });
  await takeQuiz(page, { paper, intents: plan, hands: keyboard(page) });
  await killed;
  await ownProduct.startAgain();

  await page.reload();
  await expect(
    page.getByText('14 of 20 right. Borderline: 10 points below the 80% goal.'),
  ).toBeVisible();
  await expect(figure(page, 'Correct')).toHaveText('14');
  await page.goto('/progress');
  await expect(stat(page, 'Quizzes Taken')).toContainText('Quizzes Taken1');
  await expect(stat(page, 'Average Score')).toContainText('70%');

  await page.goto('/quiz');
  await expect(page.getByText('3 of 20 answered')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  // This tab was last at the third question.
  await expectRightChosen(page, open, 3);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 4);
});
