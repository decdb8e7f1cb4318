import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

const landing = (page: Page) =>
  page.getByRole('heading', { name: 'Practice until you can say why.' });

/** From here on the page's timers only run when told to. */
const stopTime = async (page: Page): Promise<void> => {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
};

const documentsOf = (page: Page): { readonly count: () => number } => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { count: () => documents };
};

test('[AUTH-22] [AUTH-23] [AUTH-24] [ERR-15] a learner signs out: nothing of theirs is left on the screen, and half a second later the browser loads the front page', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByText(learner.email)).toBeVisible();
  const documents = documentsOf(page);
  const answered = page.waitForResponse('**/api/logout');

  await stopTime(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await answered;
  await page.clock.runFor(100);
  await expectToast(page, 'Signed out', 'You have been successfully signed out');
  await expect(page.getByText(learner.email)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Progress' })).toHaveCount(0);
  await page.clock.runFor(300);
  expect(documents.count()).toBe(0);
  await page.clock.runFor(200);
  await expect(landing(page)).toBeVisible();
  expect(documents.count()).toBe(1);
});

test('[AUTH-22] [AUTH-25] [ERR-10] a sign-out that never reached the server leaves the page all the same, and at once', async ({
  page,
  learner,
}) => {
  await page.goto('/progress');
  await page.route('**/api/logout', (route) => route.abort());
  // An empty answer keeps the browser where it is, so that there is time to read the toast.
  await page.route('/', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  await signOut(page);
  await leaving;
  await expectToast(page, 'Signed out', 'You have been signed out');
  await expect(page.getByText(learner.email)).toHaveCount(0);
});

test('a learner who signed out in one tab is signed out in the other with its next call', async ({
  page,
  context,
  learner,
}) => {
  const other = await context.newPage();
  await other.goto('/progress');
  await expect(other.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  await page.goto('/');
  await signOut(page);
  await expect(landing(page)).toBeVisible();

  await other.getByRole('link', { name: 'Practice Quiz Free' }).click();
  await expectToast(other, 'Authentication Required', 'Please log in to access quizzes.');
  await expect(other.getByText(learner.username)).toHaveCount(0);
  await expect(other).toHaveURL('/auth');
});
