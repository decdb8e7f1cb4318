import type { Progress } from '../../../domain/contracts/progress.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { streakOn } from '../../../domain/progress/streak.ts';
import type { ProgressRow } from '../../../projectors/progress/progress.ts';
import type { LearnerRows } from '../queries/learner-reads.ts';

/** The learner's figures as of their own day; the streak is the one thing that ages by itself. */
export const presentProgress = (
  { progress, mastery }: LearnerRows,
  today: CalendarDay,
): Progress => {
  const {
    streak,
    lastScores = [],
    scores = 0,
    scoreSum = 0,
    ...known
  }: Partial<ProgressRow> = progress ?? {};
  return {
    dailyStreak: streakOn(streak, today),
    highestStreak: streak?.best ?? 0,
    quizzesTaken: known.quizzesTaken ?? 0,
    examsTaken: known.examsTaken ?? 0,
    flashcardsReviewed: known.flashcardsReviewed ?? 0,
    topicMastery: (mastery?.topics ?? []).map(({ topic, correct, total }) => ({
      topic,
      correct,
      total,
    })),
    scores,
    averageScore: roundedMean(scoreSum, scores),
    recentAverage: roundedMean(
      lastScores.reduce((sum, { score }) => sum + score, 0),
      lastScores.length,
    ),
    totalStudyTime: known.studyTime ?? 0,
    quizTime: known.quizTime ?? 0,
    questionsAnswered: known.questionsAnswered ?? 0,
  };
};
