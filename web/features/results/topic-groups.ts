import type { TopicMastery } from '../../../domain/contracts/progress.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { topicStanding } from '../../../domain/learning/bands.ts';

export type TopicShare = TopicMastery & {
  /** Percent correct, rounded. */
  readonly percent: number;
};

/** Topics with an answer, by share of right ones; among equals the more often asked first. */
export const weakestFirst = (topics: readonly TopicMastery[]): readonly TopicShare[] =>
  topics
    .filter(({ total }) => total > 0)
    .map((topic) => ({ ...topic, percent: percent(topic.correct, topic.total) }))
    .toSorted((a, b) => a.correct / a.total - b.correct / b.total || b.total - a.total);

export type TopicGroups = {
  readonly mastered: readonly TopicShare[];
  readonly between: readonly TopicShare[];
  readonly weak: readonly TopicShare[];
};

/** Strong topics best first; the others weakest first, because those are to be worked on. */
export const topicGroups = (topics: readonly TopicMastery[]): TopicGroups => {
  const ordered = weakestFirst(topics);
  const standing = (wanted: ReturnType<typeof topicStanding>) =>
    ordered.filter((topic) => topicStanding(topic) === wanted);
  return {
    mastered: standing('mastered').toReversed(),
    between: standing('between'),
    weak: standing('weak'),
  };
};
