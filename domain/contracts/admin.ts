import { z } from 'zod';
import { accountId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { subscriptionTier } from './account.ts';
import { fieldCode } from './fields.ts';
import { requestMethod } from './study-aids.ts';

const count = z.int().min(0);

/** Figures of the whole product, testers and erased accounts left out. */
export const adminStats = z.object({
  /** Of testers alone, for an admin of the test mode; else of everybody but testers. */
  ofTesters: z.boolean(),
  totalUsers: count,
  /** Since the first of this month, UTC. */
  newUsers: count,
  /** Paid ones that hold now; trials, granted plans and seats of schools are none. */
  activeSubscriptions: count,
  totalQuizzes: count,
  totalFlashcards: count,
  /** Cents that were paid and not given back. */
  totalRevenue: z.int(),
  requestCount: count,
  /** Cents of this month, UTC. */
  monthCost: z.number().min(0),
});
export type AdminStats = z.infer<typeof adminStats>;

const used = {
  requestCount: count,
  failedCount: count,
  /** Answered at no cost. */
  builtInCount: count,
  totalTokens: count,
  /** Cents, with their fractions. */
  totalCost: z.number().min(0),
};

export const aiStats = z.object(used);
export type AiStats = z.infer<typeof aiStats>;

/** As far back as usage is shown, in days. */
export const mostUsageDays = 366;

export const usageQuery = z.strictObject({
  days: z.coerce
    .number()
    .int()
    .min(1, 'Ask for at least 1 day')
    .max(mostUsageDays, `Ask for ${mostUsageDays} days at most`)
    .default(30),
});

export const aiUsage = z.object({
  days: z.array(z.object({ day: calendarDay, ...used })),
  methods: z.array(z.object({ method: requestMethod, ...used })),
  /** Null for the built-in knowledge base. */
  models: z.array(z.object({ model: z.string().nullable(), ...used })),
  /** Those who asked most, by their ids. */
  learners: z.array(z.object({ accountId, ...used })),
});
export type AiUsage = z.infer<typeof aiUsage>;

export const usersPerPage = 25;

/** A count goes no further than this. */
export const mostUsersCounted = 1000;

const typed = line({ max: 254 });

export const usersQuery = z.strictObject({
  /** The beginning of a user name or an e-mail address, or a whole account id. */
  search: typed.optional(),
  plan: z.enum(['free', 'pro', 'trial']).optional(),
  role: z.enum(['learner', 'admin']).optional(),
  state: z.enum(['open', 'suspended']).optional(),
  field: fieldCode.optional(),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
  /** The account before the page that is wanted, or after it. */
  after: accountId.optional(),
  before: accountId.optional(),
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const adminUser = z.object({
  accountId,
  username: z.string(),
  /** The first letter and the place: the rest is read on the page of the account. */
  email: z.string(),
  healthcareField: fieldCode.nullable(),
  role: z.enum(['learner', 'admin']),
  subscriptionTier,
  isTrial: z.boolean(),
  isTester: z.boolean(),
  /** Null where its owner may sign in. */
  suspendedAt: instant.nullable(),
  quizzesTaken: count,
  /** Rounded percent of the last ten; null without any. */
  averageScore: count.nullable(),
  createdAt: instant,
});
export type AdminUser = z.infer<typeof adminUser>;

export const userPage = z.object({
  users: z.array(adminUser),
  total: count,
  /** There are more: counting stopped there. */
  isMore: z.boolean(),
  /** The `after` of the next page, and the `before` of the page before; null where there is none. */
  next: accountId.nullable(),
  previous: accountId.nullable(),
});
export type UserPage = z.infer<typeof userPage>;

export const adminUserDetail = adminUser.extend({
  emailVerified: z.boolean(),
  timeZone: z.string(),
  extraTime: z.number(),
  dailyStreak: count,
  highestStreak: count,
  examsTaken: count,
  granted: subscriptionTier,
  /** The end of what an admin extended. */
  extendedUntil: instant.nullable(),
  trialEndsAt: instant.nullable(),
  paidUntil: instant.nullable(),
  seats: count,
  aiRequests: count,
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const reason = line({ min: [1, 'Say why: it stays in the audit'], max: 200 });

/** Days of Pro that are added at once, at the most. */
export const mostExtension = 366;

export const suspensionBody = z.strictObject({ reason });
export const extendPlanBody = z.strictObject({
  days: z
    .int('Use whole days')
    .min(1, 'Extend by at least 1 day')
    .max(mostExtension, `Extend by ${mostExtension} days at most`),
  reason,
});
export const grantRoleBody = z.strictObject({ role: z.enum(['learner', 'admin']), reason });
export const grantPlanBody = z.strictObject({ tier: subscriptionTier, reason });
