import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId, itemId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const about = { learnerId: accountId, at: instant };

/** Recorded before the paper is: what it holds is nobody's to draw or to look up from then on. */
const questionsDrawn = defineEvent({
  type: 'QuestionsDrawn',
  data: z.strictObject({
    ...about,
    attemptId,
    /** Of an adaptive exam as many as it can ask. */
    count: z.int(),
    /** When a paper by the clock is over at the latest; null without a clock. */
    until: instant.nullable(),
    /** Of a paper by the clock, or the patients of a simulation; an adaptive exam names its own one by one. */
    items: z.array(itemId),
  }),
});
export type QuestionsDrawn = z.infer<typeof questionsDrawn.data>;

const quotaWindow = z.enum(['hour', 'day']);
export type QuotaWindow = z.infer<typeof quotaWindow>;

/** No paper was drawn, for the quota; told once in its window. */
const drawLimitReached = defineEvent({
  type: 'DrawLimitReached',
  data: z.strictObject({ ...about, window: quotaWindow, limit: z.int() }),
});
export type DrawLimitReached = z.infer<typeof drawLimitReached.data>;

export const drawEvents = [questionsDrawn, drawLimitReached] as const;
export type DrawEvent = EventOf<(typeof drawEvents)[number]>;
