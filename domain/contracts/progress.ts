import { z } from 'zod';

export const topicMastery = z.object({
  topic: z.string(),
  correct: z.int(),
  total: z.int(),
});
export type TopicMastery = z.infer<typeof topicMastery>;

export const progress = z.object({
  /** Days in a row up to today or yesterday, on the learner's calendar. */
  dailyStreak: z.int(),
  highestStreak: z.int(),
  /** But for those that ran out without a look at them. */
  quizzesTaken: z.int(),
  examsTaken: z.int(),
  flashcardsReviewed: z.int(),
  topicMastery: z.array(topicMastery),
  /** Quizzes and exams with a percent score: all but adaptive exams and those without a single answer. */
  scores: z.int(),
  /** Mean score of those quizzes and exams, percent, rounded; 0 with none. */
  averageScore: z.int(),
  /** Mean score of the last ten, percent, rounded; 0 with none. */
  recentAverage: z.int(),
  /** Seconds on quizzes and exams, and on cards in review. */
  totalStudyTime: z.int(),
  /** Seconds on quizzes and exams alone. */
  quizTime: z.int(),
  questionsAnswered: z.int(),
});
export type Progress = z.infer<typeof progress>;
