import { z } from 'zod';
import { attemptId } from '../kernel/ids.ts';
import { calendarDay } from '../kernel/time.ts';

/** The last 7, 30, 90 or 365 days of the learner's own calendar, today included. */
export const analyticsPeriod = z.enum(['week', 'month', 'quarter', 'year']);
export type AnalyticsPeriod = z.infer<typeof analyticsPeriod>;

const percent = z.int().min(0).max(100);

/** Percentage points against the period before; null where one of the two holds too little. */
const change = z.int().nullable();

/** By more than chance, or not; `unknown` where too little is known to compare. */
export const movement = z.enum(['up', 'down', 'level', 'unknown']);
export type Movement = z.infer<typeof movement>;

export const dayPart = z.enum(['morning', 'afternoon', 'evening', 'night']);
export type DayPart = z.infer<typeof dayPart>;

const analyzedTopic = z.object({
  topic: z.string(),
  correct: z.int(),
  /** Questions reached. */
  total: z.int(),
  /** Right answers of the questions reached on handed-in papers; a skipped one is not right. */
  accuracy: percent,
  questionsAnswered: z.int(),
  lastPracticed: calendarDay,
  change,
  moved: movement,
});
export type AnalyzedTopic = z.infer<typeof analyzedTopic>;

const studiedDay = z.object({
  day: calendarDay,
  quizzes: z.int(),
  /** Of those with a percent score; 0 with none. */
  averageScore: percent,
  /** Of papers with a percent score. */
  correct: z.int(),
  questions: z.int(),
  minutes: z.int(),
});
export type StudiedDay = z.infer<typeof studiedDay>;

/** An hour of the week by the learner's clock: minutes worked in it, questions handed in in it. */
const studiedHour = z.object({
  /** 0 is Monday. */
  weekday: z.int().min(0).max(6),
  hour: z.int().min(0).max(23),
  minutes: z.int(),
  /** Of papers with a percent score. */
  correct: z.int(),
  questions: z.int(),
});
export type StudiedHour = z.infer<typeof studiedHour>;

export const quizAnalytics = z.object({
  period: analyticsPeriod,
  from: calendarDay,
  to: calendarDay,
  performance: z.object({
    overallAccuracy: percent,
    improvementTrend: change,
    moved: movement,
    averageScore: percent,
    /** Of those taken, how many have a percent score: all but adaptive exams. */
    scores: z.int(),
    quizzesTaken: z.int(),
    /** Taken in the period before; null where the account is younger than that. */
    quizzesBefore: z.int().nullable(),
    /** In a row up to today or yesterday, whatever the period. */
    streakDays: z.int(),
    bestStreak: z.int(),
    /** Minutes. */
    timeSpentStudying: z.int(),
    strongestTopics: z.array(z.string()),
    weakestTopics: z.array(z.string()),
    /** Over all time, as every page names it; null while too little is known. */
    weakestTopic: z.string().nullable(),
  }),
  /** The weakest first. */
  topicMastery: z.array(analyzedTopic),
  studyPatterns: z.object({
    preferredStudyTime: dayPart.nullable(),
    /** Monday to Sunday in English; null, as the time of day, before five days with study. */
    mostActiveDay: z.string().nullable(),
    /** Minutes. */
    averageSessionLength: z.int(),
    sessions: z.int(),
    consistencyScore: percent,
    daysStudied: z.int(),
    /** Days that count toward consistency. */
    daysCounted: z.int(),
  }),
  /** The newest first, ten at most. */
  recentScores: z.array(
    z.object({
      /** Whose result it is. */
      attemptId,
      topic: z.string(),
      /** By name, the most asked first. */
      areas: z.array(z.string()),
      score: percent,
      date: calendarDay,
    }),
  ),
  /** Days with study, in order. */
  days: z.array(studiedDay),
  hours: z.array(studiedHour),
});
export type QuizAnalytics = z.infer<typeof quizAnalytics>;
