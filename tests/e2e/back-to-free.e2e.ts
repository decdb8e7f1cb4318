import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newLearner, signIn, signUp } from './support/learner.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';

/** The clock is moved by weeks: a product of its own, whose time no other test shares. */
const test = base.extend<{ readonly own: RunningProduct; readonly baseURL: string }>({
  own: [
    async ({ playwright: _ }, use) => {
      const own = await runProduct();
      await use(own);
      await own.end();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
});

const settingsSay = async (page: Page, words: RegExp): Promise<void> => {
  await page.goto('/settings#plan');
  await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
};

const fullExam = async (context: BrowserContext, { origin }: RunningProduct): Promise<number> =>
  (await context.request.get(`${origin}/api/questions/RT?fullLength=true`)).status();

/** On every page that says what the plan is, and by what the server gives. */
const expectFree = async (page: Page, own: RunningProduct, words: RegExp): Promise<void> => {
  await settingsSay(page, words);
  await expect(page.getByRole('link', { name: 'See Pro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  expect(await fullExam(page.context(), own)).toBe(403);
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toHaveCount(0);
  await page.goto('/subscribe');
  await expect(page.getByRole('radio', { name: /^Annual/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /-day trial$/ })).toHaveCount(0);
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[PRICE-14] [PRICE-15] [PRICE-17] from the trial to paid, canceled, and back to Free when the period is over', async ({
      page,
      context,
      own,
    }) => {
      test.setTimeout(240_000);
      const learner = newLearner();
      // An open page would notice that its session is over, and go to the sign-in by itself.
      const later = async (days: number): Promise<void> => {
        await page.goto('about:blank');
        await own.daysLater(days);
        await signIn(context, own.origin, learner);
      };
      await signUp(context, own.origin, learner);
      expect(await fullExam(context, own)).toBe(403);

      await page.goto('/subscribe?plan=monthly');
      await page.getByRole('button', { name: 'Start 7-day trial' }).click();
      await expect(page.getByText('Your free trial has started').first()).toBeVisible();
      await settingsSay(page, /^Pro, free until/);
      expect(await fullExam(context, own)).toBe(200);

      await later(8);
      await expectFree(page, own, /^Free\. Practice quizzes/);

      await page.goto('/subscribe?plan=monthly');
      await page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
      await page.getByRole('button', { name: 'Subscribe for $29.00' }).click();
      await page.waitForURL('**/?subscribed=true');
      await settingsSay(page, /^Pro, monthly\. It renews on/);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText(/It is canceled: nothing more is charged/)).toBeVisible({
        timeout: 30_000,
      });
      expect(await fullExam(context, own)).toBe(200);

      // The last day of the month that was paid, and the day after it.
      await later(8 + 27);
      await settingsSay(page, /^Pro, monthly, until .* It is canceled/);
      expect(await fullExam(context, own)).toBe(200);
      await later(8 + 32);
      await expectFree(page, own, /Your Pro plan has ended/);
      await settingsSay(page, /Your Pro plan has ended/);
      await expect(page.getByRole('link', { name: /^Download invoice/ })).toHaveCount(1);
    });
  });
}
