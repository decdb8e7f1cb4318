import { z } from 'zod';
import { questionId } from '../kernel/ids.ts';
import { question, seconds, userAnswer } from './quiz.ts';

export const adaptiveAnswerBody = z.strictObject({ questionId, userAnswer, seconds });
export type AdaptiveAnswerBody = z.infer<typeof adaptiveAnswerBody>;

/** What comes after an answer; never how able the learner seems while the exam runs. */
export const adaptiveStep = z.discriminatedUnion('ended', [
  z.object({ ended: z.literal(false), answered: z.int(), next: question }),
  z.object({ ended: z.literal(true) }),
]);
export type AdaptiveStep = z.infer<typeof adaptiveStep>;
