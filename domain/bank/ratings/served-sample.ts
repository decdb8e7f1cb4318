import type { Candidate } from '../../attempt/draw-paper.ts';
import { drawQuiz } from '../../attempt/draw-quiz.ts';
import { practiceQuestionCount } from '../../contracts/exams.ts';
import type { RandomSource } from '../../kernel/random.ts';
import type { Item } from '../item/item.ts';
import { servedAs } from './worth.ts';

/** As the draw sees an item for a learner who has met none. */
const newToLearner = (item: Item): Candidate => ({
  itemId: item.id,
  area: item.area,
  family: item.family ?? item.id,
  seen: undefined,
  worth: servedAs(item),
  place: item.case?.number,
});

/** Papers in a row that bring nothing more: what is left is not served before something better runs out. */
const papersInVain = 1_000;

/**
 * Distinct items as new learners are served them: the practice quizzes of one after the other, each their first,
 * until there are so many. Fewer where first quizzes hold no more. The random source alone decides.
 */
export const servedSample = (
  items: readonly Item[],
  { count, random }: { readonly count: number; readonly random: RandomSource },
): readonly Item[] => {
  const candidates = items.map(newToLearner);
  const byId = new Map<string, Item>(items.map((item) => [item.id, item]));
  const served = new Map<string, Item>();
  for (let inVain = 0; served.size < count && inVain < papersInVain; inVain += 1) {
    for (const { itemId } of drawQuiz(candidates, { count: practiceQuestionCount, random })) {
      const item = byId.get(itemId);
      if (!item || served.has(itemId)) continue;
      served.set(itemId, item);
      inVain = 0;
    }
  }
  return [...served.values()].slice(0, count);
};
