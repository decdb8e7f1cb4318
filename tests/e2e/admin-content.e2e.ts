import { expect } from '@playwright/test';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

test('[ADMIN-02] [ADMIN-03] [ADMIN-04] [ADMIN-05] [ADMIN-06] [ERR-39] [ERR-41] an admin has flashcards made, and moves them to active', async ({
  page,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  await expect
    .poll(async () => {
      await page.goto('/admin');
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('Admin Superpanel');
  await expect(page.getByRole('tab')).toHaveText([
    /^AI Generator/,
    /^Content Library/,
    /^User Management/,
    /^Analytics/,
    /^Settings/,
  ]);
  await expect(page.getByRole('tab', { name: 'AI Generator' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Nothing was made yet.')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/generate-content')) calls.push(request.method());
  });
  const form = page.getByRole('form', { name: 'New content' });
  await form.getByLabel('Topic').fill('   ');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Topic Required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please enter a topic for content generation.', { exact: true }),
  ).toBeVisible();
  expect(calls).toEqual([]);

  await expect(form.getByRole('radio')).toHaveText([/^Quiz/, /^Exam/, /^Flashcards/]);
  await form.getByLabel('Topic').fill('quantum chromodynamics');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to generate content. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(form.getByText('The built-in knowledge base holds nothing')).toBeVisible();

  await form.getByRole('radio', { name: 'Flashcards' }).click();
  await form.getByLabel('Topic').fill('tension pneumothorax');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Content Generated', { exact: true })).toBeVisible();
  await expect(
    page.getByText('AI content has been successfully generated.', { exact: true }),
  ).toBeVisible();
  expect(calls).toEqual(['POST', 'POST']);
  const lately = page.getByRole('list', { name: 'Made lately' });
  await expect(lately.getByRole('listitem')).toContainText(['Tension pneumothorax']);
  await expect(lately.getByText('Flashcards of 20, Registered Nurse')).toBeVisible();
  await expectAccessible(page, '/admin');

  await page.getByRole('tab', { name: 'Content Library' }).click();
  const row = page.getByRole('row', { name: /Tension pneumothorax/ });
  await expect(row.getByText('draft', { exact: true })).toHaveAttribute(
    'data-accent-color',
    'gray',
  );
  await expectAccessible(page, '/admin?tab=library');

  await row.getByRole('button', { name: 'Tension pneumothorax' }).click();
  const move = async (label: string, reason: string) => {
    await page.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: label })).toBeDisabled();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(reason)).toBeVisible();
  };
  await move('Send to review', 'Ready to be read');
  await move('Make active', 'Read by two editors');
  await expectAccessible(page, '/admin?tab=library&open=');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await hiddenWidth(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'All content' }).click();
  await expect(row.getByText('active', { exact: true })).toHaveAttribute(
    'data-accent-color',
    'green',
  );
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Draft 0' }).click();
  await expect(page.getByText('Nothing here matches.')).toBeVisible();
});
