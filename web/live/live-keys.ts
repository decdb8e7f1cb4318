import type { LiveReadModel } from '../../domain/contracts/live.ts';

/** The first part of the query keys that show each read model. */
export const liveKeys: Readonly<Record<LiveReadModel, string>> = {
  accounts: 'user',
  invoices: 'invoices',
  progress: 'progress',
  'quiz-history': 'quiz-history',
  rescorings: 'quiz-history',
  'topic-mastery': 'progress',
  'study-months': 'analytics',
  achievements: 'achievements',
  attempts: 'attempts',
  simulations: 'attempts',
  'item-exposure': 'quiz-overview',
  'item-flags': 'quiz-overview',
  'item-reports': 'reports',
  'review-cards': 'review',
  'review-paces': 'review',
  'study-plans': 'review',
  readiness: 'readiness',
  referrals: 'referrals',
};
