import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { instantOf } from '../../../domain/kernel/time.ts';
import {
  type Notice,
  PaymentFailed,
  type PaymentProcessor,
  ProcessorUnavailable,
  WebhookRefused,
} from '../../../domain/ports/payments.ts';
import { stripeProcessor } from '../../../ops/adapters/payments/stripe/stripe-processor.ts';
import { payInvoice, setThing } from '../../support/stripe/stripe-books.ts';
import { type StripeServer, stripeServer } from '../../support/stripe/stripe-server.ts';

const secretKey = 'sk_test_CANARY0123456789abcdef';
const oldSecret = 'whsec_CANARY_old_0123456789';
const newSecret = 'whsec_CANARY_new_0123456789';
const accountId = 'b2f6' as AccountId;
const checkoutId = '5a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11';
const wish = { checkoutId, accountId, plan: 'monthly' as const, customerId: null };

let server: StripeServer;
let processor: PaymentProcessor;

const open = (key = secretKey, patienceMs = 3000): PaymentProcessor =>
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

beforeEach(async () => {
  server = await stripeServer(secretKey);
  processor = open();
});
afterEach(() => server.stop());

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

type Told = { readonly secret?: string; readonly live?: boolean; readonly ageSeconds?: number };

const webhook = (id: string, { secret = newSecret, live = false, ageSeconds = 0 }: Told = {}) => {
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

describe('beginning a subscription at Stripe', () => {
  it('gives the client secret of its first invoice, and tells Stripe of nobody', async () => {
    const begun = await processor.begin(wish);
    expect(begun.clientSecret).toMatch(/^in_\d+_secret$/);
    const { form, headers } = server.asked.find(({ path }) => path === '/v1/subscriptions') ?? {};
    expect(form).toMatchObject({
      'items[0][price]': 'price_monthly',
      payment_behavior: 'default_incomplete',
      'metadata[accountId]': accountId,
      'metadata[checkoutId]': checkoutId,
    });
    expect(headers?.['content-type']).toContain('application/x-www-form-urlencoded');
    expect(headers?.['idempotency-key']).toBe(checkoutId);
    expect(server.asked.flatMap((one) => Object.keys(one.form)).join()).not.toMatch(/mail|name/);
  });

  it('again gives the same, also when the first answer was lost on the way', async () => {
    const first = await processor.begin(wish);
    expect(await processor.begin(wish)).toEqual(first);
    const other = { ...wish, checkoutId: '6a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11' };
    // The customer is made; then the subscription is, and its answer is lost.
    server.troubles.push('fine', 'drop');
    await processor.begin(other);
    expect(things('subscription')).toHaveLength(2);
    expect(things('customer')).toHaveLength(2);
  });

  it('is refused where a price at Stripe is not the one on the page', async () => {
    setThing(server.books, 'price_monthly', { unit_amount: 3900 });
    await expect(processor.begin(wish)).rejects.toThrow(/not 2900 cents/);
    expect(things('subscription')).toEqual([]);
    setThing(server.books, 'price_monthly', { unit_amount: 2900 });
    await expect(processor.begin(wish)).resolves.toBeDefined();
  });

  it('that is abandoned can no longer be paid, and one that was paid stays', async () => {
    await processor.begin(wish);
    await processor.abandon(wish);
    expect(things('invoice')).toMatchObject([{ status: 'void' }]);
    expect(things('subscription')).toMatchObject([{ status: 'canceled' }]);
    const other = { ...wish, checkoutId: '6a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11' };
    const { subscriptionId } = await processor.begin(other);
    setThing(server.books, subscriptionId, { status: 'active' });
    await processor.abandon(other);
    expect(server.books.things.get(subscriptionId)?.['status']).toBe('active');
  });
});

describe('a Stripe that is not well', () => {
  it('and is well at the second try has done what was asked', async () => {
    server.troubles.push(500);
    await expect(processor.begin(wish)).resolves.toBeDefined();
  });

  it.each([[[429]], [[503, 503]], [['drop', 'drop']], [['never', 'never']]] as const)(
    'with %j is away for now, within seconds',
    async (troubles) => {
      await processor.begin(wish);
      server.troubles.push(...troubles);
      const began = performance.now();
      const asked = processor.portal({ customerId: 'cus_1', returnUrl: 'http://x' });
      await expect(asked).rejects.toBeInstanceOf(ProcessorUnavailable);
      expect(performance.now() - began).toBeLessThan(8000);
    },
  );

  it('is not waited for longer than was said, however often the library would try', async () => {
    const impatient = open(secretKey, 200);
    server.troubles.push('never', 'never', 'never');
    await expect(impatient.begin(wish)).rejects.toThrow(/did not answer within 200 ms/);
  });

  it('that refuses our key is away, and no key is told', async () => {
    const other = open('sk_test_CANARYwrong0123456789');
    const refused = await other.begin(wish).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProcessorUnavailable);
    expect(String(refused)).not.toContain('CANARY');
  });
});

describe('changing a subscription at Stripe', () => {
  it('goes up at once with proration', async () => {
    const of = await paidSubscription();
    await processor.changePlan({ ...of, plan: 'annual' });
    expect(server.asked.at(-1)).toMatchObject({
      path: `/v1/subscriptions/${of.subscriptionId}`,
      form: {
        'items[0][price]': 'price_annual',
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      },
    });
    expect(await readingOf(of.subscriptionId)).toMatchObject({ plan: 'annual', status: 'active' });
  });

  it('up with a card that is declined is refused in the words of Stripe', async () => {
    const of = await paidSubscription();
    server.troubles.push('fine', 'declined');
    const refused = processor.changePlan({ ...of, plan: 'annual' });
    await expect(refused).rejects.toBeInstanceOf(PaymentFailed);
    await expect(refused).rejects.toThrow('Your card has insufficient funds.');
    expect(await readingOf(of.subscriptionId)).toMatchObject({ plan: 'monthly' });
  });

  it('goes down when the period ends, and can be taken back', async () => {
    const { subscriptionId } = await processor.begin({ ...wish, plan: 'annual' });
    const [invoice] = things('invoice');
    payInvoice(server.books, invoice?.id ?? '');
    setThing(server.books, subscriptionId, { status: 'active' });
    await processor.changePlan({ subscriptionId, plan: 'monthly', key: 'key-2' });
    expect(await readingOf(subscriptionId)).toMatchObject({ plan: 'annual', nextPlan: 'monthly' });
    await processor.resume({ subscriptionId, key: 'key-3' });
    expect(await readingOf(subscriptionId)).toMatchObject({ plan: 'annual', nextPlan: null });
  });

  it('is canceled for the period’s end, and taken up again', async () => {
    const of = await paidSubscription();
    await processor.cancelAtEnd(of);
    expect(await readingOf(of.subscriptionId)).toMatchObject({ cancelsAtEnd: true });
    await processor.resume(of);
    expect(await readingOf(of.subscriptionId)).toMatchObject({ cancelsAtEnd: false });
  });

  it('is ended at once and paid back, once', async () => {
    const of = await paidSubscription();
    await processor.endAndRefund(of);
    await processor.endAndRefund(of);
    expect(things('refund')).toHaveLength(1);
    expect(await readingOf(of.subscriptionId)).toMatchObject({ status: 'ended' });
    expect(await readingOf(of.invoiceId)).toMatchObject({
      status: 'paid',
      amountCents: 2900,
      refundedCents: 2900,
    });
  });

  it('shows the paper of an invoice where there is one', async () => {
    const { invoiceId } = await paidSubscription();
    expect(await processor.invoiceUrl(invoiceId)).toBe('https://pay.stripe.example/invoice.pdf');
    expect(await processor.invoiceUrl('in_none')).toBeUndefined();
  });
});

describe('what Stripe tells', () => {
  it('of a subscription is read anew in our words', async () => {
    const { subscriptionId } = await paidSubscription();
    const { now } = server.books;
    expect(await readingOf(subscriptionId)).toMatchObject({
      subscriptionId,
      checkoutId,
      plan: 'monthly',
      status: 'active',
      startedAt: instantOf(now * 1000),
      paidUntil: instantOf((now + 30 * 86_400) * 1000),
    });
    setThing(server.books, subscriptionId, { status: 'past_due' });
    expect(await readingOf(subscriptionId)).toMatchObject({
      status: 'pastDue',
      paidUntil: instantOf(now * 1000),
    });
  });

  it('of an invoice, and of a charge that was paid back', async () => {
    const { invoiceId } = await paidSubscription();
    const [charge] = things('charge');
    setThing(server.books, charge?.id ?? '', { amount_refunded: 900 });
    const notice = await processor.notice(webhook(charge?.id ?? ''));
    expect(notice?.kind === 'reread' && (await notice.read())).toMatchObject({
      of: 'invoice',
      report: { invoiceId, cause: 'start', status: 'paid', refundedCents: 900 },
    });
  });

  it('about things that are not ours is passed over', async () => {
    const { subscriptionId } = await paidSubscription();
    setThing(server.books, subscriptionId, { metadata: {} });
    expect(await processor.notice(webhook(subscriptionId))).toBeUndefined();
    expect(await processor.notice(webhook('price_monthly'))).toBeUndefined();
  });

  it('is believed under either secret while one is replaced by the other', async () => {
    const { subscriptionId } = await paidSubscription();
    const told = webhook(subscriptionId, { secret: oldSecret });
    expect(await processor.notice(told)).toMatchObject({ accountId });
  });

  it('is refused when it is forged, changed, old, from the future or of the other mode', async () => {
    const { subscriptionId: id } = await paidSubscription();
    const good = webhook(id);
    const changed = Buffer.from(good.raw);
    changed[20] = (changed[20] ?? 0) ^ 1;
    const refused = [
      { ...good, headers: {} },
      { ...good, headers: { 'stripe-signature': 't=1,v1=00' } },
      { ...good, raw: changed },
      webhook(id, { secret: 'whsec_another' }),
      webhook(id, { ageSeconds: 301 }),
      webhook(id, { ageSeconds: -301 }),
      webhook(id, { live: true }),
    ];
    for (const one of refused) {
      await expect(processor.notice(one)).rejects.toBeInstanceOf(WebhookRefused);
    }
    await expect(processor.notice(webhook(id, { ageSeconds: 299 }))).resolves.toBeDefined();
  });
});
