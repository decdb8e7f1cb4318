import { z } from 'zod';
import { questionId } from '../kernel/ids.ts';

/** A paper on the scale of an exam; for a scaled one always an estimate. */
export const scaledScore = z.object({
  exam: z.string(),
  kind: z.enum(['percent', 'raw', 'scaled']),
  min: z.number(),
  max: z.number(),
  mark: z.number(),
  /** The share of right answers that stands for the mark was assumed, not published. */
  isAssumed: z.boolean(),
  estimate: z.int(),
  /** Ends of the 90 % interval. */
  low: z.int(),
  high: z.int(),
  verdict: z.enum(['pass', 'not-yet', 'too-close']),
});
export type ScaledScore = z.infer<typeof scaledScore>;

/** What learners did who met these questions for the first time. */
export const peers = z.array(
  z.object({
    questionId,
    learners: z.int(),
    /** False while too few learners answered: then there are no figures. */
    isEnough: z.boolean(),
    medianSeconds: z.int().nullable(),
    /** Percent of the learners who chose each option; an option nobody chose is absent. */
    optionShares: z.record(z.string(), z.int()),
  }),
);
export type Peers = z.infer<typeof peers>;
