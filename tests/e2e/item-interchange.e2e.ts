import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const choose = (page: Page, text: string): Promise<void> =>
  page.getByLabel('File of items').setInputFiles({
    name: 'mended.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

/** The heading of an export and two rows of our own; the second is right by its key. */
const twoRows = (heading: string, key: string): string => {
  const names = heading
    .trim()
    .replace(/^\u{FEFF}/u, '')
    .split(',');
  const row = (cells: Readonly<Record<string, string>>): string =>
    names.map((name) => cells[name] ?? '').join(',');
  const about = {
    format: 'single',
    topic: 'Oxygen therapy',
    'option 1': 'Restlessness',
    'option 2': 'Cyanosis',
    'option 3': 'Clubbing',
    'option 4': 'Bradycardia',
    explanation: 'The brain suffers first.',
  };
  return [
    names.join(','),
    row({ ...about, stem: 'Which sign of hypoxemia comes first?', key: '1' }),
    row({ ...about, stem: 'Which sign of hypoxemia comes last?', key }),
  ].join('\n');
};

test('an admin takes items out, brings a file with a bad row, mends it, and finds the draft', async ({
  page,
  learner,
  product,
}) => {
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin?tab=library', 'Admin Superpanel');

  await page.getByRole('button', { name: 'Export items' }).click();
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Spreadsheet (.csv)' }).click();
  await page.getByRole('combobox', { name: 'Profession' }).click();
  await page.getByRole('option', { name: 'RT', exact: true }).click();
  await page.getByRole('button', { name: 'Show the report' }).click();
  await expect(page.getByText(/^The file holds [\d,]+ items?\./)).toBeVisible();
  await expectAccessible(page, '/admin?tab=library');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const taken = await download;
  expect(taken.suggestedFilename()).toBe('boardwell-items.csv');
  const [heading = ''] = (await readFile(await taken.path(), 'utf8')).split('\n', 1);
  expect(heading).toContain('format');
  await page.getByRole('button', { name: 'All content' }).click();

  await page.getByRole('button', { name: 'Import items' }).click();
  await page.getByRole('combobox', { name: 'Profession, where an item names none' }).click();
  await page.getByRole('option', { name: 'Respiratory Therapist' }).click();
  await expectAccessible(page, '/admin?tab=library');
  await choose(page, twoRows(heading, '9'));
  await expect(page.getByRole('alert')).toContainText('1 error in this file.');
  await expect(page.getByRole('row', { name: /key There is no option 9/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 item as drafts' })).toBeDisabled();
  await expectAccessible(page, '/admin?tab=library');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, twoRows(heading, '2'));
  await expect(page.getByText('2 items can be imported.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mapping report' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await hiddenWidth(page)).toBe(0);
  await expectAccessible(page, '/admin?tab=library');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Import 2 items as drafts' }).click();

  await expect(page.getByText('Imported items of 2, Respiratory Therapist')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Which sign of hypoxemia comes last?' }),
  ).toBeVisible();
  await expect(page.getByText('draft', { exact: true })).toBeVisible();
  await expect(
    page.getByText('A reason or the explanation is missing', { exact: false }).first(),
  ).toBeVisible();
  await expectAccessible(page, '/admin?tab=library&open=');
  await page.getByRole('button', { name: 'All content' }).click();
  await expect(
    page.getByRole('row', { name: /Oxygen therapy.*Imported items of 2/ }),
  ).toBeVisible();
});
