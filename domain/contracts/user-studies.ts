import { z } from 'zod';
import { instant } from '../kernel/time.ts';
import { viewReason } from './audit.ts';
import { quizHistory } from './quiz.ts';

export const studiesPerPage = 25;

/** Sessions of one account that are listed at the most. */
export const mostSessions = 50;

export const userStudiesBody = z.strictObject({
  /** What was handed in, or which questions of the bank were met. */
  part: z.enum(['quizzes', 'questions']),
  page: z.int().min(1, 'Pages begin at 1').max(10_000).default(1),
  reason: viewReason,
});
export type UserStudiesBody = z.infer<typeof userStudiesBody>;

/** Of everything that somebody learned, in one file. */
export const userStatementsBody = z.strictObject({ reason: viewReason });

const metQuestion = z.object({
  itemId: z.string(),
  /** When its key was shown last; null where it only stood on a paper. */
  at: instant.nullable(),
  /** How it was answered then; null where it was not. */
  correct: z.boolean().nullable(),
});

/** A page of what one learner studied, newest first; the list that was not asked for is empty. */
export const userStudies = z.object({
  quizzes: quizHistory,
  questions: z.array(metQuestion),
  total: z.int(),
  page: z.int(),
});
export type UserStudies = z.infer<typeof userStudies>;
