import type { TopicMastery } from '../../../domain/contracts/progress.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import {
  type TopicBand,
  topicStanding,
  weakestFirst,
} from '../../../domain/progress/topic-standing.ts';

export type TopicShare = TopicMastery & {
  /** Percent correct, rounded. */
  readonly percent: number;
};

export const withPercent = (topic: TopicMastery): TopicShare => ({
  ...topic,
  percent: percent(topic.correct, topic.total),
});

export type TopicGroups = {
  readonly mastered: readonly TopicShare[];
  readonly between: readonly TopicShare[];
  readonly weak: readonly TopicShare[];
  readonly tooFew: readonly TopicShare[];
};

/** Strong topics best first; the others weakest first, because those are to be worked on. */
export const topicGroups = (topics: readonly TopicMastery[]): TopicGroups => {
  const ordered = weakestFirst(topics).map(withPercent);
  const standing = (wanted: TopicBand) =>
    ordered.filter((topic) => topicStanding(topic) === wanted);
  return {
    mastered: standing('mastered').toReversed(),
    between: standing('between'),
    weak: standing('weak'),
    tooFew: standing('too-few').toSorted((one, other) => other.total - one.total),
  };
};
