import { expect, type Page } from '@playwright/test';
import { post } from './support/learner.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { test } from './support/test.ts';

/** As a learner of the field that something is made active for. */
const opensWhatIsActive = async (page: Page, origin: string): Promise<void> => {
  const { request } = page.context();
  const call = (path: string, data: object) => post(page.context(), { origin, path, data });
  const { healthcareField: profession } = await (await request.get(`${origin}/api/user`)).json();
  const wish = { type: 'flashcards', profession, topic: 'Asthma' };
  const { id } = await (await call('/api/admin/generate-content', wish)).json();
  for (const status of ['in-review', 'active']) {
    const change = { status, reason: 'Read by two editors' };
    expect((await call(`/api/admin/content/${id}/status`, change)).status()).toBe(200);
  }
  await page.reload();
  const list = page.getByRole('region', { name: 'From Our Editors' });
  await list.getByRole('button', { name: /^Bronchial asthma/ }).click();
  const opened = page.getByRole('region', { name: 'Flashcards: Bronchial asthma' });
  await expect(opened.getByText('After a review by our editors')).toBeVisible();
  await expectAccessible(page, '/study-aid, what editors made');
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened.getByRole('button', { name: 'Save to Library' }).click();
  await expect(opened.getByRole('button', { name: 'Saved' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your Study Aids' });
  await expect(own.getByRole('button', { name: /^Bronchial asthma/ })).toBeVisible();
};

test.describe.configure({ timeout: 240_000 });

test('[ADMIN-02] [ADMIN-03] [ADMIN-04] [ADMIN-05] [ADMIN-06] [ERR-39] [ERR-41] an admin has flashcards made, and moves them to active', async ({
  page,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin', 'Admin Superpanel');
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

  // Made for registered nurses, as the learner is one of another field.
  await page.goto('/study-aid');
  await expect(page.getByRole('heading', { name: 'Your Study Aids' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From Our Editors' })).toBeHidden();
  await opensWhatIsActive(page, product.origin);
});
