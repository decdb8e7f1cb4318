import { z } from 'zod';
import { dismissalReason, reportReason } from '../../contracts/items.ts';
import { defineEvent, type EventOf } from '../../kernel/event-definition.ts';
import { accountId } from '../../kernel/ids.ts';
import { withMended } from '../../kernel/mended.ts';
import { instant } from '../../kernel/time.ts';
import { item } from './item.ts';
import { optionsByLetter } from './upcasters.ts';

const itemPublished = defineEvent({
  type: 'ItemPublished',
  version: 2,
  data: z.strictObject({
    item,
    /** Counted from 1; a changed item is a new revision. */
    revision: z.int(),
    /** SHA-256 of the item's canonical JSON: what is unchanged is not published again. */
    contentHash: z.string(),
    at: instant,
  }),
  upcasters: { 1: optionsByLetter },
});

const itemWithdrawn = defineEvent({
  type: 'ItemWithdrawn',
  data: z.strictObject({ itemId: item.shape.id, at: instant }),
});

/** The key of a revision was wrong: this is the right one, for every paper that holds it. */
const itemRekeyed = defineEvent({
  type: 'ItemRekeyed',
  version: 3,
  data: z.strictObject({
    itemId: item.shape.id,
    revision: z.int(),
    keyBefore: item.shape.key,
    key: item.shape.key,
    /** What the learners are told. */
    reason: z.string(),
    at: instant,
  }),
  // Version 1 named the key by letters, which are the ids of the options it knew.
  upcasters: { 1: (data) => data, 2: withMended('reason') },
});

/** A learner doubts an item that they met on a paper. */
const itemReported = defineEvent({
  type: 'ItemReported',
  data: z.strictObject({
    itemId: item.shape.id,
    revision: z.int(),
    learnerId: accountId,
    reason: reportReason,
    /** Their own words; empty when there are none. */
    note: z.string(),
    at: instant,
  }),
  personal: ['note'],
});

/** An editor read every report of a revision so far and keeps the question as it is. */
const itemReportsDismissed = defineEvent({
  type: 'ItemReportsDismissed',
  data: z.strictObject({
    itemId: item.shape.id,
    revision: z.int(),
    /** How many reports of this revision there were. */
    through: z.int(),
    editorId: accountId,
    /** What the learners are told. */
    reason: dismissalReason,
    /** For other editors, in the editor's own words; empty when there are none. */
    note: z.string(),
    at: instant,
  }),
  personal: ['note'],
});

export const itemEvents = [
  itemPublished,
  itemWithdrawn,
  itemRekeyed,
  itemReported,
  itemReportsDismissed,
] as const;
export type ItemEvent = EventOf<(typeof itemEvents)[number]>;
