import type { AnalyzedTopic } from '../contracts/analytics.ts';
import { percent } from '../kernel/percent.ts';
import { judgedTopics, weakestFirst } from '../progress/topic-standing.ts';
import { movementBetween } from './movement.ts';
import { changeBetween, type TopicSums } from './study-sums.ts';

const namedAtMost = 3;

/** Every topic of a period, the weakest first, against the period before. */
export const analyzeTopics = (
  topics: ReadonlyMap<string, TopicSums>,
  before: ReadonlyMap<string, TopicSums>,
): readonly AnalyzedTopic[] =>
  weakestFirst(
    [...topics].map(([topic, sums]) => ({
      topic,
      correct: sums.correct,
      total: sums.total,
      accuracy: percent(sums.correct, sums.total),
      questionsAnswered: sums.answered,
      lastPracticed: sums.lastDay,
      change: changeBetween(sums, before.get(topic)),
      moved: movementBetween(before.get(topic), sums),
    })),
  );

/** The best and the worst topics with enough answers, three at most of each, none of them both. */
export const extremes = (
  topics: readonly AnalyzedTopic[],
): { readonly strongest: readonly string[]; readonly weakest: readonly string[] } => {
  const ranked = judgedTopics(topics);
  const weakest = ranked.slice(0, Math.min(namedAtMost, Math.floor(ranked.length / 2)));
  const strongest = ranked.slice(weakest.length).slice(-namedAtMost).reverse();
  return {
    strongest: strongest.map(({ topic }) => topic),
    weakest: weakest.map(({ topic }) => topic),
  };
};
