import type { AnalyticsPeriod, QuizAnalytics, StudiedDay } from '../contracts/analytics.ts';
import { percent, roundedMean } from '../kernel/percent.ts';
import type { CalendarDay } from '../kernel/time.ts';
import { type Streak, streakOn } from '../progress/streak.ts';
import { type CountedTopic, weakestTopic } from '../progress/topic-standing.ts';
import type { StudiedMonth } from './month-summary.ts';
import { movementBetween } from './movement.ts';
import { periodBefore, periodUpTo } from './periods.ts';
import { studiedHoursOf, studyPatternsOf } from './study-patterns.ts';
import { changeBetween, daysWithin, type NamedDay, sumsOf, topicSumsOf } from './study-sums.ts';
import { analyzeTopics, extremes } from './topic-analysis.ts';

const recentAtMost = 10;

const studiedDay = (day: NamedDay): StudiedDay => {
  const { quizzes, scores, scoreSum, correct, total, seconds } = sumsOf([day]);
  return {
    day: day.day,
    quizzes,
    averageScore: roundedMean(scoreSum, scores),
    correct,
    questions: total,
    minutes: Math.round(seconds / 60),
  };
};

const recentScoresOf = (days: readonly NamedDay[]): QuizAnalytics['recentScores'] => {
  const newest: { readonly at: number; readonly shown: QuizAnalytics['recentScores'][number] }[] =
    [];
  // Two more days than scores: whoever flies west hands in on an earlier day later.
  const handedIn = days.filter(({ sittings }) => sittings.length > 0);
  for (const { day, names, sittings } of handedIn.slice(-recentAtMost - 2)) {
    const named = (place: number) => names[place] ?? '';
    for (const [at, , subject, score, , , , , attemptId, areas] of sittings) {
      if (score === null) continue;
      const shown = { attemptId, topic: named(subject), score, date: day };
      newest.push({ at, shown: { ...shown, areas: areas.map(named) } });
    }
  }
  return newest
    .sort((a, b) => b.at - a.at)
    .slice(0, recentAtMost)
    .map(({ shown }) => shown);
};

export type AnalyticsOf = {
  /** At least the months of `monthsFor`, those of `monthsCut` day by day; others do no harm. */
  readonly months: readonly StudiedMonth[];
  readonly streak: Streak | undefined;
  /** All that is known of each topic, whatever the period. */
  readonly topics: readonly CountedTopic[];
  readonly period: AnalyticsPeriod;
  /** The learner's own day. */
  readonly today: CalendarDay;
  /** The day on which the account was opened. */
  readonly memberSince: CalendarDay;
};

/** Everything the analytics of a period say, counted from what each month kept. */
export const quizAnalyticsOf = (known: AnalyticsOf): QuizAnalytics => {
  const { months, streak, period, today, memberSince } = known;
  const range = periodUpTo(period, today);
  const rangeBefore = periodBefore(period, today);
  const days = daysWithin(months, range);
  const daysBefore = daysWithin(months, rangeBefore);
  // Only periods of equal length are compared: before the account there was nothing to hand in.
  const isWhole = memberSince <= rangeBefore.from;
  const sums = sumsOf(days);
  const before = isWhole ? sumsOf(daysBefore) : undefined;
  const topicsBefore = isWhole ? topicSumsOf(months, rangeBefore) : new Map();
  const topicMastery = analyzeTopics(topicSumsOf(months, range), topicsBefore);
  const { strongest, weakest } = extremes(topicMastery);
  return {
    period,
    ...range,
    performance: {
      overallAccuracy: percent(sums.correct, sums.total),
      improvementTrend: changeBetween(sums, before),
      moved: movementBetween(before, sums),
      averageScore: roundedMean(sums.scoreSum, sums.scores),
      scores: sums.scores,
      quizzesTaken: sums.quizzes,
      quizzesBefore: before?.quizzes ?? null,
      streakDays: streakOn(streak, today),
      bestStreak: streak?.best ?? 0,
      timeSpentStudying: Math.round(sums.seconds / 60),
      strongestTopics: [...strongest],
      weakestTopics: [...weakest],
      weakestTopic: weakestTopic(known.topics)?.topic ?? null,
    },
    topicMastery: [...topicMastery],
    studyPatterns: studyPatternsOf(days, range, (daysBefore[0] ?? days[0])?.day),
    recentScores: recentScoresOf(days),
    days: days.map(studiedDay),
    hours: [...studiedHoursOf(days)],
  };
};
