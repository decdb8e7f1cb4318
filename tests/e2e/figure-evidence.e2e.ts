import { expect } from '@playwright/test';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

type Figure = { readonly at: string; readonly name: RegExp; readonly value: string };

const figures: readonly Figure[] = [
  { at: '/', name: /^Average score of the last 10: 60%/, value: '60%' },
  { at: '/', name: /^Questions answered: 20 questions/, value: '20 questions' },
  { at: '/', name: /^Quizzes taken: 1 quiz/, value: '1 quiz' },
  { at: '/quiz', name: /^Your pace, in seconds/, value: 's' },
  { at: '/quiz', name: /^Average score: 60%/, value: '60%' },
  { at: '/analytics?view=detailed', name: /^(?!Overall|Average).+: \d+%/, value: '%' },
];

test('figures in a sentence, of the quiz page and of a topic in a period open what they were counted from', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  await takeQuizByCall(context, {
    origin: product.origin,
    intents: intents({ right: 12, wrong: 8, skip: 0 }),
  });
  const evidence = page.getByRole('dialog');
  for (const { at, name, value } of figures) {
    await page.goto(at);
    await page.getByRole('button', { name }).first().click();
    await expect(evidence.locator('.cells_stat')).toContainText(value);
    await expect(evidence.getByRole('listitem').getByRole('link')).toHaveCount(1);
  }
});
