import { expect } from '@playwright/test';
import { type CustomQuizBody, customQuiz } from '../../domain/contracts/custom-quiz.ts';
import type { ExhibitBlock } from '../../domain/contracts/exhibits.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { post } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { labelsFor } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

type Picture = Extract<ExhibitBlock, { kind: 'picture' }>;

const drawnIn = ({ exhibits = [] }: Question): readonly Picture[] =>
  exhibits
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' && block.drawing ? [block] : []));

test('a picture in a question is drawn, told in words without its name, and named after the answer', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const data: CustomQuizBody = {
    healthcareField: 'RN',
    topics: ['Dysrhythmia recognition'],
    status: 'all',
    count: 30,
    minutes: null,
    mode: 'tutor',
  };
  const answer = await post(context, { origin: product.origin, path: '/api/quizzes', data });
  const text = await answer.text();
  expect(text).not.toMatch(/"(?:rhythm|parameters|seed)"/);
  const { attemptId, questions } = customQuiz.parse(JSON.parse(text));
  const index = questions.findIndex((question) => drawnIn(question).length > 0);
  const question = questions[index];
  const [picture] = question ? drawnIn(question) : [];
  if (!question || !picture) throw new Error('No question of the quiz comes with a picture');

  await page.goto(`/quiz?attempt=${attemptId}`);
  for (let at = 1; at <= index; at += 1) {
    await expect(
      page.getByRole('heading', { name: `Question ${at} of ${questions.length}`, exact: true }),
    ).toBeAttached();
    await page.keyboard.press('s');
  }
  const title = question.exhibits?.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'picture'),
  );
  const tab = page.getByRole('tab', { name: title?.title ?? '', exact: true });
  if ((question.exhibits ?? []).length > 1) await tab.click();
  const drawn = page.getByRole('img', { name: picture.alt, exact: true });
  await expect(drawn).toBeVisible();
  await expect(page.getByText(/schematic$/)).toBeVisible();
  await expectAccessible(page, 'a question with a picture');

  await page.setViewportSize({ width: 390, height: 844 });
  const small = (await drawn.boundingBox())?.width ?? 0;
  expect(small).toBeGreaterThan(280);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect
    .poll(async () => (await drawn.boundingBox())?.width ?? 0)
    .toBeGreaterThan(1.9 * small);
  await expectAccessible(page, 'an enlarged picture');

  await keyboard(page).choose(question, labelsFor(question, 'right'));
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'On the picture' })).toBeVisible();
});
