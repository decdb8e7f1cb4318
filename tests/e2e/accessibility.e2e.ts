import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { type KnownPage, learnerPages, visitorPages } from './support/pages.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

const expectEach = async (page: Page, pages: readonly KnownPage[]): Promise<void> => {
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(page, path);
  }
};

test('a visitor can use every page whatever the eyes, the screen and the hands', async ({
  page,
}) => {
  await expectEach(page, visitorPages);
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectAccessible(page, 'a sign-up that was refused');
});
