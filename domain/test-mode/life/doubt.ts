import type { QuizResult } from '../../attempt/events.ts';
import type { ReportItem } from '../../bank/item/publication-state.ts';
import { epochMs, instantOf } from '../../kernel/time.ts';
import type { Learner } from './learner.ts';

const doubts = [
  { reason: 'unclear', note: 'Two of the options read almost the same to me.' },
  { reason: 'wrong-key', note: 'My textbook names another first step.' },
] as const;

const minutesLater = 6;

/**
 * What somebody reports of the questions they missed. They are wishes: their streams belong to the
 * bank, where others write too.
 */
export const reportsOf = (
  { accountId: learnerId }: Learner,
  results: readonly QuizResult[],
): readonly ReportItem[] => {
  const missed = results.flatMap(({ answers, at }) => {
    const answer = answers.find(({ correct, chosen }) => !correct && chosen.length > 0);
    return answer ? [{ itemId: answer.itemId, at }] : [];
  });
  return doubts.flatMap(({ reason, note }, index) => {
    const about = missed.at(-1 - index * 3);
    if (!about) return [];
    const at = instantOf(epochMs(about.at) + minutesLater * 60_000);
    return [{ type: 'ReportItem', itemId: about.itemId, learnerId, reason, note, at }];
  });
};
