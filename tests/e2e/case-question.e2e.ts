import { type BrowserContext, expect } from '@playwright/test';
import { type CustomQuizBody, customQuiz } from '../../domain/contracts/custom-quiz.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { post } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { labelsFor } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

type Found = {
  readonly attemptId: string;
  readonly questions: readonly Question[];
  /** Of the question with the most pages of the chart, from 0. */
  readonly index: number;
};

/** A tutor quiz with a chart: which of a case's asks is drawn is left to chance. */
const quizWithChart = async (context: BrowserContext, origin: string): Promise<Found> => {
  const data: CustomQuizBody = {
    healthcareField: 'RT',
    topics: ['Mechanical ventilation settings and modes'],
    status: 'all',
    count: 30,
    minutes: null,
    mode: 'tutor',
  };
  for (let quiz = 0; quiz < 12; quiz += 1) {
    const answer = await post(context, { origin, path: '/api/quizzes', data });
    const { attemptId, questions } = customQuiz.parse(await answer.json());
    const pages = questions.map(({ exhibits = [] }) => exhibits.length);
    const most = Math.max(...pages);
    if (most > 0) return { attemptId, questions, index: pages.indexOf(most) };
  }
  throw new Error('No question of a quiz comes with a chart');
};

test('a question about a case shows its chart, and teaches in four parts', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const { attemptId, questions, index } = await quizWithChart(context, product.origin);
  const question = questions[index];
  if (!question) throw new Error('The quiz lost its question');
  const [number, pages] = [index + 1, question.exhibits ?? []];
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
