import type { QuizResult, ScoredAnswer } from './events.ts';
import { reached } from './reached.ts';

/** With fewer questions beside it, one more or less right moves the rest by too much. */
const enoughOnPaper = 10;

/**
 * The answers of a paper that tell how its items do. Only first meetings: who saw an item before knows
 * its key. None of a tutor paper, worked with the keys in view, and none of an adaptive exam, which
 * asks each item of those whom it suits, so that everybody is about as often right.
 */
export const tellingAnswers = ({
  mode,
  answers,
}: Pick<QuizResult, 'mode' | 'answers'>): readonly ScoredAnswer[] => {
  if (mode === 'tutor' || mode === 'adaptive') return [];
  const first = reached(answers).filter(({ firstSeen }) => firstSeen);
  return first.length < enoughOnPaper ? [] : first;
};
