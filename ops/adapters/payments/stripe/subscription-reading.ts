import type Stripe from 'stripe';
import { z } from 'zod';
import { instantOf } from '../../../../domain/kernel/time.ts';
import type { SubscriptionReport } from '../../../../domain/ports/payment-reports.ts';
import type { Reading } from '../../../../domain/ports/payments.ts';
import type { Prices } from './prices.ts';

export const instantAt = (seconds: number) => instantOf(seconds * 1000);

/** What Stripe gives as an id or, where it was asked to, as the thing itself. */
export const idOf = (thing: string | { readonly id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

const thing = <Thing extends object>(given: string | Thing | null): Thing | undefined =>
  given !== null && typeof given === 'object' ? given : undefined;

export const expanded = { expand: ['schedule', 'latest_invoice'] };

const statuses: Readonly<Record<string, SubscriptionReport['status']>> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
};

/** Ended before anybody paid. */
const isNeverPaid = ({ status, latest_invoice }: Stripe.Subscription): boolean => {
  if (status === 'incomplete' || status === 'incomplete_expired') return true;
  const invoice = thing(latest_invoice);
  return invoice?.billing_reason === 'subscription_create' && invoice.status !== 'paid';
};

const paidUntilOf = (
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): SubscriptionReport['paidUntil'] => {
  if (isNeverPaid(subscription)) return null;
  const isDue = subscription.status === 'past_due' || subscription.status === 'unpaid';
  // Stripe begins the next period before it is paid.
  return instantAt(isDue ? item.current_period_start : item.current_period_end);
};

const nextPlanOf = (
  { schedule }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  prices: Prices,
) => {
  const later = thing(schedule)?.phases.find(
    ({ start_date }) => start_date >= item.current_period_end,
  );
  const price = later?.items[0]?.price;
  return price === undefined ? null : (prices.planOf(idOf(price)) ?? null);
};

const checkoutId = z.uuid();

/** A subscription of ours as Stripe has it; undefined where it is of another price. */
export const subscriptionReading = (
  subscription: Stripe.Subscription,
  prices: Prices,
): Reading | undefined => {
  const [item] = subscription.items.data;
  const plan = item && prices.planOf(item.price.id);
  if (!item || !plan) return undefined;
  const { data: checkout = null } = checkoutId.safeParse(subscription.metadata['checkoutId']);
  const nextPlan = nextPlanOf(subscription, item, prices);
  return {
    of: 'subscription',
    report: {
      subscriptionId: subscription.id,
      customerId: idOf(subscription.customer),
      checkoutId: checkout,
      plan,
      nextPlan: nextPlan === plan ? null : nextPlan,
      status: statuses[subscription.status] ?? 'ended',
      startedAt: instantAt(subscription.created),
      paidUntil: paidUntilOf(subscription, item),
      cancelsAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    },
  };
};
