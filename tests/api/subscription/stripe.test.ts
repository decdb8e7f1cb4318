import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { subscriptionStream } from '../../../domain/kernel/ids.ts';
import { instantOf } from '../../../domain/kernel/time.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { stripeProcessor } from '../../../ops/adapters/payments/stripe/stripe-processor.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type StripeServer, stripeServer } from '../../support/stripe/stripe-server.ts';
import { made, payInvoice, setThing } from '../../support/stripe/stripe-things.ts';
import { browser } from '../support/browser.ts';
import { patient } from '../support/paying.ts';
import { type Learner, newLearner, operatorsMeta } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { withWorld } from '../support/with-world.ts';

const secretKey = 'sk_test_CANARY0123456789abcdef';
const webhookSecret = 'whsec_CANARY_0123456789abcdef';

let product: TestProduct;
let stripe: StripeServer;
const logged: string[] = [];
beforeAll(async () => {
  stripe = await stripeServer(secretKey);
  const clock = setClock(instantOf(stripe.books.now * 1000));
  product = await startTestProduct({ clock, onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  await product.stop();
  await stripe.stop();
});

const withStripe = (work: (origin: string) => Promise<void>): Promise<void> => {
  const payments = stripeProcessor({
    settings: {
      secretKey,
      publishableKey: 'pk_test_1',
      webhookSecrets: [webhookSecret],
      prices: { monthly: 'boardwell_monthly', annual: 'boardwell_annual' },
    },
    now: product.world.clock.instant,
    place: { host: '127.0.0.1', port: stripe.port, tryMs: 1000, patienceMs: 5000 },
  });
  const { sandbox: _, ...world } = product.world;
  return withWorld({ world }, { payments }, work);
};

let events = 0;
const tell = async (origin: string, id: string): Promise<number> => {
  events += 1;
  const object = stripe.books.things.get(id);
  const payload = JSON.stringify({
    id: `evt_${events}`,
    object: 'event',
    livemode: false,
    data: { object },
  });
  const { now: timestamp } = stripe.books;
  const { webhooks } = Stripe;
  const header = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  const { status } = await fetch(`${origin}/api/webhooks/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: payload,
  });
  return status;
};

/** The same learner at the server that speaks with Stripe. */
const at = (origin: string, learner: Learner) => browser(origin, learner.cookie());

/** As a referral's credit is written down once the processor has booked it. */
const bookCredit = async (learner: Learner, customerId: string): Promise<void> => {
  const { commands, clock } = product.world;
  const { id: accountId } = learner;
  const booked = await handleCommand(commands, {
    decider: subscription,
    stream: subscriptionStream(accountId),
    command: {
      type: 'RecordCredit',
      accountId,
      at: clock.instant(),
      creditId: crypto.randomUUID(),
      customerId,
      cents: 2900,
    },
    meta: operatorsMeta(product, accountId),
  });
  expect(booked.ok).toBe(true);
};

describe('with Stripe', () => {
  it('a subscription begins, is paid and holds, whatever order its messages come in', async () => {
    const learner = await newLearner(product);
    await withStripe(async (origin) => {
      const own = at(origin, learner);
      expect((await own.get('/api/config')).body.payments).toEqual({
        processor: 'stripe',
        publishableKey: 'pk_test_1',
        notice: null,
      });
      const begun = await Promise.all(
        [1, 2].map(() => own.post('/api/create-subscription', { plan: 'monthly' })),
      );
      const [{ body }] = begun as [(typeof begun)[0]];
      expect(begun[1]?.body).toEqual(body);
      expect(body).toMatchObject({ processor: 'stripe', priceCents: 2900 });
      expect((await own.get('/api/billing')).body.tier).toBe('free');

      const invoiceId = body.clientSecret.replace('_secret', '');
      payInvoice(stripe.books, invoiceId);
      setThing(stripe.books, body.subscriptionId, { status: 'active' });
      // At once, so that each reads while another is written down.
      const ids = [invoiceId, body.subscriptionId, invoiceId, body.subscriptionId];
      const statuses = await Promise.all(ids.map((id) => tell(origin, id)));
      for (const status of statuses) expect([200, 503]).toContain(status);
      expect(await tell(origin, invoiceId)).toBe(200);
      expect(await tell(origin, body.subscriptionId)).toBe(200);
      expect((await own.get('/api/billing')).body).toMatchObject({
        state: 'active',
        tier: 'monthly',
        periodEnd: instantOf((stripe.books.now + 30 * 86_400) * 1000),
      });
      const paper = `/api/billing/invoices/${invoiceId}/file`;
      await expect.poll(async () => (await own.get(paper)).status, patient).toBe(302);

      setThing(stripe.books, body.subscriptionId, { status: 'canceled' });
      expect(await tell(origin, body.subscriptionId)).toBe(200);
      expect((await own.get('/api/billing')).body).toMatchObject({ state: 'ended', tier: 'free' });
    });
  });

  it('a credit that covers the first invoice gives Pro without a card, and once', async () => {
    const learner = await newLearner(product);
    await withStripe(async (origin) => {
      const own = at(origin, learner);
      const owner = made(stripe.books, 'cus', {
        object: 'customer',
        balance: -2900,
        metadata: { accountId: learner.id },
      });
      await bookCredit(learner, owner.id);
      const begun = await own.post('/api/create-subscription', { plan: 'monthly' });
      expect(begun).toMatchObject({
        status: 200,
        body: { payment: 'covered', clientSecret: null, priceCents: 2900 },
      });
      // The plan waits for what Stripe tells, as always.
      expect((await own.get('/api/billing')).body.tier).toBe('free');
      expect((await own.post('/api/create-subscription', { plan: 'monthly' })).body).toEqual(
        begun.body,
      );
      const { subscriptionId } = begun.body;
      const invoiceId = String(stripe.books.things.get(subscriptionId)?.['latest_invoice']);
      for (const id of [invoiceId, subscriptionId]) expect(await tell(origin, id)).toBe(200);
      expect((await own.get('/api/billing')).body).toMatchObject({
        state: 'active',
        tier: 'monthly',
        creditCents: 0,
      });
      const invoices = async () => (await own.get('/api/billing/invoices')).body.invoices;
      await expect
        .poll(invoices, patient)
        .toMatchObject([{ status: 'paid', amountCents: 2900, creditCents: 2900 }]);
    });
  });

  it('that is away the learner is told so, and the rest works', async () => {
    const learner = await newLearner(product);
    await withStripe(async (origin) => {
      const own = at(origin, learner);
      stripe.troubles.push(...Array.from({ length: 8 }, () => 503 as const));
      const away = await own.post('/api/create-subscription', { plan: 'annual' });
      expect(away).toMatchObject({ status: 503, body: { code: 'PaymentsUnavailable' } });
      expect(away.headers.get('retry-after')).toBe('1');
      expect((await own.get('/api/billing')).status).toBe(200);
      stripe.troubles.splice(0);
      expect((await own.post('/api/create-subscription', { plan: 'annual' })).status).toBe(200);
    });
  });

  it('no test card can be paid with, and pages may load its form alone', async () => {
    const learner = await newLearner(product);
    await withStripe(async (origin) => {
      const own = at(origin, learner);
      const card = { number: '4242424242424242', expiry: '04/60', cvc: '123' };
      const paid = await own.post('/api/sandbox/payments', { clientSecret: 'sandbox_1', card });
      expect(paid.status).toBe(404);
      const policy = (await own.get('/api/config')).headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' https://js.stripe.com");
    });
    const sandboxed = await learner.get('/api/config');
    expect(sandboxed.headers.get('content-security-policy')).not.toContain('stripe');
  });

  it('no secret is told to anybody or logged', async () => {
    expect(logged.join('\n')).not.toContain('CANARY');
  });
});
