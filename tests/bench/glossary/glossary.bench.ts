import type { Page } from '@playwright/test';
import { signUp } from '../../e2e/support/learner.ts';
import { inBrowser } from '../support/in-browser.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const words = ['atelectasis', 'cardio', 'dys', 'hyperkalemia', 'kidney', 'the heart', 'zzz'];
const warmUp = words[0]?.length ?? 0;

declare global {
  interface Window {
    /** Milliseconds from each letter to a list that is filtered and laid out. */
    letters: number[];
  }
}

/** The list is filtered within the event itself: whoever hears it last sees it done. */
const timeLetters = (): void => {
  window.letters = [];
  let began = 0;
  window.addEventListener('input', () => (began = performance.now()), true);
  window.addEventListener('input', () => {
    document.body.getBoundingClientRect();
    window.letters.push(performance.now() - began);
  });
};

const openGlossary = async (page: Page): Promise<void> => {
  await page.addInitScript(timeLetters);
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Open the medical terminology reference' }).click();
  await page.getByRole('list', { name: 'Found terms' }).getByRole('button').first().waitFor();
};

/** Types each word letter by letter, and takes it back in the same way. */
const typeAll = async (page: Page): Promise<readonly number[]> => {
  await page.getByPlaceholder('Search terms, definitions, or categories...').focus();
  for (const word of words) {
    await page.keyboard.type(word);
    for (const _ of word) await page.keyboard.press('Backspace');
  }
  return (await page.evaluate(() => window.letters)).slice(warmUp);
};

/** How long the glossary takes to filter all its terms at each letter. */
export const glossaryBench = async (): Promise<Goal[]> => {
  const taken = await inBrowser(async (browser, { origin }) => {
    const context = await browser.newContext({ baseURL: origin });
    await signUp(context, origin);
    const page = await context.newPage();
    await openGlossary(page);
    return typeAll(page);
  });
  print(
    `  ${taken.length} letters: p50 ${figure(percentile(taken, 0.5))} ms, slowest ${figure(Math.max(...taken))} ms`,
  );
  return [
    {
      name: 'the glossary filtered at a letter, p95',
      wants: 'at most',
      unit: ' ms',
      measured: percentile(taken, 0.95),
      goal: 16,
    },
  ];
};
