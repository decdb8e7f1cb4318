import { expect } from '@playwright/test';
import { allCases } from '../../domain/imaging/cases/all-cases.ts';
import { stat } from './support/figures.ts';
import { cards, readWhole } from './support/image-cases.ts';
import { expectAccessible } from './support/looks.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('[IMG-01] [IMG-02] [IMG-03] [IMG-04] [IMG-05] [IMG-09] the library shows its figures, its kinds and its cases, narrowed by words and filters', async ({
  page,
  learner: _,
}) => {
  await page.goto('/medical-images');
  const total = allCases.length;
  await expect(stat(page, 'Images').first()).toContainText(String(total));
  await expect(stat(page, 'Read by you').first()).toContainText('0');
  await expect(stat(page, 'Reading accuracy').first()).toContainText('Too few');
  await expect(stat(page, 'Weakest kind').first()).toContainText('Too few');
  for (const kind of [
    'pneumonia',
    'pneumothorax',
    'pleural effusion',
    'normal chest',
    'fracture',
    'cardiac',
  ]) {
    await expect(page.getByRole('button', { name: `Practice ${kind}`, exact: true })).toBeVisible();
  }
  await expect(cards(page).first()).toContainText('Diagnosis hidden');
  await expect(cards(page).first()).toContainText('Not read yet');
  await expectAccessible(page, 'the image library');

  const [first] = allCases;
  await test.step('words', async () => {
    await page.getByLabel('Search cases').fill(first?.title ?? '');
    await expect(cards(page).first()).toContainText(first?.title ?? '');
    await expect(page).toHaveURL(/search=/);
    await page.getByLabel('Search cases').fill('nothing is named so');
    await expect(page.getByText('No case matches')).toBeVisible();
    await page.getByLabel('Search cases').fill('');
    await expect(page.getByText('No case matches')).toHaveCount(0);
  });

  await test.step('modality', async () => {
    await page.getByLabel('Modality').click();
    await expect(page.getByRole('option')).toHaveText([
      'All modalities',
      'X-ray',
      'CT',
      'MRI',
      'Ultrasound',
      'Waveform',
    ]);
    const asked = page.waitForRequest(/api\/medical-images\?.*modality=X-ray/);
    await page.getByRole('option', { name: 'X-ray' }).click();
    await asked;
  });

  await test.step('pathology goes with the call, like the others', async () => {
    const pathology = first?.pathology ?? '';
    await page.getByLabel('Pathology').click();
    const asked = page.waitForRequest(/api\/medical-images\?.*pathology=/);
    await page.getByRole('option', { name: pathology, exact: true }).click();
    await asked;
    const filed = allCases.filter(
      (one) => one.pathology === pathology && one.modality === 'X-ray',
    ).length;
    await expect(page.getByRole('heading', { name: /^Cases/ })).toContainText(`of ${filed}`);
  });
});

test('[IMG-06] a case is opened, looked at by keyboard and pointer, read, and only then tells what it shows', async ({
  page,
  learner: _,
}) => {
  const [first] = allCases;
  if (!first) throw new Error('The library is empty');
  await page.goto(`/medical-images?search=${encodeURIComponent(first.title)}`);
  await cards(page).filter({ hasText: first.title }).first().click();
  const stage = page.getByRole('application').first();
  await expect(stage.getByRole('img')).toBeVisible();
  await expect(page.getByText(/Schematic, for learning\. Not a patient/).first()).toBeVisible();
  const layer = stage.locator('.viewer_film-layer');
  const look = () => layer.getAttribute('style');
  await expectAccessible(page, 'an open case');

  await test.step('zoom, pan, invert, window and reset by keys', async () => {
    const whole = await look();
    await stage.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect(layer).toHaveAttribute('style', /translate\(-.*scale\(1\.56/);
    await page.keyboard.press('i');
    await expect(page.getByRole('button', { name: 'Invert' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('slider', { name: 'Level' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(stage.locator('.viewer_film-image')).toHaveAttribute('style', /url\(/);
    await page.keyboard.press('0');
    expect(await look()).toBe(whole);
  });

  await test.step('measure by keys', async () => {
    await stage.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Measured: \d+\.\d cm\.$/)).toBeVisible();
    await page.keyboard.press('m');
  });

  await test.step('the wheel zooms, and dragging moves', async () => {
    await stage.hover();
    await page.mouse.wheel(0, -300);
    await expect(layer).toHaveAttribute('style', /scale\(1\.15\)/);
    const before = await look();
    await page.mouse.down();
    await page.mouse.move(500, 300);
    await page.mouse.up();
    expect(await look()).not.toBe(before);
  });

  await test.step('nothing is told before', async () => {
    await expect(page.getByText('Findings on the image')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Learning Points' }).click();
    await expect(page.getByText(/^Read the case first/)).toBeVisible();
    await page.getByRole('tab', { name: 'Interpretation' }).click();
    await expect(page.getByRole('button', { name: 'Commit to This Reading' })).toBeDisabled();
  });

  await test.step('read, it tells everything', async () => {
    await readWhole(page, page, first.id);
    await expect(page.getByText('Findings on the image')).toBeVisible();
    const { length } = first.questions;
    await expect(page.getByText(`You answered ${length} of ${length} right.`)).toBeVisible();
    const pin = page.getByRole('button', { name: /^Finding 1: / });
    await expect(pin).toBeVisible();
    await pin.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await stage.focus();
    await page.keyboard.press('h');
    await expect(pin).toHaveCount(0);
    await expectAccessible(page, 'a case that was read');
    await page.getByRole('tab', { name: 'Learning Points' }).click();
    await expect(page.getByText(first.significance)).toBeVisible();
  });

  await test.step('and counts', async () => {
    await page.getByRole('button', { name: 'All Cases' }).click();
    await expect(stat(page, 'Read by you').first()).toContainText('1');
    const card = cards(page).filter({ hasText: first.title }).first();
    await expect(card).toContainText(first.pathology);
    await expect(card).toContainText('Read right');
  });
});

test('[IMG-07] [IMG-08] [ERR-42] a kind is practiced in a dialog with four tabs, on a phone', async ({
  page,
  learner: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/medical-images');
  await expect(cards(page).first()).toBeVisible();
  await expectNothingSideways(page, 'the image library');
  const start = page.getByRole('button', { name: 'Practice pneumothorax' });

  await test.step('a failure says so', async () => {
    await page.route('**/api/test/medical-interpretation', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await start.click();
    await expectToast(page, 'Error', 'Failed to fetch interpretation');
    await page.unroute('**/api/test/medical-interpretation');
  });

  await test.step('the list is asked for again once it began', async () => {
    const again = page.waitForRequest(/api\/medical-images\?/);
    await start.click();
    await again;
  });

  const dialog = page.getByRole('dialog', { name: /^Pneumothorax practice: case 1 of/ });
  await expect(dialog.getByRole('tab')).toHaveCount(4);
  for (const name of ['Medical Image', 'Clinical History', 'Interpretation', 'Learning Points']) {
    await expect(dialog.getByRole('tab', { name })).toBeVisible();
  }
  await dialog.getByRole('tab', { name: 'Clinical History' }).click();
  await expect(dialog.getByText('What you are to decide')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Medical Image' }).click();
  await expect(dialog.getByText('Modality')).toBeVisible();
  await expectAccessible(page, 'practice');
  await expectNothingSideways(page, 'practice');

  await dialog.getByRole('tab', { name: 'Interpretation' }).click();
  const title = await dialog
    .locator('.medical-images_image-side')
    .getByRole('heading')
    .first()
    .textContent();
  const { id = '' } = allCases.find((one) => one.title === title) ?? {};
  await readWhole(page, dialog, id);
  await expect(dialog.getByText(/^You answered/)).toBeVisible();
  await dialog.getByRole('button', { name: /^(?:Next Case|See Result)$/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[ERR-33] an image that does not load says so', async ({ page, learner: _ }) => {
  await page.route('**/image.svg*', (route) => route.abort());
  await page.goto('/medical-images');
  await expect(cards(page).first().getByText('No image data available.')).toBeVisible();
});
