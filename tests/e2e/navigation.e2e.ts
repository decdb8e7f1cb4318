import { expect, type Page } from '@playwright/test';
import { productName } from '../../domain/contracts/product.ts';
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

const links = [
  { text: 'Dashboard', url: '/' },
  { text: 'Practice QuizFree', url: '/quiz' },
  { text: 'Full ExamPro', url: '/quiz?full=true' },
  { text: 'Study Tools', url: '/study-aid' },
  { text: 'Medical TermsNew', url: '/medical-terminology' },
  { text: 'Progress', url: '/progress' },
  { text: 'Pricing', url: '/pricing' },
] as const;

test('[NAV-07] [NAV-08] [NAV-09] [NAV-10] a learner finds seven links in order, and the one of the page is marked', async ({
  page,
  learner: _,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner').getByRole('link');
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(main).toHaveText(links.map(({ text }) => text));
  for (const [index, { url }] of links.entries()) {
    await main.nth(index).click();
    await expect(page).toHaveURL(url);
    const marked = links.map((_link, other) => (other === index ? 'page' : null));
    for (const [other, current] of marked.entries()) {
      if (current) await expect(main.nth(other)).toHaveAttribute('aria-current', current);
      else await expect(main.nth(other)).not.toHaveAttribute('aria-current');
    }
  }
  await bar.first().click();
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
    ids: '[ERR-27]',
    path: '/quiz',
    toast: ['Authentication Required', 'Please log in to access quizzes.'],
  },
  {
    ids: '[ERR-26]',
    path: '/progress',
    toast: ['Unauthorized', 'You are logged out. Logging in again...'],
  },
  {
    ids: '[ERR-34]',
    path: '/subscribe',
    toast: ['Authentication Required', 'Please sign in to subscribe to a plan.'],
  },
] as const;

for (const { ids, path, toast } of rules) {
  test(`[NAV-06] ${ids} a visitor who opens ${path} is told to sign in and taken there`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectToast(page, ...toast);
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
