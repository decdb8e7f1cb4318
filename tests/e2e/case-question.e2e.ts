import { expect } from '@playwright/test';
import { type CustomQuizBody, customQuiz } from '../../domain/contracts/custom-quiz.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { post } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { labelsFor } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

/** The question with the most pages of the chart, and its number. */
const withChart = (questions: readonly Question[]) => {
  const most = Math.max(...questions.map(({ exhibits = [] }) => exhibits.length));
  const index = questions.findIndex(({ exhibits = [] }) => exhibits.length === most);
  const question = questions[index];
  if (!question || most === 0) throw new Error('No question of the quiz comes with a chart');
  return { question, number: index + 1, pages: question.exhibits ?? [] };
};

test('a question about a case shows its chart, and teaches in four parts', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const data: CustomQuizBody = {
    healthcareField: 'RT',
    topics: ['Mechanical ventilation settings and modes'],
    status: 'all',
    count: 30,
    minutes: null,
    mode: 'tutor',
  };
  const answer = await post(context, { origin: product.origin, path: '/api/quizzes', data });
  const { attemptId, questions } = customQuiz.parse(await answer.json());
  const { question, number, pages } = withChart(questions);
  const reached = (at: number) =>
    expect(
      page.getByRole('heading', { name: `Question ${at} of ${questions.length}`, exact: true }),
    ).toBeAttached();
  await page.goto(`/quiz?attempt=${attemptId}`);
  for (let at = 1; at < number; at += 1) {
    await reached(at);
    await page.keyboard.press('s');
  }
  await reached(number);

  const [first, second] = pages;
  await expect(page.getByText(first?.title ?? '').first()).toBeVisible();
  if (second) {
    await page.getByRole('tab', { name: first?.title ?? '', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: second.title, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel', { name: second.title, exact: true })).toBeVisible();
  }
  await expectAccessible(page, 'a question with a chart');

  await keyboard(page).choose(question, labelsFor(question, 'right'));
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Correct\. / })).toBeFocused();
  for (const part of ['Deciding clue', 'Rule', 'Trap']) {
    await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible();
  }
  await expect(page.getByText(/^Tempting: /).first()).toBeVisible();
  await expectAccessible(page, 'an explanation in four parts');
});
