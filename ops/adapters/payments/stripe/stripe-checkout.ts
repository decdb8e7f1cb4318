import type Stripe from 'stripe';
import { type Begin, type Begun, ProcessorUnavailable } from '../../../../domain/ports/payments.ts';
import type { Prices } from './prices.ts';
import { idOf } from './subscription-reading.ts';

/** Nothing of a person goes along: their account is known by its id alone, and is one customer. */
export const customerOf = async (
  stripe: Stripe,
  { accountId, customerId }: Pick<Begin, 'accountId' | 'customerId'>,
): Promise<string> => {
  if (customerId !== null) return customerId;
  const { id } = await stripe.customers.create(
    { metadata: { accountId } },
    { idempotencyKey: `${accountId}-customer` },
  );
  return id;
};

/** The same checkout again gives the same subscription: Stripe repeats what it answered first. */
const created = async (stripe: Stripe, prices: Prices, begin: Begin) => {
  const { accountId, checkoutId, plan } = begin;
  return stripe.subscriptions.create(
    {
      customer: await customerOf(stripe, begin),
      items: [{ price: prices.idOf(plan) }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { accountId, checkoutId },
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: checkoutId },
  );
};

export const begin = async (stripe: Stripe, prices: Prices, wish: Begin): Promise<Begun> => {
  const { id, status, latest_invoice } = await created(stripe, prices, wish);
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const clientSecret = invoice?.confirmation_secret?.client_secret;
  if (clientSecret) return { subscriptionId: id, payment: 'due', clientSecret };
  // Of nothing to pay Stripe makes no payment: the subscription runs from the first moment.
  const isCovered = status === 'active' && invoice?.status === 'paid';
  if (isCovered) return { subscriptionId: id, payment: 'covered', clientSecret: null };
  throw new ProcessorUnavailable('Stripe gave no client secret');
};

/** Its invoice first: Stripe voids none that was paid, and then the subscription stays. */
export const abandon = async (stripe: Stripe, prices: Prices, wish: Begin): Promise<void> => {
  const { id } = await created(stripe, prices, wish);
  const { status, latest_invoice } = await stripe.subscriptions.retrieve(id);
  if (status !== 'incomplete' || !latest_invoice) return;
  await stripe.invoices.voidInvoice(idOf(latest_invoice));
  const { status: now } = await stripe.subscriptions.retrieve(id);
  if (now === 'incomplete') await stripe.subscriptions.cancel(id);
};
