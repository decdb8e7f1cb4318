import { z } from 'zod';
import { activityKind, maxActivityEntries } from '../contracts/attempt-work.ts';
import { optionLabel } from '../contracts/option-label.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { itemId } from '../kernel/ids.ts';
import { about } from './about.ts';

const itemFlagged = defineEvent({
  type: 'ItemFlagged',
  data: z.strictObject({ ...about, itemId, flagged: z.boolean() }),
});

const answerStruck = defineEvent({
  type: 'AnswerStruck',
  /** Sorted letters; none when every option was brought back. */
  data: z.strictObject({ ...about, itemId, struck: z.array(optionLabel) }),
});

const itemNoted = defineEvent({
  type: 'ItemNoted',
  data: z.strictObject({
    ...about,
    itemId,
    /** The learner's own words; empty when they were removed. */
    note: z.string(),
    /** In clear, for nobody can tell from a sealed text whether it is empty. */
    removed: z.boolean(),
  }),
  personal: ['note'],
});

const attemptPaused = defineEvent({ type: 'AttemptPaused', data: z.strictObject({ ...about }) });

/** After a pause, or when an open paper was opened again, here or on another device. */
const attemptResumed = defineEvent({ type: 'AttemptResumed', data: z.strictObject({ ...about }) });

const workEntry = z.strictObject({
  kind: activityKind,
  itemId: itemId.nullable(),
  /** Milliseconds since the paper was issued. */
  ms: z.int().min(0),
});
export type WorkEntry = z.infer<typeof workEntry>;

const activityRecorded = defineEvent({
  type: 'ActivityRecorded',
  data: z.strictObject({ ...about, entries: z.array(workEntry).max(maxActivityEntries) }),
});

/** How a paper is worked on, beside its answers. */
export const workEvents = [
  itemFlagged,
  answerStruck,
  itemNoted,
  attemptPaused,
  attemptResumed,
  activityRecorded,
] as const;
export type WorkEvent = EventOf<(typeof workEvents)[number]>;
export type MarkEvent = EventOf<typeof itemFlagged | typeof answerStruck | typeof itemNoted>;
