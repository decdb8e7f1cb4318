import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type CustomQuizBody, customQuiz } from '../../domain/contracts/custom-quiz.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { post } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { keyOf, labelsFor } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

/** Where in the outline a question of each format stands. */
const groups = {
  'a number, an order and "choose three"': [
    { name: 'numeric', topic: 'Dosage calculation' },
    { name: 'ordered', topic: 'Medical emergencies and cardiac arrest' },
    { name: 'select-n', topic: 'Alterations in body systems' },
  ],
  'tables and blanks': [
    { name: 'matrix', topic: 'Pathophysiology' },
    { name: 'drop-down', topic: 'Potential for complications of tests and procedures' },
  ],
  'a diagram and a passage': [
    { name: 'bow-tie', topic: 'Blood and blood products' },
    { name: 'highlight', topic: 'Postpartum care' },
  ],
} as const;

type Wish = { readonly origin: string; readonly topic: string; readonly name: string };
type Found = { readonly attemptId: string; readonly question: Question; readonly number: number };

/** A tutor quiz with a question of this format: which of a case's asks is drawn is left to chance. */
const quizWith = async (context: BrowserContext, { origin, topic, name }: Wish): Promise<Found> => {
  const data: CustomQuizBody = {
    healthcareField: 'RN',
    topics: [topic],
    status: 'all',
    count: 75,
    minutes: null,
    mode: 'tutor',
  };
  for (let quiz = 0; quiz < 12; quiz += 1) {
    const answer = await post(context, { origin, path: '/api/quizzes', data });
    const { attemptId, questions } = customQuiz.parse(await answer.json());
    const index = questions.findIndex(({ response }) => response?.format === name);
    const question = questions[index];
    if (question) return { attemptId, question, number: index + 1 };
  }
  throw new Error(`No question of ${topic} is asked as ${name}`);
};

/** By the map: a paper is taken up at its first open question. */
const goTo = async (page: Page, { attemptId, number }: Found): Promise<void> => {
  await page.goto(`/quiz?attempt=${attemptId}`);
  await expect(page.getByRole('heading', { name: /^Question \d+ of / })).toBeAttached();
  await page.getByRole('button', { name: 'Question map' }).click();
  const map = page.getByRole('dialog', { name: 'Question map' });
  await map.getByRole('button', { name: new RegExp(`^Question ${number}, `) }).click();
  const heading = page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) });
  await expect(heading).toBeAttached();
};

/** As another device would read it. */
const savedAnswer = async (page: Page, { attemptId, question }: Found): Promise<string> => {
  const paper = await (await page.request.get(`/api/attempts/${attemptId}`)).json();
  const answers = paper.answers as { questionId: string; userAnswer: string }[];
  return answers.find(({ questionId }) => questionId === question.id)?.userAnswer ?? '';
};

const sent = ({ question }: Found): string => {
  const key = labelsFor(question, 'right');
  return (question.response?.format === 'ordered' ? key : key.toSorted()).join(',');
};

for (const [title, formats] of Object.entries(groups)) {
  test(`${title} are answered by keyboard, saved as they are given, and explained`, async ({
    page,
    context,
    product,
    learner: _,
  }) => {
    for (const { name, topic } of formats) {
      const found = await quizWith(context, { origin: product.origin, topic, name });
      await goTo(page, found);
      await expectAccessible(page, `a question asked as ${name}`);
      await keyboard(page).choose(found.question, keyOf(found.question));
      await expect.poll(() => savedAnswer(page, found)).toBe(sent(found));
      await goTo(page, found);
      await page.getByRole('button', { name: 'Check answer' }).click();
      await expect(page.getByRole('heading', { level: 2, name: /^Correct\./ })).toBeFocused();
      await expect(page.getByRole('term').filter({ hasText: 'Deciding clue' })).toBeVisible();
      await expectAccessible(page, `the reasons of a question asked as ${name}`);
    }
  });
}
