import { type BrowserContext, expect } from '@playwright/test';
import { adaptiveStep } from '../../domain/contracts/adaptive-answers.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { expectPlan, newLearner, post, signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { labelsFor, openPaperOn } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

type Exam = { readonly origin: string; readonly attemptId: string };

/** Answers rightly without the screen until the exam ends; resolves with the count. */
const answerToTheEnd = async (
  context: BrowserContext,
  { origin, attemptId }: Exam,
  first: Question,
): Promise<number> => {
  const path = `/api/attempts/${attemptId}/adaptive-answers`;
  let waiting: Question | undefined = first;
  let count = 0;
  while (waiting) {
    const userAnswer = labelsFor(waiting, 'right').join(',');
    const data = { questionId: waiting.id, userAnswer, seconds: 20 };
    const step = adaptiveStep.parse(await (await post(context, { origin, path, data })).json());
    waiting = step.ended ? undefined : step.next;
    count += 1;
  }
  return count;
};

test('a learner takes the adaptive licensure exam and reads its verdict', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(240_000);
  const { origin } = product;
  const { username } = await signUp(context, origin, newLearner({ healthcareField: 'RN' }));
  await product.makePro(username);
  await expectPlan(context, origin);
  await page.goto('/quiz?full=true');
  await page.getByRole('radio', { name: 'Adaptive: 85 to 150 questions in 5 h' }).click();
  await expectAccessible(page, 'the choice of the form');
  await page.getByRole('button', { name: 'Start NCLEX-RN' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Question 1 of 85 to 150');
  const [first] = (await openPaperOn(page)).questions;
  if (!first) throw new Error('The exam has no question');
  await keyboard(page).choose(first, labelsFor(first, 'right'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Question 2 of 85 to 150');
  await page.reload();
  await expect(heading).toHaveText('Question 2 of 85 to 150');
  await expectAccessible(page, 'a question');
  const { id: attemptId, questions } = await openPaperOn(page);
  const waiting = questions.at(-1);
  if (!waiting) throw new Error('No question waits');
  const count = 1 + (await answerToTheEnd(context, { origin, attemptId }, waiting));
  await page.reload();
  await expect(
    page.getByText(`Above the passing standard with 95% confidence after ${count} questions.`),
  ).toBeVisible();
  await expect(heading).toContainText('NCLEX-RN, adaptive');
  await expect(page.getByRole('img', { name: /^Chart: Estimated ability: / })).toBeVisible();
  await expectAccessible(page, 'the result');
});
