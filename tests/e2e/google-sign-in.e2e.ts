import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type OpenIdServer, startOpenIdServer } from '../support/openid-server.ts';
import { newLearner, signUp } from './support/learner.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const test = base.extend<object, { readonly provider: OpenIdServer; product: RunningProduct }>({
  provider: [
    async ({ playwright: _ }, use) => {
      const provider = await startOpenIdServer();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider: { settings } }, use) => {
      const product = await runProduct({
        GOOGLE_CLIENT_ID: settings.clientId,
        GOOGLE_CLIENT_SECRET: settings.clientSecret,
        GOOGLE_ISSUER: settings.issuer,
      });
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const newPerson = (email: string) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Kim',
});

test('[AUTH-14] somebody new comes in by Google, sets a password, and signs in with both', async ({
  page,
  provider,
}) => {
  const name = `grace${randomUUID().slice(0, 8)}`;
  const person = newPerson(`${name}@gmail.example`);
  provider.with(person);
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('Sign in to continue to that page.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Join the academy' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await expect(page.getByLabel('Username')).toHaveValue(name);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await page.getByLabel('Healthcare field').click();
  await page.getByRole('option', { name: 'Respiratory Therapist', exact: true }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page)).toContainText(['Account created!']);
  await expect(page, 'back to the page that asked for it').toHaveURL('/review');

  await page.goto('/settings');
  // The form of the address asks for the same further down.
  await page.getByRole('button', { name: 'Confirm with Google' }).first().click();
  await expect(page.getByText('What asked for it can be done')).toBeVisible();
  await page.getByLabel('New password').fill('a tin whistle at dawn');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'Password set', 'You can sign in with it from now on.');
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
});

test('[AUTH-14] a learner links Google by password, from the sign-in page and in the settings', async ({
  page,
  context,
  product,
  provider,
}) => {
  const learner = newLearner();
  await signUp(context, product.origin, learner);
  await context.clearCookies();
  provider.with(newPerson(learner.email));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in and link Google' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(learner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(learner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('Your Google account is linked.')).toBeVisible();
  await expect(page.getByText(/^Linked since/)).toBeVisible();
});

test('[AUTH-14] what goes wrong at Google is said on the sign-in page', async ({
  page,
  provider,
}) => {
  provider.with('declines');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('status')).toHaveText(/You canceled at Google/);
  provider.with({ sub: '7', email: 'x@example.com', email_verified: false });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('status')).toHaveText(/not verified your email address/);
});
