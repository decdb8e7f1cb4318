import type { Progress, TopicMastery } from '../contracts/progress.ts';
import type { ChangedFigure, MovedTopic } from '../contracts/time-travel.ts';
import { percent } from '../kernel/percent.ts';
import { topicStanding } from '../progress/topic-standing.ts';
import { formulaOf } from './registry.ts';

/** The figures that progress answers, by the names of their formulas. */
export const progressFigures = {
  'daily-streak': ({ dailyStreak }) => dailyStreak,
  'best-streak': ({ highestStreak }) => highestStreak,
  'recent-average': ({ recentAverage }) => recentAverage,
  'average-score': ({ averageScore }) => averageScore,
  'quizzes-taken': ({ quizzesTaken }) => quizzesTaken,
  'exams-taken': ({ examsTaken }) => examsTaken,
  'total-study-time': ({ totalStudyTime }) => totalStudyTime,
  'questions-answered': ({ questionsAnswered }) => questionsAnswered,
} as const satisfies Readonly<Record<string, (progress: Progress) => number>>;

const changedFigures = (before: Progress, after: Progress): readonly ChangedFigure[] =>
  Object.entries(progressFigures).flatMap(([figure, read]) => {
    const formula = formulaOf(figure);
    const values = { before: read(before), after: read(after) };
    if (!formula || values.before === values.after) return [];
    return [{ figure, title: formula.title, unit: formula.unit, ...values }];
  });

const shareOf = ({ correct, total }: TopicMastery): number => percent(correct, total);

const rank = { weak: 0, between: 1, mastered: 2 } as const;

const movedTopic = (before: TopicMastery, after: TopicMastery): readonly MovedTopic[] => {
  const [from, to] = [topicStanding(before), topicStanding(after)];
  // What was not known has not moved.
  if (from === 'too-few' || to === 'too-few' || from === to) return [];
  const direction = rank[to] > rank[from] ? 'up' : 'down';
  const { topic } = after;
  return [{ topic, direction, from, to, before: shareOf(before), after: shareOf(after) }];
};

const distance = ({ before, after }: MovedTopic): number => Math.abs(after - before);

export type ProgressDifference = {
  readonly figures: readonly ChangedFigure[];
  readonly topics: readonly MovedTopic[];
  readonly newTopics: readonly string[];
};

/** What differs between two standings of one learner. */
export const changesBetween = (before: Progress, after: Progress): ProgressDifference => {
  const known = new Map(before.topicMastery.map((topic) => [topic.topic, topic]));
  const moved = after.topicMastery.flatMap((topic) => {
    const then = known.get(topic.topic);
    return then ? movedTopic(then, topic) : [];
  });
  return {
    figures: changedFigures(before, after),
    topics: moved.toSorted((a, b) => distance(b) - distance(a)),
    newTopics: after.topicMastery
      .map(({ topic }) => topic)
      .filter((topic) => !known.has(topic))
      .toSorted(),
  };
};
