import { z } from 'zod';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { instant } from '../kernel/time.ts';
import { item } from './item.ts';

const itemPublished = defineEvent({
  type: 'ItemPublished',
  data: z.strictObject({
    item,
    /** Counted from 1; a changed item is a new revision. */
    revision: z.int(),
    /** SHA-256 of the item's canonical JSON: what is unchanged is not published again. */
    contentHash: z.string(),
    at: instant,
  }),
});

const itemWithdrawn = defineEvent({
  type: 'ItemWithdrawn',
  data: z.strictObject({ itemId: item.shape.id, at: instant }),
});

export const itemEvents = [itemPublished, itemWithdrawn] as const;
export type ItemEvent = EventOf<(typeof itemEvents)[number]>;
