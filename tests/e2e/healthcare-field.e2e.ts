import { expect, type Page } from '@playwright/test';
import { professionOptions } from '../../domain/contracts/fields.ts';
import { newLearner, signUp } from './support/learner.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Your Healthcare Field' });

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Change field' }).click();
  await expect(dialog(page)).toBeVisible();
};

test('[PROF-01] [PROF-04] [PROF-05] [PROF-06] [PROF-07] [ERR-16] [QUIZ-09] a learner changes the field from the quiz page', async ({
  page,
  learner: _,
}) => {
  await openDialog(page);
  const cards = dialog(page).getByRole('radio');
  expect(await cards.count()).toBe(14);
  for (const { label } of professionOptions) {
    await expect(dialog(page).getByRole('radio', { name: label, exact: true })).toBeVisible();
  }
  const proceed = dialog(page).getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Registered Nurse', exact: true }).click();

  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await held.promise;
    await route.continue();
  });
  await proceed.click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  held.resolve();
  await expectToast(page, 'Success', 'Your healthcare field has been saved.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Registered Nurse', { exact: true })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ questions, all new to you\.$/)).toBeVisible();
});

test('[PROF-08] [ERR-17] a field that could not be saved is not changed, and the dialog can be left', async ({
  page,
  learner: _,
}) => {
  await openDialog(page);
  await page.route('**/api/auth/user', (route) => route.abort());
  await dialog(page).getByRole('radio', { name: 'Pharmacist', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Error', 'Failed to save your healthcare field. Please try again.');
  await dialog(page).getByRole('button', { name: 'Skip for Now' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute('**/api/auth/user');
  await page.reload();
  await expect(page.getByRole('main').getByText('Respiratory Therapist')).toBeVisible();
});

test('[NAV-16] a learner changes name and field in the profile, and the whole product follows', async ({
  page,
  learner: _,
}) => {
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Healthcare field').click();
  await page.getByRole('option', { name: 'Registered Nurse', exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Saved', 'Your profile is up to date.');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menu').getByText('Registered Nurse')).toBeVisible();
  await expect(page.getByRole('menu').getByText('Amara Okafor')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Registered Nurse', { exact: true })).toBeVisible();
});

test('[ERR-29] a learner of a field without questions is told so, and can go back', async ({
  page,
  context,
  product,
}) => {
  await signUp(context, product.origin, newLearner({ healthcareField: 'PT' }));
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(
    page.getByText(
      "No questions available for this healthcare field yet. We're working on adding more content. Please check back soon!",
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to quizzes' }).click();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
});
