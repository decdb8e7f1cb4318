import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoiceFor, payInvoice, type Thing } from '../../support/stripe/stripe-things.ts';
import {
  accountId,
  wish as checkout,
  type StripeAtHand,
  stripeAtHand,
} from './support/stripe-at-hand.ts';

let hand: StripeAtHand;
beforeEach(async () => {
  hand = await stripeAtHand();
});
afterEach(() => hand.server.stop());

const wish = { accountId, customerId: null, creditId: 'credit-1', cents: 500 };

const balanceOf = (id: string) => hand.server.books.things.get(id)?.['balance'];

/** Stripe issues the invoice of the next period. */
const renew = (subscriptionId: string): Thing => {
  const { books } = hand.server;
  const subscription = books.things.get(subscriptionId);
  if (!subscription) throw new Error('There is no subscription');
  const about = { priceId: 'price_monthly', cents: 2900, reason: 'subscription_cycle' };
  return invoiceFor(books, subscription, about);
};

describe('a credit at Stripe', () => {
  it('is a balance of the customer, of one id once, also when an answer was lost', async () => {
    const { processor, server, things } = hand;
    server.troubles.push('fine', 'fine', 'drop');
    const first = await processor.credit(wish);
    expect(first).toEqual({ customerId: things('customer')[0]?.id, cents: 500 });
    expect(await processor.credit(wish)).toEqual(first);
    // A day later Stripe has forgotten the key.
    expect(await processor.credit({ ...wish, customerId: first.customerId })).toEqual(first);
    expect(balanceOf(first.customerId)).toBe(-500);
    expect(things('customer_balance_transaction')).toHaveLength(1);
  });

  it('waits at the customer whom the first checkout is made for', async () => {
    const { processor, things } = hand;
    const { customerId } = await processor.credit(wish);
    await hand.paidSubscription();
    expect(things('subscription')[0]?.['customer']).toBe(customerId);
    expect(things('invoice')[0]).toMatchObject({ total: 2900, amount_due: 2400 });
  });

  it('that covers the first invoice starts the subscription, also when an answer was lost', async () => {
    const { processor, readingOf, server, things } = hand;
    const { customerId } = await processor.credit({ ...wish, cents: 3000 });
    const begin = { ...checkout, customerId };
    server.troubles.push('fine', 'drop');
    const begun = await processor.begin(begin);
    expect(begun).toMatchObject({ payment: 'covered', clientSecret: null });
    expect(await processor.begin(begin)).toEqual(begun);
    expect(things('subscription')).toHaveLength(1);
    expect(balanceOf(customerId)).toBe(-100);
    expect(await readingOf(String(things('invoice')[0]?.id))).toMatchObject({
      status: 'paid',
      amountCents: 2900,
      creditCents: 2900,
    });
    expect(await readingOf(begun.subscriptionId)).toMatchObject({ status: 'active' });
  });

  it('that covers all but a cent leaves that to be paid', async () => {
    const { customerId } = await hand.processor.credit({ ...wish, cents: 2899 });
    const begun = await hand.processor.begin({ ...checkout, customerId });
    expect(begun).toMatchObject({ payment: 'due', clientSecret: expect.any(String) });
    expect(hand.things('invoice')).toMatchObject([{ status: 'open', amount_due: 1 }]);
  });

  it('comes off the next invoice, and is told of with it', async () => {
    const { processor, readingOf, server, things } = hand;
    const { subscriptionId } = await hand.paidSubscription();
    const customerId = String(things('customer')[0]?.id);
    await processor.credit({ ...wish, customerId });
    const { id } = renew(subscriptionId);
    payInvoice(server.books, id);
    expect(await readingOf(id)).toMatchObject({ amountCents: 2900, creditCents: 500 });
    expect(balanceOf(customerId)).toBe(0);
  });

  it('is taken back as far as it was not used, and never charged', async () => {
    const { processor, things } = hand;
    const { subscriptionId } = await hand.paidSubscription();
    const customerId = String(things('customer')[0]?.id);
    const own = { ...wish, customerId };
    await processor.credit(own);
    const back = { ...own, creditId: 'back-1', cents: -500 };
    expect(await processor.credit(back)).toEqual({ customerId, cents: -500 });
    expect(await processor.credit(back)).toEqual({ customerId, cents: -500 });
    expect(balanceOf(customerId)).toBe(0);
    await processor.credit({ ...own, creditId: 'credit-2' });
    renew(subscriptionId);
    expect(await processor.credit({ ...back, creditId: 'back-2' })).toEqual({
      customerId,
      cents: 0,
    });
    expect(balanceOf(customerId)).toBe(0);
  });
});
