import { expect, type Page } from '@playwright/test';
import { glossary } from '../../domain/contracts/terminology-study.ts';
import { buildableTerms } from '../../domain/terminology/word-parts.ts';
import { expectAccessible } from './support/looks.ts';
import { test } from './support/test.ts';

type Term = { readonly term: string; readonly definition: string; readonly etymology: string };

const options = (page: Page) =>
  page.getByRole('list', { name: /^Definitions of / }).getByRole('button');
const asked = (page: Page) => page.getByRole('heading', { level: 2 }).first();

const start = async (page: Page): Promise<ReadonlyMap<string, Term>> => {
  const answer = await page.request.get('/api/terminology');
  const { terms } = (await answer.json()) as { readonly terms: readonly Term[] };
  await page.goto('/medical-terminology?mode=quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(options(page)).toHaveCount(4);
  return new Map(terms.map((term) => [term.term, term]));
};

/** Chooses the definition of the term that is asked, or another one. */
const choose = async (
  page: Page,
  terms: ReadonlyMap<string, Term>,
  isRight: boolean,
): Promise<Term> => {
  const term = terms.get((await asked(page).textContent()) ?? '');
  if (!term) throw new Error('The glossary has no such term');
  const right = options(page).filter({ hasText: term.definition });
  const wrong = options(page).filter({ hasNotText: term.definition });
  await (isRight ? right : wrong).first().click();
  return term;
};

const next = (page: Page) => page.getByRole('button', { name: /^(?:Next|See result)$/ });

test('[TERM-12] [TERM-13] [TERM-14] [TERM-15] [TERM-17] [TERM-18] [TERM-19] a learner is asked ten terms, sees what was missed, and tries again', async ({
  page,
  learner: _,
}) => {
  const terms = await start(page);
  await page.getByRole('switch', { name: 'Continue by itself' }).click();
  const missed: string[] = [];
  const order: string[] = [];

  await test.step('the first choice stands, the right one is marked, the etymology told', async () => {
    await expect(page.getByText('Term 1 of 10')).toBeVisible();
    const term = await choose(page, terms, false);
    missed.push(term.term);
    order.push(term.term);
    await expect(page.getByText(`Etymology: ${term.etymology}`)).toBeVisible();
    const right = options(page).filter({ hasText: term.definition });
    await expect(right.getByLabel('Right', { exact: true })).toBeVisible();
    await expect(options(page).getByLabel('Not right')).toHaveCount(1);
    await right.click({ force: true });
    await expect(right).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page, 'an answered term');
    await next(page).click();
  });

  await test.step('nine more', async () => {
    for (let number = 2; number <= 10; number += 1) {
      await expect(page.getByText(`Term ${number} of 10`)).toBeVisible();
      const { term } = await choose(page, terms, number > 2);
      order.push(term);
      if (number === 2) missed.push(term);
      await next(page).click();
    }
  });

  await test.step('score, percent, message and missed terms', async () => {
    await expect(page.getByRole('heading', { name: 'Great job', exact: true })).toBeVisible();
    await expect(page.getByText('8 of 10 right')).toBeVisible();
    await expect(page.getByText('80%', { exact: true }).first()).toBeVisible();
    const list = page.getByRole('list', { name: 'Missed terms' }).getByRole('listitem');
    await expect(list).toHaveCount(2);
    for (const term of missed) await expect(list.filter({ hasText: term })).not.toHaveCount(0);
    expect(new Set(order).size).toBe(10);
    await expect(page.getByText('Best score').locator('..')).toContainText('80%');
    await expectAccessible(page, 'the result');
  });

  await test.step('the missed ones alone, until they are known', async () => {
    await page.getByRole('button', { name: 'Quiz the missed terms' }).click();
    for (let number = 1; number <= 2; number += 1) {
      await expect(page.getByText(`Term ${number} of 2`)).toBeVisible();
      await choose(page, terms, true);
      await next(page).click();
    }
    await expect(page.getByRole('heading', { name: 'Excellent', exact: true })).toBeVisible();
    await expect(page.getByText('No terms missed')).toBeVisible();
    await expect(page.getByRole('button', { name: /missed term/ })).toHaveCount(0);
  });

  await test.step('another quiz of all', async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByText('Term 1 of 10')).toBeVisible();
    await page.getByRole('button', { name: 'Leave quiz' }).click();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  });
});

test('[TERM-16] the next term comes by itself, 2.5 s after an answer', async ({
  page,
  learner: _,
}) => {
  await page.clock.install();
  const terms = await start(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, terms, true);
  await expect(page.getByText(/^Etymology: /)).toBeVisible();
  await page.clock.runFor(2400);
  await expect(page.getByText('Term 1 of 10')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Term 2 of 10')).toBeVisible();
  await expect(asked(page)).toBeFocused();
});

test('a learner builds a word of its parts, freely and for a meaning', async ({
  page,
  learner: _,
}) => {
  const { terms } = glossary.parse(await (await page.request.get('/api/terminology')).json());
  const wanted = buildableTerms(terms).find(({ parts }) => parts.length === 3);
  if (!wanted) throw new Error('No term is built of three parts');
  await page.goto('/medical-terminology?mode=word-parts');
  const listed = (name: string) => page.getByRole('list', { name });
  for (const { kind, part } of wanted.parts) {
    await page.getByRole('combobox', { name: new RegExp(`^${kind}$`, 'i') }).press('Enter');
    await page
      .getByRole('option')
      .filter({ hasText: `${part}: ` })
      .first()
      .press('Enter');
  }
  const word = page.getByRole('heading', { name: wanted.term.toLowerCase(), exact: true });
  await expect(word).toBeVisible();
  await expect(listed('The term you built')).toContainText(wanted.definition);
  await expectAccessible(page, 'the word parts');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await expect(check).toBeDisabled();
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().click();
  }
  await check.click();
  await expect(page.getByText(/^(?:Right: .+\.|Not right\. The term is .+\.)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(check).toBeDisabled();
});
