import type Stripe from 'stripe';
import { type AccountId, accountId } from '../../../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../../../domain/kernel/time.ts';
import {
  type Notice,
  type Reading,
  type ReceivedWebhook,
  WebhookRefused,
} from '../../../../domain/ports/payments.ts';
import { invoiceReading, refundedOf } from './invoice-reading.ts';
import type { Prices } from './prices.ts';
import { asking, unlessMissing } from './stripe-call.ts';
import { expanded, idOf, subscriptionReading } from './subscription-reading.ts';

const oldestSeconds = 300;

export type Hearing = {
  readonly stripe: Stripe;
  readonly prices: () => Promise<Prices>;
  /** Several while one is replaced by the next. */
  readonly secrets: readonly string[];
  /** Whether money moves. */
  readonly isLive: boolean;
  readonly now: () => Instant;
};

const signature = /(?:^|,)t=(\d{1,12})(?:,|$)/;

const verified = ({ stripe, secrets, now }: Hearing, webhook: ReceivedWebhook): Stripe.Event => {
  const header = String(webhook.headers['stripe-signature'] ?? '');
  const receivedMs = epochMs(now());
  const stamped = Number(signature.exec(header)?.[1] ?? 0) * 1000;
  // The library looks at what is old alone.
  if (stamped - receivedMs > oldestSeconds * 1000) throw new WebhookRefused('From the future');
  const raw = Buffer.from(webhook.raw);
  for (const secret of secrets) {
    try {
      const { webhooks } = stripe;
      return webhooks.constructEvent(raw, header, secret, oldestSeconds, undefined, receivedMs);
    } catch {
      // The next secret may be the one.
    }
  }
  throw new WebhookRefused('Not signed with our secret, or older than five minutes');
};

type Meant = {
  readonly account: AccountId;
  readonly read: () => Promise<Reading | undefined>;
};

const ownerIn = (metadata: Stripe.Metadata | null | undefined): AccountId | undefined =>
  accountId.safeParse(metadata?.['accountId']).data;

const meantSubscription = (hearing: Hearing, told: Stripe.Subscription): Meant | undefined => {
  const account = ownerIn(told.metadata);
  if (!account) return undefined;
  const read = async () => {
    const { stripe, prices } = hearing;
    const found = await unlessMissing(stripe.subscriptions.retrieve(told.id, expanded));
    return found && subscriptionReading(found, await prices());
  };
  return { account, read: () => asking(read) };
};

const meantInvoice = (hearing: Hearing, told: Stripe.Invoice): Meant | undefined => {
  const account = ownerIn(told.parent?.subscription_details?.metadata);
  if (!account) return undefined;
  const read = async () => {
    const { stripe, prices } = hearing;
    const invoice = await unlessMissing(stripe.invoices.retrieve(told.id));
    if (!invoice) return undefined;
    const refundedCents = await refundedOf(stripe, invoice);
    return invoiceReading(invoice, { prices: await prices(), refundedCents });
  };
  return { account, read: () => asking(read) };
};

const meantCharge = async (hearing: Hearing, told: Stripe.Charge): Promise<Meant | undefined> => {
  const { stripe } = hearing;
  const intent = told.payment_intent;
  if (!intent) return undefined;
  const invoice = await asking(async () => {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(intent) },
      limit: 1,
    });
    const [payment] = data;
    return payment && unlessMissing(stripe.invoices.retrieve(idOf(payment.invoice)));
  });
  return invoice && meantInvoice(hearing, invoice);
};

const meant = async (hearing: Hearing, event: Stripe.Event): Promise<Meant | undefined> => {
  const { object } = event.data;
  if (!('object' in object)) return undefined;
  if (object.object === 'subscription') return meantSubscription(hearing, object);
  if (object.object === 'invoice') return meantInvoice(hearing, object as Stripe.Invoice);
  return object.object === 'charge' ? meantCharge(hearing, object) : undefined;
};

/**
 * What a message of Stripe is about. It only says which object moved: the object is read anew when
 * it is recorded. Throws `WebhookRefused`, `ProcessorUnavailable`.
 */
export const stripeNotice = async (
  hearing: Hearing,
  webhook: ReceivedWebhook,
): Promise<Notice | undefined> => {
  const event = verified(hearing, webhook);
  if (event.livemode !== hearing.isLive) {
    throw new WebhookRefused('A message of tests where money moves, or the other way round');
  }
  const found = await meant(hearing, event);
  if (!found) return undefined;
  const { account, read } = found;
  return { kind: 'reread', eventId: event.id, accountId: account, read };
};
