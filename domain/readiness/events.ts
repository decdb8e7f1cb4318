import { z } from 'zod';
import { fieldCode } from '../contracts/fields.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';

const about = {
  learnerId: accountId,
  at: instant,
  /** The learner's own day. */
  day: calendarDay,
  field: fieldCode,
  exam: z.string(),
};

/** What was told a learner about an exam ahead, with all it was made of: it can be checked later. */
const readinessEstimated = defineEvent({
  type: 'ReadinessEstimated',
  data: z.strictObject({
    ...about,
    /** Name and version, for example readiness@1. */
    formula: z.string(),
    items: z.int(),
    areas: z.array(
      z.strictObject({
        area: z.string(),
        items: z.int(),
        correct: z.int(),
        /** Sum of the shares of points; absent where every answer was right or wrong. */
        credit: z.number().optional(),
      }),
    ),
    /** Of passing, percent; null with a reason. */
    likelihood: z.int().nullable(),
    reason: z.enum(['not-enough']).nullable(),
    /** Expected score in percent and the ends of its 90 % interval; null without an estimate. */
    expected: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    /** Percent correct that stands for the pass mark, and questions on the paper ahead. */
    mark: z.number(),
    questions: z.int(),
    causedBy: attemptId,
  }),
});
export type ReadinessEstimate = z.infer<typeof readinessEstimated.data>;

export const readinessEvents = [readinessEstimated] as const;
export type ReadinessEvent = EventOf<(typeof readinessEvents)[number]>;
