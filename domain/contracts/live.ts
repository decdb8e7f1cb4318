import { z } from 'zod';

/** Names of the read models an open page may show; the same names as the projections. */
export const liveReadModel = z.enum([
  'accounts',
  'invoices',
  'progress',
  'quiz-history',
  'rescorings',
  'topic-mastery',
  'study-months',
  'achievements',
  'attempts',
  'simulations',
  'item-exposure',
  'item-flags',
  'item-reports',
  'review-cards',
  'review-paces',
  'study-plans',
  'readiness',
  'referrals',
]);
export type LiveReadModel = z.infer<typeof liveReadModel>;

/** Sent over /api/live when rows of the signed-in learner moved. */
export const liveMessage = z.object({ readModel: liveReadModel, position: z.string() });
export type LiveMessage = z.infer<typeof liveMessage>;

/** Where the log stood: opaque, and ordered as text. */
export const positionText = z.string().regex(/^[0-9][0-9-]{0,63}$/);

export const positionHeader = 'x-position';
export const minPositionHeader = 'x-min-position';
export const attemptIdHeader = 'x-attempt-id';
