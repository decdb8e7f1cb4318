import { z } from 'zod';
import { attemptId } from '../kernel/ids.ts';
import { calendarDay, instant, timeZone } from '../kernel/time.ts';
import { figureUnit } from './evidence.ts';
import { progress } from './progress.ts';
import { quizHistory, quizHistoryItem } from './quiz.ts';

export const dayParams = z.strictObject({ day: calendarDay });

/** What happened since a moment and is left out of what was then. */
export const laterEvents = z.object({ events: z.int(), quizzes: z.int() });

/** A learner's progress as it was at the end of a day. */
export const progressAsOf = z.object({
  day: calendarDay,
  /** Where the learner was at the end of that day. */
  timeZone,
  /** The first day there is anything to see of. */
  firstDay: calendarDay,
  /** Events that were counted. */
  events: z.int(),
  later: laterEvents,
  progress,
  /** Newest first, a hundred at the most. */
  history: quizHistory,
});
export type ProgressAsOf = z.infer<typeof progressAsOf>;

export const changesQuery = z.strictObject({ since: calendarDay });

export const changedFigure = z.object({
  /** As evidence names it. */
  figure: z.string(),
  title: z.string(),
  unit: figureUnit,
  before: z.int(),
  after: z.int(),
});
export type ChangedFigure = z.infer<typeof changedFigure>;

export const topicBand = z.enum(['mastered', 'between', 'weak']);
export const movedTopic = z.object({
  topic: z.string(),
  direction: z.enum(['up', 'down']),
  from: topicBand,
  to: topicBand,
  /** Percent, rounded. */
  before: z.int(),
  after: z.int(),
});
export type MovedTopic = z.infer<typeof movedTopic>;

const changedScore = z.object({
  attemptId,
  at: instant,
  reason: z.string(),
  /** Percent; null where the paper has no percent score. */
  before: z.int().nullable(),
  after: z.int().nullable(),
});

/** What changed between the end of a day and now. */
export const progressChanges = z.object({
  since: calendarDay,
  today: calendarDay,
  /** Those that differ. */
  figures: z.array(changedFigure),
  /** Those in another group than then, the furthest moved first. */
  topics: z.array(movedTopic),
  /** Met for the first time since. */
  newTopics: z.array(z.string()),
  /** Handed in since, newest first, twenty at the most. */
  quizzes: z.array(quizHistoryItem),
  quizzesInAll: z.int(),
  /** Scores that a corrected key changed since, newest first. */
  rescored: z.array(changedScore),
});
export type ProgressChanges = z.infer<typeof progressChanges>;
