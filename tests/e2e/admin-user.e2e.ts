import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newLearner, signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const wide = { width: 1280, height: 900 } as const;

/** Somebody who handed in a quiz, in a browser of their own. */
const studied = async (context: BrowserContext, origin: string) => {
  const person = await signUp(context, origin, newLearner());
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  await takeQuizByCall(context, { origin, intents: plan });
  return person;
};

const openUser = async (page: Page, username: string): Promise<void> => {
  await openAdminPage(page, `/admin?tab=users&search=${username}`, 'Admin Superpanel');
  await page.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
};

test('an admin suspends an account, which its owner is told at sign-in, and restores it', async ({
  page,
  browser,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  const theirs = await browser.newContext({ baseURL: product.origin });
  const person = await studied(theirs, product.origin);
  const device = await theirs.newPage();
  await device.goto('/progress');
  await expect(device.getByRole('heading', { level: 1 })).toBeVisible();

  await openUser(page, person.username);
  await page.getByRole('button', { name: 'Suspend account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page, 'the dialog of a suspension');
  await page.setViewportSize(wide);
  await expect(dialog.getByRole('button', { name: 'Suspend account' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Shared the questions of an exam');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByText(/^Suspended since /)).toBeVisible();
  await expectAccessible(page, 'the page of a suspended user');
  await page.setViewportSize(wide);

  await device.goto('/progress');
  await expect(device).toHaveURL(/\/auth/);
  await device.getByLabel('Email or username').fill(person.email);
  await device.getByLabel('Password', { exact: true }).fill('not the password');
  await device.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(device.getByText('Invalid email or password').first()).toBeVisible();
  await device.getByLabel('Password', { exact: true }).fill(person.password);
  await device.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    device.getByRole('heading', { level: 1, name: 'This account is suspended' }),
  ).toBeVisible();
  await expect(device.getByRole('link', { name: /^support@/ })).toBeVisible();
  await expectAccessible(device, 'the page of a suspended owner');
  await device.setViewportSize(wide);
  const [file] = await Promise.all([
    device.waitForEvent('download'),
    device.getByRole('button', { name: 'All my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.manifest.complete).toBe(true);

  await page.getByRole('button', { name: 'Restore account' }).click();
  await dialog.getByLabel('Reason').fill('It was somebody else');
  await dialog.getByRole('button', { name: 'Restore account' }).click();
  await expect(page.getByText(/^Suspended since /)).toBeHidden();
  await device.getByRole('button', { name: 'Sign in with another account' }).click();
  await device.getByLabel('Email or username').fill(person.email);
  await device.getByLabel('Password', { exact: true }).fill(person.password);
  await device.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(device.getByText('Welcome back!').first()).toBeVisible();
  await theirs.close();
});

test('an admin extends a plan, reads what a user did and saw, and sees the account at a moment', async ({
  page,
  browser,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  const theirs = await browser.newContext({ baseURL: product.origin });
  const person = await studied(theirs, product.origin);
  await openUser(page, person.username);

  const activity = page.getByRole('list', { name: 'Activity' });
  await expect(activity.getByText('a practice quiz').first()).toBeVisible();
  await page.getByRole('button', { name: 'Extend Pro' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Days of Pro').fill('14');
  await dialog.getByLabel('Reason').fill('Her school pays from next month');
  await dialog.getByRole('button', { name: 'Extend Pro' }).click();
  await expect(page.getByText(/^until /).first()).toBeVisible();

  const [statements] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as xAPI' }).click(),
  ]);
  expect(statements.suggestedFilename()).toMatch(/^xapi-.+\.jsonl$/);
  await page.getByRole('button', { name: 'Show and record' }).click();
  const seen = page.getByRole('list', { name: 'What was studied' });
  await expect(seen.getByText('practice, 20 questions')).toBeVisible();
  await page.getByRole('radio', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Show and record' }).click();
  await expect(page.getByText(/^20 in all, page 1 of 1$/)).toBeVisible();
  await expectAccessible(page, 'the page of a user');
  await page.setViewportSize(wide);

  await page.getByRole('link', { name: 'View at a moment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At a moment' })).toBeVisible();
  await page.getByRole('button', { name: 'Show and record' }).click();
  await expect(page.getByText(/Rebuilt from \d+ events? in /)).toBeVisible();
  await page.getByRole('button', { name: 'Event before' }).click();
  await expect(page.getByText(/^Last before it: submitted/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Plan Pro, monthly Pro, monthly' })).toBeVisible();
  await page.getByRole('button', { name: 'Event before' }).click();
  await expect(page.getByText(/^First after it: extended/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Plan Free Pro, monthly' })).toBeVisible();
  await expectAccessible(page, 'a user at a moment');
  await theirs.close();
});
