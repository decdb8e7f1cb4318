import Stripe from 'stripe';
import { expect } from 'vitest';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';
import type { Notice } from '../../../../domain/ports/payments.ts';
import { stripeProcessor } from '../../../../ops/adapters/payments/stripe/stripe-processor.ts';
import { type StripeServer, stripeServer } from '../../../support/stripe/stripe-server.ts';
import { payInvoice, setThing } from '../../../support/stripe/stripe-things.ts';

const secretKey = 'sk_test_CANARY0123456789abcdef';
export const oldSecret = 'whsec_CANARY_old_0123456789';
const newSecret = 'whsec_CANARY_new_0123456789';
export const accountId = 'b2f6' as AccountId;
export const checkoutId = '5a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11';
export const wish = { checkoutId, accountId, plan: 'monthly' as const, customerId: null };

type Opening = { readonly key?: string; readonly patienceMs?: number };

const openAt =
  (server: StripeServer) =>
  ({ key = secretKey, patienceMs = 3000 }: Opening = {}) =>
    stripeProcessor({
      settings: {
        secretKey: key,
        publishableKey: 'pk_test_1',
        webhookSecrets: [newSecret, oldSecret],
        prices: { monthly: 'boardwell_monthly', annual: 'price_annual' },
      },
      now: () => instantOf(server.books.now * 1000),
      place: { host: '127.0.0.1', port: server.port, tryMs: 400, patienceMs },
    });

type WebhookOptions = {
  readonly secret?: string;
  readonly live?: boolean;
  readonly ageSeconds?: number;
};

/** A server that speaks Stripe's protocol, our adapter before it, and what it tells. */
export const stripeAtHand = async () => {
  const server = await stripeServer(secretKey);
  const open = openAt(server);
  const processor = open();

  const things = (object: string) =>
    [...server.books.things.values()].filter((thing) => thing['object'] === object);

  /** A subscription whose first invoice was paid. */
  const paidSubscription = async () => {
    const { subscriptionId } = await processor.begin(wish);
    const [invoice] = things('invoice');
    if (!invoice) throw new Error('There is no invoice');
    payInvoice(server.books, invoice.id);
    setThing(server.books, subscriptionId, { status: 'active' });
    return { subscriptionId, invoiceId: invoice.id, key: 'key-1' };
  };

  const webhook = (
    id: string,
    { secret = newSecret, live = false, ageSeconds = 0 }: WebhookOptions = {},
  ) => {
    const object = server.books.things.get(id);
    const event = { id: `evt_${id}`, object: 'event', livemode: live, data: { object } };
    const payload = JSON.stringify(event);
    const timestamp = server.books.now - ageSeconds;
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { raw: Buffer.from(payload), headers: { 'stripe-signature': header } };
  };

  const readingOf = async (id: string) => {
    const notice = (await processor.notice(webhook(id))) as Extract<Notice, { kind: 'reread' }>;
    expect(notice).toMatchObject({ kind: 'reread', eventId: `evt_${id}`, accountId });
    return (await notice.read())?.report;
  };

  return { server, open, processor, things, paidSubscription, webhook, readingOf };
};
export type StripeAtHand = Awaited<ReturnType<typeof stripeAtHand>>;
