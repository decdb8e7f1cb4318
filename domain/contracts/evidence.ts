import { z } from 'zod';
import { attemptId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import type { AnalyticsPeriod } from './analytics.ts';

export const figureUnit = z.enum(['days', 'exams', 'percent', 'questions', 'quizzes', 'seconds']);
export type FigureUnit = z.infer<typeof figureUnit>;

/** The name of the figure that tells how much of a topic is known. */
export const topicFigure = (topic: string): string => `topic:${topic}`;

/** The name of the figure that tells how many questions the readiness for an exam stands on. */
export const readinessFigure = (exam: string): string => `readiness:${exam}`;

/** What analytics count of a period. */
export type PeriodFigure = 'accuracy' | 'average' | 'quizzes';

export const periodFigure = (figure: PeriodFigure, period: AnalyticsPeriod): string =>
  `${figure}:${period}`;

/** The name of the figure that tells how a topic went in a period. */
export const periodTopicFigure = (topic: string, period: AnalyticsPeriod): string =>
  `topic-accuracy:${period}:${topic}`;

export const evidenceParams = z.strictObject({ figure: line({ max: 200 }) });

export const evidenceQuery = z.strictObject({
  /** A past day of the learner's; now when absent. */
  asOf: calendarDay.optional(),
  limit: z.coerce.number().int().min(1, 'Ask for 1 to 100').max(100, 'Ask for 1 to 100').optional(),
  /** The `next` of the page before. */
  before: line({ max: 80 }).optional(),
});

/** An event that a figure was counted from. */
const evidenceEvent = z.object({
  position: z.string(),
  at: instant,
  /** On the learner's own calendar. */
  day: calendarDay,
  type: z.string(),
  /** Null of a card in review. */
  attemptId: attemptId.nullable(),
  /** What it contributed. */
  words: z.string(),
});

export const evidence = z.object({
  figure: z.string(),
  title: z.string(),
  asOf: calendarDay,
  formula: z.object({ name: z.string(), version: z.int(), words: z.string() }),
  unit: figureUnit,
  /** A whole number, counted from these events and nothing else. */
  value: z.int(),
  /** Events in all. */
  total: z.int(),
  /** Newest first. */
  events: z.array(evidenceEvent),
  /** Names the next page; absent on the last. */
  next: z.string().optional(),
});
export type Evidence = z.infer<typeof evidence>;
