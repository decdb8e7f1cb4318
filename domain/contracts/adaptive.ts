import { z } from 'zod';
import { questionId } from '../kernel/ids.ts';

/** `ended-early`: by the learner, who is judged as if time had run out. */
export const endRule = z.enum(['confidence', 'maximum-length', 'out-of-time', 'ended-early']);
export type EndRule = z.infer<typeof endRule>;

/** Between how many answers an adaptive exam ends. */
export const adaptiveLength = z.object({ minimum: z.int(), maximum: z.int() });

const interval = { theta: z.number(), low: z.number(), high: z.number() };

/** How an adaptive exam went, in logits; told only after its end. */
export const adaptiveReview = z.object({
  rule: endRule,
  passed: z.boolean(),
  answered: z.int(),
  ...interval,
  se: z.number(),
  cut: z.number(),
  /** Of the interval, 0 to 1. */
  confidence: z.number(),
  /** The day from which its rules hold. */
  rulesVersion: z.string(),
  ...adaptiveLength.shape,
  path: z.array(
    z.object({
      questionId,
      difficulty: z.number(),
      ...interval,
      correct: z.boolean(),
    }),
  ),
});
export type AdaptiveReview = z.infer<typeof adaptiveReview>;
