import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { instant } from '../kernel/time.ts';

/** Somebody wants another try of a read model that stopped, or of what a reaction parked. */
const retryAsked = defineEvent({
  type: 'RetryAsked',
  data: z.strictObject({ name: z.string(), at: instant }),
});

export const operationEvents = [retryAsked] as const;
export type OperationEvent = EventOf<(typeof operationEvents)[number]>;
