import { expect, type Locator, type Page } from '@playwright/test';
import type { OpenAttempt, Question } from '../../../domain/contracts/quiz.ts';
import { answerInFormat, hasFormat } from './formats.ts';
import { type Intent, labelsFor, openPaperOn } from './paper.ts';

export const expectQuestion = async (page: Page, number: number): Promise<void> => {
  const heading = page.getByRole('heading', { name: `Question ${number} of 20`, exact: true });
  await expect(heading).toBeAttached();
};

/** Starts a practice quiz from its page; resolves with the first question on the screen. */
export const startPractice = async (page: Page): Promise<OpenAttempt> => {
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expectQuestion(page, 1);
  return openPaperOn(page);
};

/** The options that are chosen: radio buttons, or checkboxes where several may be. */
export const chosenOptions = (page: Page, { questionType }: Question): Locator =>
  page.getByRole(questionType === 'K-Type' ? 'checkbox' : 'radio', { checked: true });

/** The card of an option: whoever points at it points there. */
const optionCard = (page: Page, { questionType, options }: Question, label: string): Locator => {
  const cards =
    questionType === 'K-Type'
      ? page.getByRole('group', { name: /^Options/ }).locator('label')
      : page.getByRole('radiogroup', { name: 'Options' }).getByRole('radio');
  return cards.nth(options.findIndex((option) => option.label === label));
};

/** A way to work through a paper. */
export type Hands = {
  readonly choose: (question: Question, labels: readonly string[]) => Promise<void>;
  readonly skip: () => Promise<void>;
  /** Next Question, and on the last one Finish Quiz. */
  readonly forward: () => Promise<void>;
  /** Asked only when a question was left open. */
  readonly finishAnyway: () => Promise<void>;
};

export const pointer = (page: Page): Hands => ({
  choose: async (question, labels) => {
    if (hasFormat(question)) return answerInFormat(page, { question, labels });
    for (const label of labels) await optionCard(page, question, label).click();
  },
  skip: () => page.getByRole('button', { name: 'Skip' }).click(),
  forward: () => page.getByRole('button', { name: /^(Next Question|Finish Quiz)$/ }).click(),
  finishAnyway: () => page.getByRole('button', { name: 'Finish anyway' }).click(),
});

export const keyboard = (page: Page): Hands => ({
  choose: async (question, labels) => {
    if (hasFormat(question)) return answerInFormat(page, { question, labels });
    // F flags the question: later options are chosen by their place.
    for (const label of labels) {
      const place = 'ABCDEFGHI'.indexOf(label) + 1;
      await page.keyboard.press(label > 'E' ? String(place) : label.toLowerCase());
    }
  },
  skip: () => page.keyboard.press('s'),
  forward: () => page.keyboard.press('Enter'),
  finishAnyway: async () => {
    await expect(page.getByRole('button', { name: 'Keep answering' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
});

type Quiz = {
  readonly paper: OpenAttempt;
  /** What to do with each question, in the order of the paper. */
  readonly intents: readonly Intent[];
  readonly hands: Hands;
};

/** Works through a paper from its first question to its results. */
export const takeQuiz = async (page: Page, { paper, intents, hands }: Quiz): Promise<void> => {
  for (const [index, question] of paper.questions.entries()) {
    const intent = intents[index] ?? 'skip';
    await expectQuestion(page, index + 1);
    await hands.choose(question, labelsFor(question, intent));
    await (intent === 'skip' ? hands.skip() : hands.forward());
  }
  if (intents.includes('skip')) await hands.finishAnyway();
  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
};
