import type { Rescoring } from '../../domain/attempt/events.ts';
import type { QuizHistoryItem, QuizRescoring } from '../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../domain/kernel/ids.ts';

type Naming = (itemId: string) => QuestionId;

const presentRescoring = (rescoring: Rescoring, idOf?: Naming): QuizRescoring => ({
  ...(idOf ? { questionId: idOf(rescoring.itemId) } : {}),
  at: rescoring.at,
  reason: rescoring.reason,
  scoreBefore: rescoring.before.score,
  scoreAfter: rescoring.after.score,
});

/** A history item as it stands today, with what changed since; with its paper, the questions are named. */
export const withRescorings = <Item extends QuizHistoryItem>(
  item: Item,
  rescorings: readonly Rescoring[],
  idOf?: Naming,
): Item => {
  const last = rescorings.at(-1);
  return last
    ? { ...item, ...last.after, rescored: rescorings.map((one) => presentRescoring(one, idOf)) }
    : item;
};
