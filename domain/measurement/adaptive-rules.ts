import { z } from 'zod';
import type { CalendarDay } from '../kernel/time.ts';

/** What an adaptive exam is held by; fixed in the log when it starts. */
export const adaptiveRules = z.strictObject({
  /** The day from which the version holds. */
  version: z.string(),
  /** The passing standard, in logits. */
  cut: z.number(),
  /** Of the interval that decides, 0 to 1, and its half width in standard errors. */
  confidence: z.number(),
  standardErrors: z.number(),
  /** Items answered: no decision before the minimum, none after the maximum. */
  minimum: z.int(),
  maximum: z.int(),
  prior: z.strictObject({ mean: z.number(), sd: z.number() }),
  /** The next item is drawn among so many that are nearest to the ability. */
  nearest: z.int(),
  /** The share of an item's points counts; without it an item is right or wrong. */
  partialCredit: z.literal(true).optional(),
});
export type AdaptiveRules = z.infer<typeof adaptiveRules>;

/**
 * Logits of the cognitive level at which an item was written: the whole of what its source knows. By
 * judgment, not by calibration; answers of learners never move them, for who meets an item, and in an
 * adaptive exam how able they seem, is no sample of candidates.
 */
export type LevelDifficulties = Readonly<Record<'recall' | 'application' | 'analysis', number>>;

export type AdaptiveExam = {
  readonly exam: string;
  /** Time limit. */
  readonly minutes: number;
  readonly rules: AdaptiveRules;
  readonly difficulties: LevelDifficulties;
};

const byLevel: LevelDifficulties = { recall: -0.6, application: 0, analysis: 0.6 };

const published = (exam: string, version: string, cut: number): AdaptiveExam => ({
  exam,
  minutes: 300,
  rules: {
    version,
    cut,
    confidence: 0.95,
    standardErrors: 1.959964,
    minimum: 85,
    maximum: 150,
    prior: { mean: 0, sd: 1 },
    nearest: 5,
  },
  difficulties: byLevel,
});

const withPartialCredit = ({ rules, ...exam }: AdaptiveExam): AdaptiveExam => ({
  ...exam,
  rules: { ...rules, partialCredit: true },
});

/**
 * Oldest first. Source: test plans, passing standards and candidate bulletins of the owner of NCLEX.
 * On 1 April 2023 began 85 to 150 items in five hours; the standards of 0.00 logits for RN and −0.18
 * for PN held then and are configured as still in force on 20 November 2026.
 */
export const adaptiveExams: readonly AdaptiveExam[] = [
  published('NCLEX-RN', '2023-04-01', 0),
  published('NCLEX-PN', '2023-04-01', -0.18),
  // The examination gives partial credit since 2023; our items have points since this day.
  withPartialCredit(published('NCLEX-RN', '2026-11-27', 0)),
  withPartialCredit(published('NCLEX-PN', '2026-11-27', -0.18)),
];

/** The version that holds on this day; undefined where the exam has no adaptive form. */
export const adaptiveExamOn = (
  exams: readonly AdaptiveExam[],
  exam: string,
  day: CalendarDay,
): AdaptiveExam | undefined =>
  exams.findLast((one) => one.exam === exam && one.rules.version <= day);
