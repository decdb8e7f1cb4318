import { z } from 'zod';

/**
 * The read models an open page may show, by the names of their projections, each with the first part
 * of the query keys that show it.
 */
export const liveKeys = {
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
  'study-aids': 'study-aids',
  'flashcard-decks': 'flashcards',
  'image-readings': 'medical-images',
  'tutor-conversations': 'tutor-conversations',
  flashcards: 'flashcards',
  'flashcard-paces': 'flashcards',
  'term-progress': 'term-progress',
} as const;
export type LiveReadModel = keyof typeof liveKeys;

const liveReadModels = Object.keys(liveKeys) as LiveReadModel[];

export const liveReadModel = z.enum(liveReadModels);

/** Sent over /api/live when rows of the signed-in learner moved. */
export const liveMessage = z.object({ readModel: liveReadModel, position: z.string() });
export type LiveMessage = z.infer<typeof liveMessage>;

/** Where the log stood: opaque, and ordered as text. */
export const positionText = z.string().regex(/^[0-9][0-9-]{0,63}$/);

export const positionHeader = 'x-position';
export const minPositionHeader = 'x-min-position';
export const attemptIdHeader = 'x-attempt-id';
