import { shareInterval } from '../measurement/scaled-score.ts';

/** Questions that were reached, and how many of them were answered right. */
export type Counts = { readonly correct: number; readonly total: number };

/** Fewer answers than this say nothing, neither of a topic nor of a change. */
export const enoughAnswers = 10;

/** Shares of right answers; the mark is where the band of weak scores ends. */
const marks = { weak: 0.6, mark: 0.7, mastered: 0.8 } as const;

const isKnown = ({ total }: Counts): boolean => total >= enoughAnswers;

/** `too-few`: nothing is said yet. */
export type TopicBand = 'mastered' | 'between' | 'weak' | 'too-few';

/**
 * Mastered from 80 % right where the 90 % interval lies above the mark of 70 %, weak below 60 %
 * where it lies below the mark, both from ten answers on.
 */
export const topicStanding = ({ correct, total }: Counts): TopicBand => {
  if (!isKnown({ correct, total })) return 'too-few';
  const share = correct / total;
  const [low, high] = shareInterval(correct, total);
  if (share >= marks.mastered && low >= marks.mark) return 'mastered';
  return share < marks.weak && high < marks.mark ? 'weak' : 'between';
};

export type CountedTopic = Counts & { readonly topic: string };

const byShare = (one: CountedTopic, other: CountedTopic): number =>
  Number(isKnown(other)) - Number(isKnown(one)) ||
  one.correct * other.total - other.correct * one.total ||
  other.total - one.total ||
  (one.topic < other.topic ? -1 : 1);

/** Topics with an answer by share of right ones, among equals the more often asked first; those with too few come last. */
export const weakestFirst = <Topic extends CountedTopic>(topics: readonly Topic[]): Topic[] =>
  topics.filter(({ total }) => total > 0).toSorted(byShare);

/** Those of which enough is known to be compared, the weakest first. */
export const judgedTopics = <Topic extends CountedTopic>(topics: readonly Topic[]): Topic[] =>
  weakestFirst(topics).filter(isKnown);

/** The one topic that is called the weakest: of two or more that are known, and not mastered. */
export const weakestTopic = <Topic extends CountedTopic>(
  topics: readonly Topic[],
): Topic | undefined => {
  const [weakest, second] = judgedTopics(topics);
  return weakest && second && topicStanding(weakest) !== 'mastered' ? weakest : undefined;
};
