import { accepted, type Result } from '../kernel/result.ts';
import type { RecordCredit } from './commands.ts';
import type { SubscriptionEvent } from './events.ts';
import { latestOf, type Subscription } from './subscription-state.ts';

/** Of one cause there is one credit, however often it is told of. */
export const recordCredit = (
  { type: _, ...booked }: RecordCredit,
  { credits }: Subscription,
): Result<readonly SubscriptionEvent[], never> =>
  accepted(booked.creditId in credits ? [] : [{ type: 'CreditBooked', data: booked }]);

/** What of the credit pays for invoices to come, in cents. */
export const creditLeft = ({ credits, invoices }: Subscription): number => {
  let cents = 0;
  for (const credit of Object.values(credits)) cents += credit.cents;
  for (const { status, creditCents } of Object.values(invoices)) {
    if (status === 'paid' || status === 'open') cents -= creditCents;
  }
  return Math.max(0, cents);
};

/** Who the account is to its processor: where a credit lies, there it is to be paid from. */
export const customerOf = (state: Subscription): string | null =>
  latestOf(state)?.customerId ??
  Object.values(state.credits)[0]?.customerId ??
  Object.values(state.subscriptions)[0]?.customerId ??
  null;
