import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../domain/kernel/time.ts';
import { WebhookRefused } from '../../../domain/ports/payments.ts';
import { setThing } from '../../support/stripe/stripe-things.ts';
import {
  accountId,
  checkoutId,
  oldSecret,
  type StripeAtHand,
  stripeAtHand,
} from './support/stripe-at-hand.ts';

let server: StripeAtHand['server'];
let processor: StripeAtHand['processor'];
let things: StripeAtHand['things'];
let paidSubscription: StripeAtHand['paidSubscription'];
let webhook: StripeAtHand['webhook'];
let readingOf: StripeAtHand['readingOf'];
beforeEach(async () => {
  ({ server, processor, things, paidSubscription, webhook, readingOf } = await stripeAtHand());
});
afterEach(() => server.stop());

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
