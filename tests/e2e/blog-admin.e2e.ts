import { expect, type Page } from '@playwright/test';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const title = 'Notes on a first year';

const confirm = async (page: Page, label: string, reason: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: label })).toBeDisabled();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
};

const isListed = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/api/blog-posts');
  return (await answer.text()).includes(title);
};

test('[BLOG-13] an admin writes a post, publishes it, schedules it anew and withdraws it, each time with a reason', async ({
  page,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin/blog', 'Blog posts');
  await expect(page.getByRole('row')).toHaveCount(10);
  await expectAccessible(page, '/admin/blog');

  await page.getByRole('button', { name: 'New post' }).click();
  const form = page.getByRole('form', { name: 'Text of the post' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Excerpt').fill('What we would tell a new graduate.');
  await form.getByLabel('Text', { exact: true }).fill('Ask early.\n\nWrite things down.');
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Wellness' }).click();
  await form.getByRole('combobox', { name: 'Picture' }).click();
  await page.getByRole('option', { name: /^A clipboard/ }).click();
  await form.getByLabel('Tags').fill('new graduates, orientation');
  await expectAccessible(page, '/admin/blog?post=new');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  expect(await isListed(page)).toBe(false);

  await publish.click();
  await expectAccessible(page, 'the dialog of a publication');
  await confirm(page, 'Publish now', 'Read by two editors');
  await expect(page.getByText('Read by two editors')).toBeVisible();
  expect(await isListed(page)).toBe(true);

  await form.getByLabel('Title').fill(`${title}, and a second`);
  await form.getByLabel('Reason for the change').fill('A clearer title');
  await form.getByRole('button', { name: 'Save the text' }).click();
  await expect(page.getByText('Post saved', { exact: true })).toBeVisible();
  await expect(page.getByText('A clearer title')).toBeVisible();

  await page.getByRole('button', { name: 'Change the time' }).click();
  await page.getByLabel('Time (optional)').fill('2020-01-01T08:00');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Too early');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Choose a time from now to a year from now. Nothing was changed.',
  );
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Time (optional)').fill(inAMonth);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await isListed(page)).toBe(false);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await confirm(page, 'Withdraw', 'Nobody needs it');
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a post as an admin sees it');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await hiddenWidth(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'All posts' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Withdrawn');
  await page.goto('/admin/audit');
  await expect(page.getByText(/withdrew/).first()).toBeVisible();
});
