import { expect } from '@playwright/test';
import { allCases } from '../../domain/imaging/cases/all-cases.ts';
import { cards, readWhole } from './support/image-cases.ts';
import { expectAccessible } from './support/looks.ts';
import { test } from './support/test.ts';

test('a rhythm strip is found by its modality, measured on its paper and read like a film', async ({
  page,
  learner: _,
}) => {
  const strip = allCases.find(({ id }) => id === 'went-down-at-the-sink');
  if (!strip) throw new Error('The strip is not in the library');
  await page.goto('/medical-images');
  await page.getByLabel('Modality').click();
  await page.getByRole('option', { name: 'Waveform' }).click();
  const { length } = allCases.filter(({ modality }) => modality === 'Waveform');
  await expect(page.getByRole('heading', { name: /^Cases/ })).toContainText(`of ${length}`);
  await page.getByLabel('Search cases').fill(strip.title);
  const card = cards(page).filter({ hasText: strip.title });
  await expect(card).toContainText('Waveform, heart, lead II');
  await card.click();
  const stage = page.getByRole('application').first();
  await expect(stage.getByRole('img')).toHaveAttribute('alt', /^ECG strip, lead II, 8 seconds/);
  await expect(
    page.getByText(/Schematic, for learning\. Not a patient.s recording/),
  ).not.toHaveCount(0);

  await test.step('invert, window and measure', async () => {
    await stage.focus();
    await page.keyboard.press('i');
    await page.getByRole('slider', { name: 'Level' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(stage.locator('.viewer_film-image')).toHaveAttribute('style', /url\(.*invert/);
    await stage.focus();
    await page.keyboard.press('0');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Measured: \d+\.\d cm\.$/)).toBeVisible();
    await page.keyboard.press('m');
  });

  await test.step('a normal strip stands beside it', async () => {
    await page.keyboard.press('c');
    await expect(page.getByRole('application')).toHaveCount(2);
    await page.keyboard.press('c');
  });

  await test.step('read, it tells its steps and its places', async () => {
    await page.getByRole('tab', { name: 'Interpretation' }).click();
    await readWhole(page, page, strip.id);
    await expect(page.getByRole('button', { name: 'Finding 1: P waves' })).toBeVisible();
    await expect(page.getByText(/Third-degree \(complete\) AV block/).first()).toBeVisible();
    await expectAccessible(page, 'a rhythm strip that was read');
  });
});
