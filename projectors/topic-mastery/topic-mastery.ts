import type { Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId, AttemptId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { isScored, reachedIn } from '../../domain/progress/handed-in.ts';
import { type Handled, projection } from '../projection.ts';

export type TopicCounts = {
  readonly topic: string;
  readonly area: string;
  readonly correct: number;
  /** Answered or skipped: every question and decision of the topic that was reached on papers with a percent score. */
  readonly total: number;
  readonly lastPracticedAt: Instant;
};

/** All topics of one learner in one row: they are always read together. */
export type TopicMasteryRow = {
  readonly learnerId: AccountId;
  /** In the order in which they were first met. */
  readonly topics: readonly TopicCounts[];
  /** Papers without a score that counts, as adaptive exams, whose answers are chosen to be half right: they say nothing of a topic. */
  readonly unscored: readonly AttemptId[];
};

type TopicAnswer = { readonly topic: string; readonly area: string; readonly correct: boolean };

const standingAfter = (
  before: TopicCounts | undefined,
  { topic, area, correct }: TopicAnswer,
  at: Instant,
): TopicCounts => ({
  topic,
  area,
  correct: (before?.correct ?? 0) + (correct ? 1 : 0),
  total: (before?.total ?? 0) + 1,
  lastPracticedAt: at,
});

const submitted = (
  row: TopicMasteryRow | undefined,
  { data }: Handled<'QuizSubmitted' | 'SimulationCompleted'>,
): TopicMasteryRow => {
  const unscored = row?.unscored ?? [];
  const topics = [...(row?.topics ?? [])];
  if (!isScored(data)) {
    return { learnerId: data.learnerId, topics, unscored: [...unscored, data.attemptId] };
  }
  for (const answer of reachedIn(data)) {
    const known = topics.findIndex(({ topic }) => topic === answer.topic);
    const place = known < 0 ? topics.length : known;
    topics[place] = standingAfter(topics[place], answer, data.at);
  }
  return { learnerId: data.learnerId, topics, unscored };
};

const rescored = (
  row: TopicMasteryRow,
  { attemptId, topic, wasCorrect, correct }: Rescoring,
): TopicMasteryRow => {
  if (row.unscored.includes(attemptId)) return row;
  const gained = Number(correct) - Number(wasCorrect);
  return {
    ...row,
    topics: row.topics.map((standing) =>
      standing.topic === topic ? { ...standing, correct: standing.correct + gained } : standing,
    ),
  };
};

export const topicMastery = projection<TopicMasteryRow>()({
  name: 'topic-mastery',
  version: 6,
  table: 'topic_mastery',
  owner: 'key',
  handles: ['QuizSubmitted', 'SimulationCompleted', 'AttemptRescored'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (row, event) =>
    event.type === 'AttemptRescored' ? row && rescored(row, event.data) : submitted(row, event),
});
