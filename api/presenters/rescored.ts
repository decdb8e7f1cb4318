import type { Rescoring } from '../../domain/attempt/events.ts';
import type { QuizHistoryItem, QuizRescoring } from '../../domain/contracts/quiz.ts';

const presentRescoring = (rescoring: Rescoring): QuizRescoring => ({
  questionId: rescoring.itemId,
  at: rescoring.at,
  reason: rescoring.reason,
  scoreBefore: rescoring.before.score,
  scoreAfter: rescoring.after.score,
});

/** A history item as it stands today, with what changed since it was handed in. */
export const withRescorings = <Item extends QuizHistoryItem>(
  item: Item,
  rescorings: readonly Rescoring[],
): Item => {
  const last = rescorings.at(-1);
  return last ? { ...item, ...last.after, rescored: rescorings.map(presentRescoring) } : item;
};
