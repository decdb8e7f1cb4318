import { z } from 'zod';
import { questionId } from '../kernel/ids.ts';
import { calendarDay } from '../kernel/time.ts';

/** A blueprint area; its weight is percent of the exam. */
export const areaResult = z.object({
  name: z.string(),
  correct: z.int(),
  total: z.int(),
  /** Absent where today's outline does not name the area. */
  weight: z.number().optional(),
});

/** A paper that resembles the exam, on the exam's scale: always an estimate. */
export const scaledScore = z.object({
  exam: z.string(),
  kind: z.enum(['logit', 'raw', 'scaled']),
  min: z.number(),
  max: z.number(),
  /** Percent of right answers that stands for the pass mark, to a tenth. */
  standard: z.number(),
  /** That share was assumed, not published. */
  isAssumed: z.boolean(),
  /** Where the scale is from, and from when. */
  source: z.enum(['owner', 'secondary', 'recalled', 'disputed']),
  asOf: calendarDay,
  note: z.string(),
  /** Points of the scale, or percent right where the exam tells no score. */
  unit: z.enum(['points', 'percent']),
  estimate: z.int(),
  /** Ends of the 90 % interval, rounded outwards. */
  low: z.int(),
  high: z.int(),
  /** What is passed from where, the lowest first. */
  cuts: z
    .array(
      z.object({
        /** Null where the exam has one pass mark only. */
        name: z.string().nullable(),
        /** On the exam's scale, and in the unit of the estimate. */
        onScale: z.number(),
        mark: z.number(),
        verdict: z.enum(['pass', 'not-yet', 'too-close']),
      }),
    )
    .min(1),
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
