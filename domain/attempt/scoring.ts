import type { PaperMode } from '../contracts/paper-modes.ts';
import type { OptionId } from '../kernel/ids.ts';
import { percent } from '../kernel/percent.ts';
import type { ScoredAnswer } from './events.ts';
import type { PaperItem } from './paper-item.ts';
import { optionsAt, placeOf } from './paper-options.ts';
import { isCorrect, type Keyed, placeOfNumber, pointsFor } from './points.ts';

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

/** What an answer is counted as; nothing where it is right or wrong, and that says it. */
export const partialCredit = (
  keyed: Keyed,
  chosen: readonly string[],
): { points?: number; maxPoints?: number } => {
  const { points, maxPoints } = pointsFor(keyed, chosen);
  return maxPoints === 1 ? {} : { points, maxPoints };
};

/** Stands for a number that is none of those the bank knows. */
const otherNumber = 'other' as OptionId;

/** The options behind an answer: in the order of the paper, or in the one that was asked for. */
export const optionsChosen = (
  { options, key, marking }: Pick<PaperItem, 'options' | 'key' | 'marking'>,
  chosen: readonly string[],
): OptionId[] => {
  const [entered] = chosen;
  if (marking?.kind === 'numeric' && entered !== undefined) {
    return [options[placeOfNumber(marking, { entered, key }) ?? -1] ?? otherNumber];
  }
  if (marking?.kind === 'ordered') return chosen.flatMap((label) => options[placeOf(label)] ?? []);
  return optionsAt(options, chosen);
};

/** Scores a whole paper; an unanswered question is skipped, not incorrect. */
export const scorePaper = (
  items: readonly PaperItem[],
  given: ReadonlyMap<string, GivenAnswer>,
): Score => {
  const answers = items.map((paperItem): ScoredAnswer => {
    const { itemId, revision, area, topic, key, firstSeen } = paperItem;
    const { chosen, seconds } = given.get(itemId) ?? { chosen: [], seconds: 0 };
    const chosenOptions = optionsChosen(paperItem, chosen);
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
      ...partialCredit(paperItem, chosen),
      ...(paperItem.marking?.kind === 'ordered' ? { inOrder: true as const } : {}),
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
