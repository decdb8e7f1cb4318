import { z } from 'zod';
import { subscriptionTier } from '../contracts/account.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** An operator gave a plan, without payment; `free` takes it back. */
const planGranted = defineEvent({
  type: 'PlanGranted',
  data: z.strictObject({ accountId, at: instant, tier: subscriptionTier }),
});

export const subscriptionEvents = [planGranted] as const;
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>;
