import { expect, type Page } from '@playwright/test';
import { expectPage } from './support/expect-page.ts';
import { expectAccessible } from './support/looks.ts';
import {
  dashboardAt,
  type KnownPage,
  landingAt,
  learnerPages,
  visitorPages,
} from './support/pages.ts';
import { intents } from './support/paper.ts';
import { issuePaper, takeQuizByCall } from './support/quiz-by-call.ts';
import { expectQuestion } from './support/runner.ts';
import { test } from './support/test.ts';

// Hundreds of looks at a page, each a second's work for a loaded machine.
test.describe.configure({ timeout: 400_000 });

const expectEach = async (page: Page, pages: readonly KnownPage[]): Promise<void> => {
  for (const known of pages) {
    await expectPage(page, known);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(page, known.path);
  }
};

const openTo = new Set(visitorPages.map(({ path }) => path));
const learnersOwn = learnerPages.filter(({ path }) => path === '/' || !openTo.has(path));
const everybodys = learnerPages.filter((known) => !learnersOwn.includes(known));
const half = Math.ceil(learnersOwn.length / 2);

test('[NAV-04] [NAV-05] a visitor reaches the open pages by their addresses, each accessible, and the landing page by any other', async ({
  page,
}) => {
  await expectEach(page, visitorPages);
  for (const path of ['/study-aid', '/settings', '/no/such/page']) {
    await expectPage(page, landingAt(path));
  }
});

test('[NAV-02] a learner without a quiz reaches the first half of the pages by address, each accessible', async ({
  page,
  learner: _,
}) => {
  await expectEach(page, learnersOwn.slice(0, half));
});

test('[NAV-02] [NAV-03] a learner without a quiz reaches the other pages by address, each accessible, and the dashboard by any other', async ({
  page,
  learner: _,
}) => {
  await expectEach(page, learnersOwn.slice(half));
  // What they show a visitor was looked at there.
  for (const known of everybodys) await expectPage(page, known);
  await expectPage(page, dashboardAt('/no/such/page'));
});

test('a visitor finds the forms accessible, and what they refuse', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email or username').fill('tester');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Choose your healthcare specialty')).toBeVisible();
  await expectAccessible(page, 'a sign-in that was refused');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectAccessible(page, 'a sign-up that was refused');
});

test('a learner finds a quiz accessible, and all that opens in it', async ({
  page,
  context,
  learner: _,
  product,
}) => {
  const { attemptId, questions } = await issuePaper(context, product.origin);
  await page.goto(`/quiz?attempt=${attemptId}`);
  await expectQuestion(page, 1);
  for (const type of ['Single', 'K-Type'] as const) {
    const index = questions.findIndex(({ questionType }) => questionType === type);
    if (index < 0) continue;
    await page.keyboard.press('m');
    await page.getByRole('button', { name: new RegExp(`^Question ${index + 1}, `) }).click();
    await expectQuestion(page, index + 1);
    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await page.keyboard.press('b');
    await expectAccessible(page, `a ${type} question`);
  }
  await page.keyboard.press('k');
  await expect(page.getByRole('group', { name: 'Calculator keys' })).toBeFocused();
  await expectAccessible(page, 'the calculator');
  await page.keyboard.press('l');
  await expect(page.getByRole('rowheader', { name: 'Arterial pH' })).toBeVisible();
  await expectAccessible(page, 'the lab values');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  for (const [key, name] of [
    ['m', 'Question map'],
    ['?', 'Keyboard shortcuts'],
    ['n', /^Note on question/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, `${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before finishing');
});

test('a learner finds results and progress accessible', async ({
  page,
  context,
  learner: _,
  product,
}) => {
  const { origin } = product;
  const plan = intents({ right: 12, wrong: 6, skip: 2 });
  const attemptId = await takeQuizByCall(context, { origin, intents: plan });
  for (const right of [20, 15]) {
    const another = intents({ right, wrong: 20 - right, skip: 0 });
    await takeQuizByCall(context, { origin, intents: another });
  }
  await issuePaper(context, origin);

  await page.goto(`/quiz?attempt=${attemptId}`);
  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
  await expectAccessible(page, 'results');
  await page.goto('/progress');
  for (const name of ['Performance', 'Topic Mastery', 'Achievements', 'Referrals']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page, `progress, ${name}`);
  }
  await page.goto('/');
  await expect(page.getByRole('row', { name: /^Practice quiz / })).toHaveCount(3);
  await expectAccessible(page, 'a dashboard with quizzes');
  await page.goto('/quiz');
  await expect(page.getByRole('heading', { name: 'Resume your quiz' })).toBeVisible();
  await expectAccessible(page, 'a quiz that can be resumed');
});

test('a learner finds menu, drawer and dialog accessible', async ({ page, learner: _ }) => {
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Change field' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the choice of a field');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // While it is open the menu is all there is: no landmark is left to hold it.
  await expectAccessible(page, 'the account menu', ['region']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the drawer');
});
