import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newLearner, signUp } from './support/learner.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';

const test = base.extend<object, { product: RunningProduct }>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await runProduct({ ADMIN_SECOND_FACTOR: 'on' });
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('an administrator without a second factor is led to set one up, and goes on with it', async ({
  page,
  context,
  product,
}) => {
  const admin = newLearner();
  await signUp(context, product.origin, admin);
  await product.makeAdmin(admin.username);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('Administrators need an authenticator app')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await page.getByTestId('totp-key').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel('Code in the app').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
});
