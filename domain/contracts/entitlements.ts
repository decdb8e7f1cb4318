import { isPro, type SubscriptionTier } from './account.ts';

/** What a learner can use of the product, by plan. Whatever is allowed or printed is read here. */
export const planPolicy = {
  practiceQuizzes: { free: true, pro: true },
  customQuizzes: { free: true, pro: true },
  fullLengthExams: { free: false, pro: true },
  clinicalSimulations: { free: false, pro: true },
  spacedReview: { free: true, pro: true },
  progress: { free: true, pro: true },
  detailedAnalytics: { free: true, pro: true },
  pastDays: { free: true, pro: true },
} as const satisfies Readonly<Record<string, Readonly<Record<'free' | 'pro', boolean>>>>;

export type Capability = keyof typeof planPolicy;

/** Whether everybody has it who is signed in. */
export const isFree = (capability: Capability): boolean => planPolicy[capability].free;

export const planHolds = (tier: SubscriptionTier, capability: Capability): boolean =>
  planPolicy[capability][isPro(tier) ? 'pro' : 'free'];
