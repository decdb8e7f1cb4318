import { expect, type Page } from '@playwright/test';
import { newLearner, signUp } from './support/learner.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';

/** Under a name: no browser makes a passkey for an address of numbers. */
const test = base.extend<object, { product: RunningProduct }>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await runProduct({}, 'localhost');
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A device of Chromium's own, whose person always says yes. */
const plugDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('a learner adds a passkey, signs in by it, proves a password sign-in with it, and removes it', async ({
  page,
  context,
  product,
}) => {
  const learner = newLearner();
  await signUp(context, product.origin, learner);
  await plugDevice(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByLabel('Your current password').fill(learner.password);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'fits the screen').toBeLessThanOrEqual(390);

  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email or username').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(learner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(page.getByText('None yet. A passkey signs you in')).toBeVisible();
});
