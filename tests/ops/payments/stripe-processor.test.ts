import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentFailed, ProcessorUnavailable } from '../../../domain/ports/payments.ts';
import { payInvoice, setThing } from '../../support/stripe/stripe-things.ts';
import {
  accountId,
  checkoutId,
  type StripeAtHand,
  stripeAtHand,
  wish,
} from './support/stripe-at-hand.ts';

let server: StripeAtHand['server'];
let open: StripeAtHand['open'];
let processor: StripeAtHand['processor'];
let things: StripeAtHand['things'];
let paidSubscription: StripeAtHand['paidSubscription'];
let readingOf: StripeAtHand['readingOf'];
beforeEach(async () => {
  ({ server, open, processor, things, paidSubscription, readingOf } = await stripeAtHand());
});
afterEach(() => server.stop());

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
    // One account is one customer, whatever it begins.
    expect(things('customer')).toHaveLength(1);
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
    const impatient = open({ patienceMs: 200 });
    server.troubles.push('never', 'never', 'never');
    await expect(impatient.begin(wish)).rejects.toThrow(/did not answer within 200 ms/);
  });

  it('that refuses our key is away, and no key is told', async () => {
    const other = open({ key: 'sk_test_CANARYwrong0123456789' });
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
