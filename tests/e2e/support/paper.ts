import type { Page } from '@playwright/test';
import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import {
  type OpenAttempt,
  openAttempt,
  type Question,
  type SubmittedAttempt,
  submittedAttempt,
} from '../../../domain/contracts/quiz.ts';
import { wholeKnowledge } from '../../../ops/bank/whole-knowledge.ts';
import { itemsByWords, keyLetters } from '../../support/known-questions.ts';

/** What a learner means to do with a question. */
export type Intent = 'right' | 'wrong' | 'skip';

/** What the bank asks by this question. */
export const itemOf = itemsByWords(buildItems(await wholeKnowledge()));

/** The key as the bank was written: what the server says is held against it. */
export const keyOf = (question: Question): readonly string[] =>
  keyLetters(question, itemOf(question));

/** Of several right options all but the first; of one right option the first other. */
const wrongLabels = (question: Question): readonly string[] => {
  const key = keyOf(question);
  const { format } = question.response ?? {};
  if (format === 'numeric') return ['0'];
  if (format === 'ordered') return key.toReversed();
  if (key.length > 1) return key.slice(1);
  return question.options
    .map(({ label }) => label)
    .filter((label) => label !== key[0])
    .slice(0, 1);
};

/** The options to choose; none for a question that is to be skipped. */
export const labelsFor = (question: Question, intent: Intent): readonly string[] => {
  if (intent === 'skip') return [];
  return intent === 'right' ? keyOf(question) : wrongLabels(question);
};

/** So many of each, in this order. */
export const intents = (counts: Readonly<Record<Intent, number>>): readonly Intent[] => [
  ...Array.from({ length: counts.right }, () => 'right' as const),
  ...Array.from({ length: counts.wrong }, () => 'wrong' as const),
  ...Array.from({ length: counts.skip }, () => 'skip' as const),
];

const attemptOn = async (page: Page): Promise<unknown> => {
  const id = new URL(page.url()).searchParams.get('attempt');
  return (await page.request.get(`/api/attempts/${id}`)).json();
};

/** The open paper that the page shows. */
export const openPaperOn = async (page: Page): Promise<OpenAttempt> =>
  openAttempt.parse(await attemptOn(page));

/** The handed-in paper that the page shows. */
export const resultOn = async (page: Page): Promise<SubmittedAttempt> =>
  submittedAttempt.parse(await attemptOn(page));
