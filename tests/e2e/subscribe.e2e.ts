import { expect } from '@playwright/test';
import { user } from '../../domain/contracts/account.ts';
import { newLearner } from './support/learner.ts';
import { fillInSignUp } from './support/sign-up-form.ts';
import { test } from './support/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[SUB-01] [SUB-04] [API-24] from sign-up to paid, with an invoice, and canceled', async ({
      page,
      context,
      product,
    }) => {
      const learner = newLearner();
      await page.goto('/subscribe?plan=annual');
      await page.waitForURL('**/auth');
      await page.getByRole('button', { name: /Sign up$/ }).click();
      await fillInSignUp(page, learner);

      await page.waitForURL('**/subscribe?plan=annual');
      await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked();
      await expect(page.getByText(/^Sandbox: no money moves/)).toBeVisible();
      await page.getByRole('button', { name: 'Use 4000 0000 0000 0002' }).click();
      await page.getByRole('button', { name: 'Subscribe for $199.00' }).click();
      await expect(page.getByText('Payment Failed').first()).toBeVisible();
      await page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
      await page.getByRole('button', { name: 'Subscribe for $199.00' }).click();

      await page.waitForURL('**/?subscribed=true');
      await expect(page.getByText(/^Welcome to Pro, paid until/)).toBeVisible({ timeout: 30_000 });
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click();

      await expect(page.getByText(/^Pro, annual\. It renews on/)).toBeVisible();
      const invoice = page.getByRole('link', { name: /^Download invoice/ });
      await expect(invoice).toHaveCount(1);
      const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
      expect(await file.failure()).toBeNull();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('You keep Pro until');
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText(/It is canceled: nothing more is charged/)).toBeVisible({
        timeout: 30_000,
      });

      const tierNow = async () => {
        const answer = await context.request.get(`${product.origin}/api/user`);
        return user.parse(await answer.json()).subscriptionTier;
      };
      expect(await tierNow()).toBe('annual');
    });
  });
}
