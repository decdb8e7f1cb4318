import { type BrowserContext, expect, type Page } from '@playwright/test';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import { questionList } from '../../domain/contracts/quiz.ts';
import { expectPlan, newLearner, post, signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { test } from './support/test.ts';

/** The longest there is, handed in with a few answers; without the screen. */
const takePance = async (context: BrowserContext, origin: string): Promise<string> => {
  const search = 'limit=300&fullLength=true&exam=PANCE';
  const issued = await context.request.get(`${origin}/api/questions/PA?${search}`);
  const attemptId = issued.headers()[attemptIdHeader] ?? '';
  const answers = questionList
    .parse(await issued.json())
    .slice(0, 120)
    .map(({ id }) => ({ questionId: id, userAnswer: 'A' }));
  const data = { attemptId, healthcareField: 'PA', answers, timeSpent: 9000 };
  await post(context, { origin, path: '/api/quiz/submit', data });
  return attemptId;
};

const detail = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true });

const numberOf = async (page: Page): Promise<number> => {
  const shown = await page.getByRole('heading', { name: /^Question \d+$/ }).textContent();
  return Number(shown?.replace('Question ', ''));
};

test('a learner reads any question of a full exam beside its list, and over it on a phone', async ({
  page,
  context,
  product,
}) => {
  const { username } = await signUp(context, product.origin, newLearner({ healthcareField: 'PA' }));
  await product.makePro(username);
  await expectPlan(context, product.origin);
  const attempt = await takePance(context, product.origin);

  await test.step('on a wide screen', async () => {
    await page.goto(`/quiz?attempt=${attempt}`);
    const list = page.getByRole('navigation', { name: 'Questions' });
    await list.getByRole('button', { name: /question 97 / }).click();
    await expect(detail(page, 97)).toBeInViewport();
    await page.keyboard.press('j');
    await expect(detail(page, 97)).toHaveCount(0);
    const next = await numberOf(page);
    expect(next).toBeGreaterThan(97);
    await expect(detail(page, next)).toBeInViewport();
    await expect(list.getByRole('button', { name: `question ${next} ` })).toBeInViewport();
    await page.keyboard.press('k');
    await expect(detail(page, 97)).toBeInViewport();
    const place = page.getByRole('status').filter({ hasText: / of 300$/ });
    await list.getByRole('button').first().click();
    await expect(place).toHaveText(/ 1 of 300$/);
    // However fast they come, none is lost.
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('j');
    await expect(place).toHaveText(/ 31 of 300$/);
    await expect(list.locator('[aria-current="true"]')).toBeInViewport();
    await page.getByRole('button', { name: 'Previous question' }).click();
    await expect(place).toHaveText(/ 30 of 300$/);
  });

  await expectAccessible(page, 'the questions of a full exam');

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/quiz?attempt=${attempt}`);
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: /^297, / }).click();
    await expect(sheet.getByRole('heading', { level: 3, name: 'Question 297' })).toBeInViewport();
    await sheet.getByRole('button', { name: 'Next question' }).click();
    await expect(sheet.getByRole('heading', { level: 3, name: 'Question 298' })).toBeInViewport();
    await page.keyboard.press('j');
    await expect(sheet.getByRole('heading', { level: 3, name: 'Question 299' })).toBeInViewport();
    await sheet.getByRole('button', { name: 'All questions' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^299, / })).toBeFocused();
    await expect(page.getByRole('button', { name: /^299, / })).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('heading', { level: 3, name: 'Question 299' })).toBeInViewport();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/quiz?attempt=${attempt}`);
  });
});
