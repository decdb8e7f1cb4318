import { expect, type Page } from '@playwright/test';
import type { NewLearner } from './learner.ts';

/** Fills in the form of the sign-up page, and sends it. */
export const fillInSignUp = async (page: Page, learner: NewLearner): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Join the academy' })).toBeVisible();
  await page.getByLabel('Email address').fill(learner.email);
  await page.getByLabel('Username').fill(learner.username);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('First name').fill(learner.firstName);
  await page.getByLabel('Last name').fill(learner.lastName);
  await page.getByLabel('Healthcare field').click();
  await page.getByRole('option', { name: 'Respiratory Therapist', exact: true }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
};
