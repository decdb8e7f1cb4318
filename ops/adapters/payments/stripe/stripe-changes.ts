import type Stripe from 'stripe';
import { planPrices } from '../../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { type OfSubscription, PaymentFailed } from '../../../../domain/ports/payments.ts';
import { paymentIntentsOf } from './invoice-reading.ts';
import type { Prices } from './prices.ts';
import { idOf } from './subscription-reading.ts';

/** A planned change holds the subscription fast: it is let go before anything else is done to it. */
const released = async (stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> => {
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
};

export const cancelAtEnd = async (stripe: Stripe, { subscriptionId }: OfSubscription) => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  if (subscription.cancel_at_period_end || subscription.status === 'canceled') return;
  await released(stripe, subscription);
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
};

export const resume = async (stripe: Stripe, { subscriptionId }: OfSubscription) => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  if (subscription.status === 'canceled') return;
  await released(stripe, subscription);
  if (!subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
};

type Change = OfSubscription & { readonly price: string; readonly item: Stripe.SubscriptionItem };

const upgraded = async (stripe: Stripe, { subscriptionId, key, price, item }: Change) => {
  await stripe.subscriptions.update(
    subscriptionId,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    },
    { idempotencyKey: key },
  );
};

const downgraded = async (stripe: Stripe, { subscriptionId, key, price, item }: Change) => {
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  const schedule = await stripe.subscriptionSchedules.create(
    { from_subscription: subscriptionId },
    { idempotencyKey: `${key}-schedule` },
  );
  const months = 1;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: 'month', interval_count: months },
        proration_behavior: 'none',
      },
    ],
  });
};

const isLonger = (plan: PaidPlan, than: PaidPlan): boolean =>
  planPrices[plan].months > planPrices[than].months;

/** To a longer plan at once, for the difference; to a shorter one at the period's end. */
export const changePlan = async (
  stripe: Stripe,
  prices: Prices,
  { plan, ...of }: OfSubscription & { readonly plan: PaidPlan },
) => {
  const subscription = await stripe.subscriptions.retrieve(of.subscriptionId);
  const [item] = subscription.items.data;
  const now = item && prices.planOf(item.price.id);
  if (!item || !now) throw new PaymentFailed('This subscription cannot be changed here.');
  await released(stripe, subscription);
  const change = { ...of, price: prices.idOf(plan), item };
  if (isLonger(plan, now)) await upgraded(stripe, change);
  else if (plan !== now) await downgraded(stripe, change);
};

/** Gives back what was paid of an invoice; what was given back already stays so. */
export const refund = async (
  stripe: Stripe,
  { invoiceId, key }: { readonly invoiceId: string; readonly key: string },
) => {
  for (const intent of await paymentIntentsOf(stripe, invoiceId)) {
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    const isBack = typeof latest_charge === 'object' && latest_charge?.refunded === true;
    const options = { idempotencyKey: `${key}-${intent}` };
    if (!isBack) await stripe.refunds.create({ payment_intent: intent }, options);
  }
};

export const endAndRefund = async (stripe: Stripe, { subscriptionId, key }: OfSubscription) => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const { latest_invoice } = subscription;
  if (latest_invoice) await refund(stripe, { invoiceId: idOf(latest_invoice), key });
  if (subscription.status === 'canceled') return;
  await released(stripe, subscription);
  await stripe.subscriptions.cancel(subscriptionId);
};
