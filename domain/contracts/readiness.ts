import { z } from 'zod';
import { calendarDay } from '../kernel/time.ts';

/** Whole days of the learner's calendar after which an answer no longer counts. */
export const evidenceDays = 120;

/** What a learner was told on a day; no likelihood where there was not enough. */
const readinessPoint = z.object({
  day: calendarDay,
  items: z.int(),
  /** Percent, all of them. */
  likelihood: z.int().nullable(),
  expected: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** How ready a learner is for one exam of their field. */
export const examReadiness = readinessPoint.omit({ day: true }).extend({
  exam: z.string(),
  /** Percent correct that stands for the pass mark. */
  mark: z.number(),
  /** Of the newest paper that counts; null while none does. */
  day: calendarDay.nullable(),
  /** Of the oldest. */
  from: calendarDay.nullable(),
  /** Answers that are too old to count. */
  expired: z.int(),
  /** The newest estimate of an earlier day. */
  previous: z.object({ day: calendarDay, likelihood: z.int() }).nullable(),
  /** Points of likelihood since then. */
  change: z.int().nullable(),
  neededItems: z.int(),
  /** What is still to come before there is an estimate. */
  missing: z.object({
    items: z.int(),
    areas: z.array(z.object({ name: z.string(), items: z.int() })),
  }),
  /** Oldest first. */
  history: z.array(readinessPoint),
});
export type ExamReadiness = z.infer<typeof examReadiness>;

/** A past day of the learner's; now when absent. */
export const readinessQuery = z.strictObject({ asOf: calendarDay.optional() });

export const readinessView = z.object({
  /** Name and version of the formula, for example readiness@1. */
  formula: z.string(),
  exams: z.array(examReadiness),
});
export type ReadinessView = z.infer<typeof readinessView>;
