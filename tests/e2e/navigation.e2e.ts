import { expect, type Page } from '@playwright/test';
import { productName } from '../../domain/contracts/product.ts';
import { expectMainLinks, mainLinks } from './support/main-links.ts';
import {
  dashboardAt,
  type KnownPage,
  landingAt,
  learnerPages,
  visitorPages,
} from './support/pages.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const expectPage = async (page: Page, { path, title, heading }: KnownPage): Promise<void> => {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} · ${productName}`);
  });
};

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

test('[NAV-02] [NAV-03] a learner reaches every page by its address, and the dashboard by any other', async ({
  page,
  learner: _,
}) => {
  for (const known of learnerPages) await expectPage(page, known);
  await expectPage(page, dashboardAt('/no/such/page'));
});

test('[NAV-04] [NAV-05] a visitor reaches the open pages by their addresses, and the landing page by any other', async ({
  page,
}) => {
  for (const known of visitorPages) await expectPage(page, known);
  for (const path of ['/study-aid', '/settings', '/no/such/page']) {
    await expectPage(page, landingAt(path));
  }
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
