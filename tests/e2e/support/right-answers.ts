import { expect, type Page } from '@playwright/test';
import type { OpenAttempt } from '../../../domain/contracts/quiz.ts';
import { labelsFor } from './paper.ts';
import { chosenOptions, expectQuestion, keyboard } from './runner.ts';

/** Chooses the right answer of the first questions and stays on the last of them. */
export const answerRightly = async (
  page: Page,
  paper: OpenAttempt,
  count: number,
): Promise<void> => {
  for (const [index, question] of paper.questions.slice(0, count).entries()) {
    await expectQuestion(page, index + 1);
    await keyboard(page).choose(question, labelsFor(question, 'right'));
    if (index + 1 < count) await keyboard(page).forward();
  }
};

/** The question in view is this one, and its right answer is chosen. */
export const expectRightChosen = async (
  page: Page,
  paper: OpenAttempt,
  number: number,
): Promise<void> => {
  const question = paper.questions[number - 1];
  if (!question) throw new Error(`The paper has no question ${number}`);
  await expectQuestion(page, number);
  const count = labelsFor(question, 'right').length;
  await expect(chosenOptions(page, question)).toHaveCount(count);
};
