import type { Progress } from '../../../domain/contracts/progress.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { streakOn } from '../../../domain/progress/streak.ts';
import type { Standing } from '../queries/learner-reads.ts';

/** The learner's figures as of their own day; the streak is the one thing that ages by itself. */
export const presentProgress = ({ progress, mastery }: Standing, today: CalendarDay): Progress => {
  const lastScores = progress?.lastScores ?? [];
  return {
    dailyStreak: streakOn(progress?.streak, today),
    highestStreak: progress?.streak?.best ?? 0,
    quizzesTaken: progress?.quizzesTaken ?? 0,
    examsTaken: progress?.examsTaken ?? 0,
    flashcardsReviewed: 0,
    topicMastery: (mastery?.topics ?? []).map(({ topic, correct, total }) => ({
      topic,
      correct,
      total,
    })),
    scores: progress?.scores ?? 0,
    averageScore: roundedMean(progress?.scoreSum ?? 0, progress?.scores ?? 0),
    recentAverage: roundedMean(
      lastScores.reduce((sum, { score }) => sum + score, 0),
      lastScores.length,
    ),
    totalStudyTime: progress?.studyTime ?? 0,
    questionsAnswered: progress?.questionsAnswered ?? 0,
  };
};
