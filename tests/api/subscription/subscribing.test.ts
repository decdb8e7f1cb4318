import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  begin,
  billingOf,
  cardNumbered,
  goodCard,
  patient,
  subscribe,
  untilBilling,
} from '../support/paying.ts';
import { newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';
const clock = setClock(start);
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const tierOf = async (learner: Awaited<ReturnType<typeof newLearner>>) =>
  (await learner.get('/api/user')).body.subscriptionTier;

describe('the free trial', () => {
  it('[PRICE-14] [PRICE-15] is seven days of Pro without a card, and ends by itself', async () => {
    clock.set(start);
    const learner = await newLearner(product);
    expect(await billingOf(learner)).toMatchObject({ state: 'free', trial: { offered: true } });
    const begun = await learner.post('/api/billing/trial', { plan: 'annual' });
    expect(begun).toMatchObject({
      status: 200,
      body: { state: 'trial', tier: 'annual', periodEnd: '2026-11-27T12:00:00.000Z' },
    });
    expect(await tierOf(learner)).toBe('annual');
    clock.set('2026-11-27T11:59:59.999Z');
    expect(await tierOf(learner)).toBe('annual');
    clock.set('2026-11-27T12:00:00.000Z');
    expect(await tierOf(learner)).toBe('free');
    expect((await learner.get('/api/questions/RN?fullLength=true')).status).toBe(403);
    expect(await billingOf(learner)).toMatchObject({ state: 'free', trial: { offered: false } });
    clock.set(start);
  });

  it('is given once, however many tabs ask', async () => {
    const learner = await newLearner(product);
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => learner.post('/api/billing/trial', { plan: 'monthly' })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(asked.find(({ status }) => status === 409)?.body.code).toBe('TrialUsed');
  });

  it('is refused for a plan that does not exist', async () => {
    const learner = await newLearner(product);
    for (const body of [{ plan: 'weekly' }, {}, { plan: 'annual', tier: 'annual' }]) {
      const { status } = await learner.post('/api/billing/trial', body);
      expect(status).toBe(400);
    }
  });
});

describe('subscribing', () => {
  it('[API-23] begins with a plan, monthly or annual and no other, and answers with a client secret', async () => {
    for (const plan of ['monthly', 'annual'] as const) {
      const { clientSecret } = await begin(await newLearner(product), plan);
      expect(clientSecret).toMatch(/^.{16,}$/);
    }
    const learner = await newLearner(product);
    for (const body of [{ plan: 'weekly' }, {}, { plan: 'annual', price: 1 }]) {
      const { status } = await learner.post('/api/create-subscription', body);
      expect(status).toBe(400);
    }
  });

  it('gives Pro once the processor has told of the payment, with an invoice', async () => {
    const learner = await newLearner(product);
    const { clientSecret } = await begin(learner);
    expect(await billingOf(learner)).toMatchObject({ state: 'free', tier: 'free' });
    const paid = await learner.post('/api/sandbox/payments', {
      clientSecret,
      card: cardNumbered(goodCard),
    });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    await untilBilling(learner, {
      state: 'active',
      tier: 'monthly',
      plan: 'monthly',
      periodEnd: '2026-12-20T12:00:00.000Z' as never,
      renews: true,
      renewalCents: 2900,
    });
    await expect.poll(() => tierOf(learner), patient).toBe('monthly');
    await expect
      .poll(async () => (await learner.get('/api/billing/invoices')).body, patient)
      .toMatchObject({
        invoices: [{ status: 'paid', amountCents: 2900, currency: 'usd', cause: 'start' }],
        next: null,
      });
  });

  it('makes one subscription of two tabs, and of a request that is sent again', async () => {
    const learner = await newLearner(product);
    const begun = await Promise.all([1, 2, 3].map(() => begin(learner)));
    expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await begin(learner)).toEqual(begun[0]);
    const { rows } = await product.world.database.query(
      'select count(*)::int as count from sandbox.account where account_id = $1',
      [learner.id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('leaves no way to pay for the plan that was not chosen in the end', async () => {
    const learner = await newLearner(product);
    const first = await begin(learner, 'monthly');
    const second = await begin(learner, 'annual');
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    const card = cardNumbered(goodCard);
    const old = await learner.post('/api/sandbox/payments', {
      clientSecret: first.clientSecret,
      card,
    });
    expect(old).toMatchObject({ status: 402, body: { code: 'PaymentFailed' } });
    await learner.post('/api/sandbox/payments', { clientSecret: second.clientSecret, card });
    await untilBilling(learner, { state: 'active', plan: 'annual' });
  });

  it('is refused to whoever has a subscription', async () => {
    const learner = await newLearner(product);
    await subscribe(learner);
    for (const path of ['/api/create-subscription', '/api/billing/trial']) {
      const again = await learner.post(path, { plan: 'annual' });
      expect(again).toMatchObject({ status: 409, body: { code: 'AlreadySubscribed' } });
    }
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  ])(
    'with card %s is refused in the words of the processor, and can be tried again',
    async (number, words) => {
      const learner = await newLearner(product);
      const { clientSecret } = await begin(learner);
      const refused = await learner.post('/api/sandbox/payments', {
        clientSecret,
        card: cardNumbered(number),
      });
      expect(refused).toMatchObject({
        status: 402,
        body: { code: 'PaymentFailed', message: words },
      });
      expect(await tierOf(learner)).toBe('free');
      expect((await begin(learner)).clientSecret).toBe(clientSecret);
    },
  );

  it('asks the holder of a card whose bank wants that', async () => {
    const learner = await newLearner(product);
    const { clientSecret } = await begin(learner);
    const body = { clientSecret, card: cardNumbered('4000 0027 6000 3184') };
    expect((await learner.post('/api/sandbox/payments', body)).body.status).toBe(
      'needsConfirmation',
    );
    const declined = await learner.post('/api/sandbox/payments', {
      ...body,
      confirmation: 'decline',
    });
    expect(declined.status).toBe(402);
    const approved = await learner.post('/api/sandbox/payments', {
      ...body,
      confirmation: 'approve',
    });
    expect(approved.body.status).toBe('succeeded');
    await untilBilling(learner, { state: 'active' });
  });

  it('takes no card that could be real, and no checkout of somebody else', async () => {
    const learner = await newLearner(product);
    const { clientSecret } = await begin(learner);
    const real = await learner.post('/api/sandbox/payments', {
      clientSecret,
      card: cardNumbered('4539 1488 0343 6467'),
    });
    expect(real).toMatchObject({ status: 400, body: { code: 'NoTestCard', field: 'card.number' } });
    const other = await newLearner(product);
    const stolen = await other.post('/api/sandbox/payments', {
      clientSecret,
      card: cardNumbered(goodCard),
    });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });
});
