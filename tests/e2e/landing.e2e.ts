import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('[LAND-03] [LAND-04] [LAND-05] [LAND-06] [LAND-07] a visitor reads what the product offers', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['Free Practice Quizzes', 'Timed Practice Exams', 'AI-Generated Flashcards']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByText('Most Popular')).toBeVisible();
  await expect(main.getByText('Save $149/year')).toBeVisible();
  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveText([
    /^Platform/,
    /^Support/,
    /^Legal/,
  ]);
});

test('[LAND-08] [LAND-09] a visitor finds the shared footer on the other pages', async ({
  page,
}) => {
  await page.goto('/pricing');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveText([
    /^Platform/,
    /^Resources/,
    /^Legal/,
    /^Company/,
  ]);
  for (const name of ['Support', 'Contact']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^mailto:/);
  }
});

for (const { id, name, heading } of [
  { id: '[LAND-01]', name: 'Start Free Trial', heading: 'Join the academy' },
  { id: '[LAND-02]', name: 'Take Practice Quiz', heading: 'Welcome Back' },
]) {
  test(`${id} a visitor goes from ${name} to the sign-in page`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

test('[LAND-10] a visitor chooses a field on the landing page and signs up with it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose your field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Your Healthcare Field' });
  await dialog.getByRole('radio', { name: 'Pharmacist', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Healthcare field')).toHaveText('Pharmacist (no questions yet)');
});
