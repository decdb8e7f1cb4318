import { expect, type Page } from '@playwright/test';
import { termCategories } from '../../domain/contracts/terminology.ts';
import { glossary as glossaryAnswer } from '../../domain/contracts/terminology-study.ts';
import { expectAccessible } from './support/looks.ts';
import { startPractice } from './support/runner.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

const opener = (page: Page) =>
  page.getByRole('button', { name: 'Open the medical terminology reference' });
const glossary = (page: Page) =>
  page.getByRole('dialog', { name: 'Quick Reference Medical Terminology' });
const rows = (page: Page) =>
  glossary(page).getByRole('list', { name: 'Found terms' }).getByRole('button');
const row = (page: Page, term: string) =>
  rows(page).filter({ has: page.getByText(term, { exact: true }) });
const search = (page: Page) =>
  glossary(page).getByPlaceholder('Search terms, definitions, or categories...');
const card = (page: Page) => glossary(page).getByRole('button', { name: /Click to see/ });

const open = async (page: Page): Promise<void> => {
  await opener(page).click();
  await expect(rows(page).first()).toBeVisible();
};

const find = async (page: Page, term: string): Promise<void> => {
  await search(page).fill(term);
  await row(page, term).click();
  await expect(card(page)).toContainText(term);
};

/** A term that a drawing of the product is shown with. */
const illustrated = async (page: Page): Promise<string> => {
  const { terms } = glossaryAnswer.parse(await (await page.request.get('/api/terminology')).json());
  const found = terms.find(({ illustration }) => illustration === 'ecg-complex');
  if (!found) throw new Error('No term is shown with the waves of the ECG');
  return found.term;
};

const chooseCategory = async (page: Page, category: string): Promise<void> => {
  await glossary(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: category, exact: true }).click();
};

/** As it is before anything is searched or chosen. */
const expectUntouched = async (page: Page): Promise<void> => {
  await expect(search(page)).toHaveValue('');
  await expect(glossary(page).getByRole('combobox', { name: 'Category' })).toHaveText(
    'All Categories',
  );
  await expect(glossary(page).getByText('Select a Medical Term')).toBeVisible();
};

test('[GLOS-01] [GLOS-02] [GLOS-03] [GLOS-04] [GLOS-05] [GLOS-06] [GLOS-17] [GLOS-19] [GLOS-20] a learner opens the glossary on any page and filters it', async ({
  page,
  learner: _,
}) => {
  await page.goto('/progress');
  const box = await opener(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 48);
  await open(page);
  await expectUntouched(page);
  const { width: wide = 0, height: high = 0 } = (await glossary(page).boundingBox()) ?? {};
  expect(wide).toBeGreaterThan(width - 64);
  expect(high).toBeGreaterThan(height - 64);

  await test.step('categories by the alphabet, all of them first', async () => {
    await glossary(page).getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'All Categories',
      ...termCategories.toSorted((one, other) => one.localeCompare(other, 'en')),
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('it is filtered with each letter, and counted', async () => {
    const counter = glossary(page).getByRole('status').first();
    await expect(counter).toHaveText(/^(\d+) of \1 terms$/);
    await search(page).pressSequentially('ATELEC');
    // By its name, and by a related term.
    await expect(row(page, 'Atelectasis')).toBeVisible();
    await expect(row(page, 'Pneumothorax')).toBeVisible();
    await expect(row(page, 'Bradycardia')).toHaveCount(0);
    await chooseCategory(page, 'Cardiology');
    await expect(row(page, 'Atelectasis')).toHaveCount(0);
    await chooseCategory(page, 'Pulmonology');
    await expect(row(page, 'Atelectasis')).toContainText('Pulmonology');
    await expect(row(page, 'Atelectasis').locator('.terminology_term-said')).toHaveText(/LEK/);
    const definition = row(page, 'Atelectasis').locator('.glossary_gloss-definition');
    await expect(definition).toHaveText(/^Collapse of /);
    await expect(definition).toHaveCSS('-webkit-line-clamp', '2');
    await expect(counter).toHaveText(/^\d+ of \d+ terms$/);
    await expectAccessible(page, 'the list');
  });
});

test('[GLOS-07] [GLOS-08] [GLOS-09] [GLOS-10] [GLOS-11] [GLOS-12] [GLOS-13] [GLOS-14] [GLOS-15] [GLOS-16] a learner reads a term from all sides', async ({
  page,
  learner: _,
}) => {
  await page.goto('/pricing');
  await open(page);

  await test.step('the card turns over, and another term shows its name first', async () => {
    await find(page, 'Pneumothorax');
    for (const name of ['Overview', 'Clinical Context', 'Illustration']) {
      await expect(glossary(page).getByRole('tab', { name })).toBeVisible();
    }
    await expect(card(page)).toHaveText(/^Pneumothorax.*Click to see definition$/);
    await card(page).click();
    await expect(card(page)).toHaveText(/^Air in .*Click to see the term$/);
    await find(page, 'Bradycardia');
    await expect(card(page)).toHaveText(/^Bradycardia.*Click to see definition$/);
  });

  await test.step('etymology, examples, related terms', async () => {
    await find(page, 'Pneumothorax');
    for (const name of ['Etymology', 'Examples', 'Related Terms']) {
      await expect(glossary(page).getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page, 'a term');
    await glossary(page).getByRole('button', { name: 'Atelectasis', exact: true }).click();
    await expect(glossary(page).getByRole('heading', { name: 'Atelectasis' })).toBeFocused();
  });

  await test.step('clinical context and illustration', async () => {
    await glossary(page).getByRole('tab', { name: 'Clinical Context' }).click();
    for (const name of ['Body System', 'Clinical Significance', 'Common Abbreviations']) {
      await expect(glossary(page).getByText(name, { exact: true })).toBeVisible();
    }
    await glossary(page).getByRole('tab', { name: 'Illustration' }).click();
    await expect(glossary(page).getByText('No illustration available for this term')).toBeVisible();
    await find(page, await illustrated(page));
    await glossary(page).getByRole('tab', { name: 'Illustration' }).click();
    await expect(glossary(page).getByRole('img')).toHaveAttribute('aria-label', /.{20}/);
    await expectAccessible(page, 'a drawing');
  });

  await test.step('reset clears all, and so does closing', async () => {
    await chooseCategory(page, 'Pulmonology');
    await glossary(page).getByRole('button', { name: 'Reset search' }).click();
    await expectUntouched(page);
    await search(page).fill('cardio');
    await chooseCategory(page, 'Cardiology');
    await rows(page).first().click();
    await card(page).click();
    await page.keyboard.press('Escape');
    await expect(glossary(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await open(page);
    await expectUntouched(page);
    await rows(page).first().click();
    await expect(card(page)).toContainText('Click to see definition');
  });
});

test('the glossary on a phone is two steps, by keyboard too, and is not there in a quiz', async ({
  page,
  learner: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await open(page);
  await expectNothingSideways(page, 'the list');
  await page.setViewportSize({ width: 390, height: 844 });
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  const term =
    (await rows(page).nth(1).locator('.glossary_gloss-name > :first-child').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(glossary(page).getByRole('heading', { name: term, exact: true })).toBeFocused();
  await expect(search(page)).toBeHidden();
  await expectNothingSideways(page, 'the term');
  await page.setViewportSize({ width: 390, height: 844 });
  await glossary(page).getByRole('button', { name: 'All terms' }).click();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await test.step('the end of the page is free of the button', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'System' })
      .boundingBox();
    const button = await opener(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
  await startPractice(page);
  await expect(opener(page)).toHaveCount(0);
});
