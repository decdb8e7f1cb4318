import { expect } from '@playwright/test';
import { productName } from '../../domain/contracts/product.ts';
import { expectMainLinks, mainLinks } from './support/main-links.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('[NAV-07] [NAV-08] [NAV-09] [NAV-10] a learner finds seven links in order, and the one of the page is marked', async ({
  page,
  learner: _,
}) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expectMainLinks(links);
  for (const [index, { name, path }] of mainLinks.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(path);
    const marked = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(name);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${productName}, home` })
    .click();
  await expect(page).toHaveURL('/');
});

const rules = [
  {
    id: '[ERR-27]',
    path: '/quiz',
    toast: ['Authentication Required', 'Please log in to access quizzes.'],
    to: '/auth',
  },
  {
    id: '[ERR-26]',
    path: '/progress',
    toast: ['Unauthorized', 'You are logged out. Logging in again...'],
    to: '/api/login',
  },
  {
    id: '[ERR-34]',
    path: '/subscribe',
    toast: ['Authentication Required', 'Please sign in to subscribe to a plan.'],
    to: '/auth',
  },
] as const;

for (const { id, path, toast, to } of rules) {
  test(`[NAV-06] ${id} a visitor who opens ${path} is told to sign in and taken there`, async ({
    page,
  }) => {
    // An empty answer keeps the browser where it is, so that there is time to read the toast.
    await page.route(to, (route) => route.fulfill({ status: 204 }));
    const leaving = page.waitForRequest(to);
    await page.goto(path);
    await expectToast(page, toast[0], toast[1]);
    await leaving;
    await page.unroute(to);
    await page.goto(to);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
}

test('[ERR-38] a learner who opens the panel of administrators is turned away', async ({
  page,
  learner: _,
}) => {
  await page.goto('/admin');
  await expectToast(page, 'Access Denied', "You don't have admin privileges.");
  await expect(page).toHaveURL('/');
});
