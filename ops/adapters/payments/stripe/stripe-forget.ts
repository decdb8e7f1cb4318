import type Stripe from 'stripe';
import type { Known } from '../../../../domain/ports/payments.ts';
import { unlessMissing } from './stripe-call.ts';
import { idOf } from './subscription-reading.ts';

/** Of one account; each checkout by somebody new makes one. */
const mostCustomers = 100;

const ended = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const found = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  if (!found || found.status === 'canceled' || found.status === 'incomplete_expired') return;
  if (found.schedule) await stripe.subscriptionSchedules.release(idOf(found.schedule));
  await unlessMissing(stripe.subscriptions.cancel(subscriptionId));
};

/** Those that no message told of: their checkout was begun and left. Stripe finds what is a minute old. */
const searched = async (stripe: Stripe, accountId: string): Promise<readonly string[]> => {
  const query = `metadata['accountId']:'${accountId}'`;
  const { data } = await stripe.customers.search({ query, limit: mostCustomers });
  return data.map(({ id }) => id);
};

/** A customer that is deleted already is missing, or deleted once more: both are well. */
export const forget = async (
  stripe: Stripe,
  { accountId, customerIds, subscriptionIds }: Known,
): Promise<void> => {
  for (const id of subscriptionIds) await ended(stripe, id);
  const customers = new Set([...customerIds, ...(await searched(stripe, accountId))]);
  for (const id of customers) await unlessMissing(stripe.customers.del(id));
};
