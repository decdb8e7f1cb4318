import { expect, type Page } from '@playwright/test';
import { type CustomQuizBody, customQuiz } from '../../domain/contracts/custom-quiz.ts';
import type { ExhibitBlock } from '../../domain/contracts/exhibits.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { newLearner, post, signUp } from './support/learner.ts';
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

type Wanted = Pick<CustomQuizBody, 'healthcareField' | 'topics'> & {
  readonly isWanted: (picture: Picture) => boolean;
};

/** Goes to the first question of a quiz that comes with such a picture, and opens it. */
const openPicture = async (page: Page, origin: string, { isWanted, ...of }: Wanted) => {
  const data: CustomQuizBody = { ...of, status: 'all', count: 30, minutes: null, mode: 'tutor' };
  const answer = await post(page.context(), { origin, path: '/api/quizzes', data });
  const text = await answer.text();
  expect(text).not.toMatch(/"(?:rhythm|parameters|seed)"/);
  const { attemptId, questions } = customQuiz.parse(JSON.parse(text));
  const index = questions.findIndex((question) => drawnIn(question).some(isWanted));
  const question = questions[index];
  const picture = question && drawnIn(question).find(isWanted);
  if (!question || !picture) throw new Error('No question of the quiz comes with such a picture');

  await page.goto(`/quiz?attempt=${attemptId}`);
  for (let at = 1; at <= index; at += 1) {
    await expect(
      page.getByRole('heading', { name: `Question ${at} of ${questions.length}`, exact: true }),
    ).toBeAttached();
    await page.keyboard.press('s');
  }
  const title = question.exhibits?.find(({ blocks }) => blocks.includes(picture));
  const tab = page.getByRole('tab', { name: title?.title ?? '', exact: true });
  if ((question.exhibits ?? []).length > 1) await tab.click();
  const drawn = page.getByRole('img', { name: picture.alt, exact: true });
  await expect(drawn).toBeVisible();
  return { question, drawn };
};

test('a picture in a question is drawn, told in words without its name, and named after the answer', async ({
  page,
  product,
  learner: _,
}) => {
  const { question, drawn } = await openPicture(page, product.origin, {
    healthcareField: 'RN',
    topics: ['Dysrhythmia recognition'],
    isWanted: () => true,
  });
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

test('the numbers beside a curve stay on its paper, however small the screen', async ({
  page,
  context,
  product,
}) => {
  await signUp(context, product.origin, newLearner({ healthcareField: 'RT' }));
  const { drawn } = await openPicture(page, product.origin, {
    healthcareField: 'RT',
    topics: ['Capnography, pulse oximetry and transcutaneous monitoring'],
    isWanted: ({ drawing }) => (drawing?.labels.length ?? 0) > 0,
  });
  await page.setViewportSize({ width: 320, height: 700 });
  const sheet = page.locator('.drawn-sheet').filter({ has: drawn });
  const cut = () =>
    sheet.evaluate((paper) => {
      const { left, right } = paper.getBoundingClientRect();
      return [...paper.querySelectorAll('.drawn-label')]
        .filter((label) => {
          const at = label.getBoundingClientRect();
          return at.left < left - 0.5 || at.right > right + 0.5;
        })
        .map((label) => label.textContent);
    });
  await expect(sheet.locator('.drawn-label')).not.toHaveCount(0);
  expect(await cut()).toEqual([]);
});
