import type { AccountId, AttemptId, ItemId, OptionId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Counts, QuizResult, Rescoring, ScoredAnswer } from './events.ts';
import type { PaperItem } from './paper-item.ts';
import { labelsFor } from './paper-options.ts';
import { isCorrect } from './points.ts';
import { partialCredit, percentScore } from './scoring.ts';
import { tellingAnswers } from './telling-answers.ts';

export type RescoreAttempt = {
  readonly type: 'RescoreAttempt';
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly itemId: ItemId;
  readonly revision: number;
  /** As the item's revision names its options. */
  readonly key: readonly OptionId[];
  readonly reason: string;
};

const countsOf = ({ correct, incorrect, skipped, score }: Counts): Counts => ({
  correct,
  incorrect,
  skipped,
  score,
});

/** An unanswered question stays skipped, whatever its key. */
const countsAfter = (result: QuizResult, was: ScoredAnswer, correct: boolean): Counts => {
  const gained = Number(correct) - Number(was.correct);
  const right = result.correct + gained;
  return {
    correct: right,
    incorrect: result.incorrect - gained,
    skipped: result.skipped,
    score: percentScore(result.mode, right, result.total),
  };
};

/** The answers whose rest of the paper changes with this one. */
const othersBeside = (was: ScoredAnswer, result: QuizResult): Rescoring['others'] => {
  const telling = tellingAnswers(result);
  if (!telling.includes(was)) return [];
  return telling
    .filter((answer) => answer !== was)
    .map(({ itemId, revision, chosenOptions, inOrder, correct }) => ({
      itemId,
      revision,
      chosenOptions,
      ...(inOrder ? { inOrder } : {}),
      correct,
    }));
};

const isSameKey = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** Counts one answer by the right key; nothing happens where the item was not asked or counts so already. */
export const rescore = (
  { type: _, key: right, ...command }: RescoreAttempt,
  items: readonly PaperItem[],
  result: QuizResult,
) => {
  const { itemId, revision } = command;
  const isMeant = (one: { readonly itemId: string; readonly revision: number }): boolean =>
    one.itemId === itemId && one.revision === revision;
  const asked = items.find(isMeant);
  const was = result.answers.find(isMeant);
  const key = asked ? labelsFor(asked.options, right) : [];
  if (!asked || !was || isSameKey(was.key, key)) return accepted([]);
  const keyed = { type: asked.type, marking: asked.marking, key };
  const correct = isCorrect(keyed, was.chosen);
  const data: Rescoring = {
    ...command,
    submittedAt: result.at,
    area: was.area,
    topic: was.topic,
    key,
    wasCorrect: was.correct,
    correct,
    ...partialCredit(keyed, was.chosen),
    before: countsOf(result),
    after: countsAfter(result, was, correct),
    others: othersBeside(was, result),
  };
  return accepted([{ type: 'AttemptRescored' as const, data }]);
};

const creditIn = ({ points, maxPoints }: Rescoring) =>
  points === undefined || maxPoints === undefined ? {} : { points, maxPoints };

/** The result as it stands after an answer was counted anew. */
export const resultAfter = (result: QuizResult, rescoring: Rescoring): QuizResult => ({
  ...result,
  ...rescoring.after,
  answers: result.answers.map((answer) =>
    answer.itemId === rescoring.itemId
      ? { ...answer, key: rescoring.key, correct: rescoring.correct, ...creditIn(rescoring) }
      : answer,
  ),
});
