import type { Rescoring } from '../../../domain/attempt/events.ts';
import type { QuizHistoryItem, QuizRescoring } from '../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../domain/kernel/ids.ts';

type Naming = (itemId: string) => QuestionId;

const presentRescoring = (rescoring: Rescoring, idOf?: Naming): QuizRescoring => ({
  ...(idOf ? { questionId: idOf(rescoring.itemId) } : {}),
  at: rescoring.at,
  reason: rescoring.reason,
  scoreBefore: rescoring.before.score,
  scoreAfter: rescoring.after.score,
});

type Telling = {
  /** With its paper at hand the questions are named. */
  readonly idOf?: Naming;
  /** Reasons that tell a key of an open exam wait for its end. */
  readonly isHeld?: (itemId: string) => boolean;
};

/** A history item as it stands today, with what changed since. */
export const withRescorings = <Item extends QuizHistoryItem>(
  item: Item,
  rescorings: readonly Rescoring[],
  { idOf, isHeld = () => false }: Telling = {},
): Item => {
  const last = rescorings.at(-1);
  if (!last) return item;
  const told = rescorings.filter(({ itemId }) => !isHeld(itemId));
  const rescored = told.map((one) => presentRescoring(one, idOf));
  const score = item.score === null ? null : last.after.score;
  return { ...item, ...last.after, score, ...(rescored.length > 0 ? { rescored } : {}) };
};
