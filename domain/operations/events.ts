import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { instant } from '../kernel/time.ts';

/** Somebody wants another try of a read model that stopped, or of what a reaction parked. */
const retryAsked = defineEvent({
  type: 'RetryAsked',
  version: 2,
  personal: ['reason'],
  data: z.strictObject({
    name: z.string(),
    at: instant,
    /** In their own words; null where the operator's command asked. */
    reason: z.string().nullable(),
  }),
  upcasters: { 1: (data) => ({ ...data, reason: null }) },
});

export const operationEvents = [retryAsked] as const;
export type OperationEvent = EventOf<(typeof operationEvents)[number]>;
