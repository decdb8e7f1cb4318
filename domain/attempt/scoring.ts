import type { PaperMode } from '../contracts/paper-modes.ts';
import { percent } from '../kernel/percent.ts';
import type { ScoredAnswer } from './events.ts';
import type { PaperItem } from './paper-item.ts';
import { optionsAt } from './paper-options.ts';

export type GivenAnswer = { readonly chosen: readonly string[]; readonly seconds: number };

export type Score = {
  readonly total: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly skipped: number;
  readonly answers: readonly ScoredAnswer[];
};

/** Share of right answers over all questions, in percent; none of an adaptive paper. */
export const percentScore = (mode: PaperMode, correct: number, total: number): number | null =>
  mode === 'adaptive' ? null : percent(correct, total);

/**
 * K-Type is right only when the chosen set equals the key; a single answer when it is one letter
 * and the key holds it.
 */
export const isCorrect = (
  { type, key }: Pick<PaperItem, 'type'> & { readonly key: readonly string[] },
  chosen: readonly string[],
): boolean => {
  if (type === 'single') return chosen.length === 1 && key.some((label) => label === chosen[0]);
  const chosenSet = new Set(chosen);
  return chosenSet.size === new Set(key).size && key.every((label) => chosenSet.has(label));
};

/** Scores a whole paper; an unanswered question is skipped, not incorrect. */
export const scorePaper = (
  items: readonly PaperItem[],
  given: ReadonlyMap<string, GivenAnswer>,
): Score => {
  const answers = items.map((paperItem): ScoredAnswer => {
    const { itemId, revision, area, topic, options, key, firstSeen } = paperItem;
    const { chosen, seconds } = given.get(itemId) ?? { chosen: [], seconds: 0 };
    const chosenOptions = optionsAt(options, chosen);
    const correct = isCorrect(paperItem, chosen);
    return {
      itemId,
      revision,
      area,
      topic,
      chosen: [...chosen],
      chosenOptions,
      key,
      correct,
      seconds,
      firstSeen,
    };
  });
  const correct = answers.filter((answer) => answer.correct).length;
  const skipped = answers.filter((answer) => answer.chosen.length === 0).length;
  const total = items.length;
  return {
    total,
    correct,
    skipped,
    incorrect: total - correct - skipped,
    answers,
  };
};
