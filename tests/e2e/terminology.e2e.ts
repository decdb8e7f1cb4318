import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, term: string) => page.getByRole('article', { name: term, exact: true });

const chooseCategory = async (page: Page, category: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: category, exact: true }).click();
};

/** How many terms the glossary has, as the page's headline says. */
const total = async (page: Page): Promise<number> => {
  const headline = page.getByText(/^\d+ terms in \d+ categories/);
  return Number.parseInt((await headline.textContent()) ?? '', 10);
};

test('[TERM-01] [TERM-02] [TERM-03] [TERM-04] [TERM-05] [TERM-09] [TERM-10] [GLOS-21] a learner finds terms, reads them, and marks one as known', async ({
  page,
  learner: _,
}) => {
  await page.goto('/medical-terminology');
  const progress = page.getByText('Terms learned').locator('..');

  await test.step('eight cards at first, more when asked', async () => {
    for (const mode of ['Learn', 'Quiz', 'Anatomy']) await expect(tab(page, mode)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('article').nth(8)).toBeVisible();
    await expectAccessible(page, 'the cards');
  });

  await test.step('six categories with their actual counts', async () => {
    const categories = page.getByRole('button', { name: /^[A-Z]\w+ \d+$/ });
    await expect(categories).toHaveText([
      ...[/^Anatomy\d+$/, /^Physiology\d+$/, /^Histology\d+$/],
      ...[/^Cardiology\d+$/, /^Pulmonology\d+$/, /^Neurology\d+$/],
    ]);
    await expect(categories.first().locator('svg')).toHaveCount(1);
    await categories.filter({ hasText: 'Cardiology' }).click();
    const told = (await categories.filter({ hasText: 'Cardiology' }).textContent()) ?? '';
    const count = told.replace(/\D/g, '');
    await expect(page.getByText(new RegExp(`^\\d+ of ${count} terms$`))).toBeVisible();
    await page.getByRole('button', { name: 'More categories' }).click();
    await expect(page.getByRole('button', { name: /^Speech and Swallowing \d+$/ })).toBeVisible();
  });

  await test.step('a search within the category, then without', async () => {
    await page.getByLabel('Search terms').fill('aTELectasis');
    await expect(card(page, 'Atelectasis')).toHaveCount(0);
    await chooseCategory(page, 'All Categories');
    await expect(card(page, 'Atelectasis')).toBeVisible();
    await page.getByLabel('Search terms').fill('quantum chromodynamics');
    await expect(page.getByRole('heading', { name: 'No terms match your search' })).toBeVisible();
    await page.getByLabel('Search terms').fill('pneumothorax');
  });

  await test.step('a card with up to three examples and two related terms', async () => {
    const read = card(page, 'Pneumothorax');
    await expect(read).toBeVisible();
    const examples = await read.locator('.terminology_term-examples li').count();
    expect(examples).toBeGreaterThan(1);
    expect(examples).toBeLessThanOrEqual(3);
    await expect(
      read.getByRole('group', { name: 'Related terms' }).locator('.rt-Badge'),
    ).toHaveCount(2);
  });

  await test.step('a known term is counted, and stays known', async () => {
    await expect(progress).toContainText(/0 of \d+/);
    const known = page.getByRole('button', { name: 'I know this: Pneumothorax' });
    await known.click();
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(progress).toContainText(/1 of \d+/);
    await page.reload();
    await expect(progress).toContainText(`1 of ${await total(page)}`);
  });
});

test('[ERR-30] a glossary without terms says so', async ({ page, learner: _ }) => {
  await page.route('**/api/terminology', (route) => route.fulfill({ json: { terms: [] } }));
  await page.goto('/medical-terminology');
  const none = page.getByRole('heading', { name: 'No terms available for this category.' });
  await expect(none).toBeVisible();
  await tab(page, 'Quiz').click();
  await expect(none).toBeVisible();
});

test('[TERM-06] [TERM-07] [TERM-08] [TERM-11] a learner looks at the heart and the airways, place by place', async ({
  page,
  learner: _,
}) => {
  await page.goto('/medical-terminology?mode=anatomy');
  const places = page.getByRole('group', { name: /^Places: / });
  const told = page.getByRole('tabpanel').last().getByRole('status');

  await test.step('the heart', async () => {
    await expect(tab(page, 'Cardiac Anatomy')).toHaveAttribute('aria-selected', 'true');
    await places.getByRole('button', { name: 'Left ventricle' }).click();
    await expect(told).toContainText('Left ventricle');
    await expect(told).toContainText('its wall is the thickest');
    await expectAccessible(page, 'the heart');
    await expectNothingSideways(page, 'the heart');
  });

  await test.step('labels and highlight are switched off and on', async () => {
    const label = places.getByText('Mitral valve', { exact: true });
    await expect(label).toBeVisible();
    await page.getByLabel('Labels').click();
    await expect(label).toHaveCount(0);
    const diagram = page.locator('.terminology_diagram');
    await expect(diagram).toHaveClass(/highlighted/);
    await page.getByLabel('Highlight').click();
    await expect(diagram).not.toHaveClass(/highlighted/);
    await page.getByLabel('Labels').click();
    await expect(label).toBeVisible();
  });

  await test.step('the airways, by keyboard', async () => {
    await tab(page, 'Cardiac Anatomy').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Respiratory System')).toHaveAttribute('aria-selected', 'true');
    await places.getByRole('button', { name: 'Carina' }).press('Enter');
    await expect(told).toContainText('Where the trachea divides');
    await expect(places.getByRole('button', { name: 'Carina' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('up to eight extra terms', async () => {
    const extra = await page
      .getByRole('list', { name: 'More terms' })
      .getByRole('listitem')
      .count();
    expect(extra).toBeGreaterThan(0);
    expect(extra).toBeLessThanOrEqual(8);
  });
});
