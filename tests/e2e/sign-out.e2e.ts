import { expect, type Page } from '@playwright/test';
import { stat } from './support/figures.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

const landing = (page: Page) =>
  page.getByRole('heading', { name: 'Practice until you can say why.' });

/** An empty answer keeps the browser where it is, so that there is time to look at the page. */
const holdFrontPage = async (page: Page) => {
  await page.route('/', (route) => route.fulfill({ status: 204 }));
  return page.waitForRequest((request) => request.isNavigationRequest());
};

test('[AUTH-22] [AUTH-23] [AUTH-24] [ERR-15] a learner signs out: nothing of theirs is left on the page, and half a second later the browser loads the front page', async ({
  page,
  learner,
}) => {
  await page.goto('/progress');
  await expect(stat(page, 'Quizzes Taken')).toBeVisible();
  await page.evaluate(() => addEventListener('beforeunload', () => performance.mark('leaving')));
  const leaving = holdFrontPage(page);
  await signOut(page);
  await leaving;
  await expectToast(page, 'Signed out', 'You have been successfully signed out');
  await expect(page.getByText(learner.username)).toHaveCount(0);
  await expect(stat(page, 'Quizzes Taken')).toHaveCount(0);

  const wait = await page.evaluate(() => {
    const [answered] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/logout'));
    const [left] = performance.getEntriesByName('leaving');
    return answered && left ? left.startTime - (answered.startTime + answered.duration) : 0;
  });
  expect(wait).toBeGreaterThanOrEqual(499);
  expect(wait).toBeLessThan(10_000);

  await page.unroute('/');
  await page.goto('/');
  await expect(landing(page)).toBeVisible();
});

test('a sign-out that never reached the server says so and what to do, and works once it does', async ({
  page,
  learner,
}) => {
  await page.goto('/progress');
  await page.route('**/api/logout', (route) => route.abort());
  await signOut(page);
  await expectToast(
    page,
    'Not signed out',
    'You are still signed in on this device. Check your connection and try again before others use it.',
  );
  await expect(page).toHaveURL('/progress');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();

  await page.unroute('**/api/logout');
  const leaving = holdFrontPage(page);
  await signOut(page);
  await leaving;
  await expectToast(page, 'Signed out', 'You have been successfully signed out');
  await expect(page.getByText(learner.username)).toHaveCount(0);
});

test('[AUTH-22] [AUTH-25] [ERR-10] a sign-out that failed after it ended the session leaves the page at once', async ({
  page,
  learner,
}) => {
  await page.goto('/progress');
  await page.route('**/api/logout', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: { message: 'Not now', code: 'Unavailable' } });
  });
  const leaving = holdFrontPage(page);
  await signOut(page);
  await leaving;
  await expectToast(page, 'Signed out', 'You have been signed out');
  await expect(page.getByText(learner.username)).toHaveCount(0);
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
