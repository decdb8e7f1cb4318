import { z } from 'zod';
import { accountId } from '../kernel/ids.ts';
import { instant, timeZone } from '../kernel/time.ts';
import { subscriptionTier } from './account.ts';
import { viewReason } from './audit.ts';
import type { planPolicy } from './entitlements.ts';
import { fieldCode } from './fields.ts';
import { progress } from './progress.ts';
import { quizHistory } from './quiz.ts';
import { laterEvents } from './time-travel.ts';

/** Quizzes of the newest at the most. */
export const mostPastQuizzes = 20;

/** By the clock the learner lives by, as a field of a page has it. */
export const localMoment = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/,
    'Use a day and a time such as 2026-11-03T14:20',
  );

export const userPastBody = z.strictObject({
  /** Now when absent. */
  moment: z.union([instant, localMoment], 'Use a moment such as 2026-11-03T14:20').optional(),
  reason: viewReason,
});
export type UserPastBody = z.infer<typeof userPastBody>;

/** What an account was, and what it held. */
const standing = z.object({
  role: z.enum(['learner', 'admin']),
  field: fieldCode.nullable(),
  emailVerified: z.boolean(),
  suspendedAt: instant.nullable(),
  tier: subscriptionTier,
  granted: subscriptionTier,
  extendedUntil: instant.nullable(),
  trialEndsAt: instant.nullable(),
  paidUntil: instant.nullable(),
  seats: z.int(),
  mayUse: z.object({
    practiceQuizzes: z.boolean(),
    customQuizzes: z.boolean(),
    fullLengthExams: z.boolean(),
    clinicalSimulations: z.boolean(),
    spacedReview: z.boolean(),
    progress: z.boolean(),
    detailedAnalytics: z.boolean(),
    pastDays: z.boolean(),
  } satisfies Record<keyof typeof planPolicy, z.ZodBoolean>),
});

export const pastNeighbor = z.object({
  at: instant,
  type: z.string(),
  verb: z.string(),
  what: z.string(),
  tail: z.string().nullable(),
});

export const standingAndProgress = z.object({ account: standing, progress });

/** An account as it was at a moment, folded from its events up to then. */
export const userPast = z.object({
  accountId,
  username: z.string(),
  moment: instant,
  /** The same by the learner's clock. */
  local: localMoment,
  timeZone,
  openedAt: instant,
  /** Events that were counted. */
  events: z.int(),
  later: laterEvents,
  was: standingAndProgress,
  is: standingAndProgress,
  history: quizHistory,
  /** The last event before the moment and the first after it; null where there is none. */
  before: pastNeighbor.nullable(),
  after: pastNeighbor.nullable(),
  tookMs: z.number(),
});
export type UserPast = z.infer<typeof userPast>;
