import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

export type TopicStanding = {
  readonly topic: string;
  readonly area: string;
  readonly correct: number;
  /** Answered or skipped: every question of the topic on a submitted paper. */
  readonly total: number;
  readonly lastPracticedAt: Instant;
};

/** All topics of one learner in one row: they are always read together. */
export type TopicMasteryRow = {
  readonly learnerId: AccountId;
  /** In the order in which they were first met. */
  readonly topics: readonly TopicStanding[];
};

type Met = { readonly topic: string; readonly area: string; readonly correct: boolean };

const standingAfter = (
  before: TopicStanding | undefined,
  { topic, area, correct }: Met,
  at: Instant,
): TopicStanding => ({
  topic,
  area,
  correct: (before?.correct ?? 0) + (correct ? 1 : 0),
  total: (before?.total ?? 0) + 1,
  lastPracticedAt: at,
});

export const topicMastery = projection<TopicMasteryRow>()({
  name: 'topic-mastery',
  version: 1,
  table: 'topic_mastery',
  handles: ['QuizSubmitted'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, { data }) => {
    const topics = [...(row?.topics ?? [])];
    for (const answer of data.answers) {
      const known = topics.findIndex(({ topic }) => topic === answer.topic);
      const place = known < 0 ? topics.length : known;
      topics[place] = standingAfter(topics[place], answer, data.at);
    }
    return { learnerId: data.learnerId, topics };
  },
});
