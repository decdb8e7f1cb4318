import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newLearner, signUp } from './support/learner.ts';
import { test } from './support/test.ts';

const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

/** In the settings, up to the recovery codes; answers the secret and the codes. */
const setUp = async (page: Page, password: string) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await page.getByTestId('totp-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code in the app').fill('000000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('That code is wrong').first()).toBeVisible();
  await page.getByLabel('Code in the app').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, codes };
};

const giveThePassword = async (page: Page, learner: ReturnType<typeof newLearner>) => {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email or username').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};

test('a learner sets an authenticator app up, signs in with it and with a recovery code, and turns it off', async ({
  page,
  context,
  product,
}) => {
  const learner = newLearner();
  await signUp(context, product.origin, learner);
  const { secret, codes } = await setUp(page, learner.password);
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible();

  await giveThePassword(page, learner);
  await page.getByLabel('Code', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('That code is wrong').first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await giveThePassword(page, learner);
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '-');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText('9 of 10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(learner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});
