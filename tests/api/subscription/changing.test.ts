import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  billingOf,
  cardNumbered,
  goodCard,
  patient,
  subscribe,
  untilBilling,
} from '../support/paying.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';
let clock: SetClock;
let product: TestProduct;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

/** A session lasts a month at the most: who comes back later signs in anew. */
const at = async (instant: string, learner: Learner): Promise<Learner> => {
  clock.set(instant);
  await learner.post('/api/login', {
    emailOrUsername: learner.email,
    password: 'correct horse battery staple',
  });
  return learner;
};

const invoicesOf = async (learner: Learner) =>
  (await learner.get('/api/billing/invoices')).body.invoices as readonly {
    readonly cause: string;
    readonly status: string;
    readonly amountCents: number;
  }[];

const subscriber = async (plan: 'monthly' | 'annual', number = goodCard): Promise<Learner> => {
  clock.set(start);
  const learner = await newLearner(product);
  await subscribe(learner, plan, number);
  return learner;
};

describe('a subscription', () => {
  it('is renewed when its period ends, month by month', async () => {
    const learner = await subscriber('monthly');
    await at('2027-01-20T12:00:00.000Z', learner);
    await untilBilling(learner, {
      state: 'active',
      periodEnd: '2027-02-20T12:00:00.000Z' as never,
    });
    await expect.poll(() => invoicesOf(learner), patient).toHaveLength(3);
  });

  it('[PRICE-17] that is canceled stays until its period ends, and can be taken up again before', async () => {
    const learner = await subscriber('monthly');
    expect((await learner.post('/api/billing/cancel')).status).toBe(202);
    await untilBilling(learner, { state: 'canceling', tier: 'monthly', renews: false });
    expect((await learner.post('/api/billing/resume')).status).toBe(202);
    await untilBilling(learner, { state: 'active', renews: true });
    await learner.post('/api/billing/cancel');
    await untilBilling(learner, { state: 'canceling' });
    await at('2026-12-20T11:59:59.000Z', learner);
    expect((await billingOf(learner)).tier).toBe('monthly');
    await at('2026-12-20T12:00:00.000Z', learner);
    expect((await billingOf(learner)).tier).toBe('free');
    await untilBilling(learner, {
      state: 'ended',
      trial: { offered: false, days: 7, endsAt: null },
    });
    await subscribe(learner, 'annual');
  });

  it('[PRICE-18] goes up to annual at once, for the difference', async () => {
    const learner = await subscriber('monthly');
    await at('2026-12-05T12:00:00.000Z', learner);
    expect((await learner.post('/api/billing/plan', { plan: 'annual' })).status).toBe(202);
    await untilBilling(learner, {
      tier: 'annual',
      plan: 'annual',
      periodEnd: '2027-12-05T12:00:00.000Z' as never,
    });
    // Fifteen of thirty days were left of 29 dollars.
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ cause: 'change', status: 'paid', amountCents: 19_900 - 1450 }, {}]);
  });

  it('[PRICE-18] goes down to monthly when the year is over', async () => {
    const learner = await subscriber('annual');
    expect((await learner.post('/api/billing/plan', { plan: 'monthly' })).status).toBe(202);
    await untilBilling(learner, { plan: 'annual', nextPlan: 'monthly', renewalCents: 2900 });
    await at('2027-11-20T12:00:00.000Z', learner);
    await untilBilling(learner, {
      plan: 'monthly',
      tier: 'monthly',
      periodEnd: '2027-12-20T12:00:00.000Z' as never,
    });
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ amountCents: 2900 }, {}]);
  });

  it('that cannot be charged has a week of grace, and then ends', async () => {
    const learner = await subscriber('monthly', '4000 0000 0000 0341');
    await at('2026-12-20T12:00:00.000Z', learner);
    await untilBilling(learner, {
      state: 'pastDue',
      tier: 'monthly',
      graceEnd: '2026-12-27T12:00:00.000Z' as never,
    });
    await at('2026-12-27T12:00:00.000Z', learner);
    expect((await billingOf(learner)).tier).toBe('free');
    await untilBilling(learner, { state: 'ended' });
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ status: 'uncollectible' }, {}]);
  });

  it('that cannot be charged goes on with another card', async () => {
    const learner = await subscriber('monthly', '4000 0000 0000 0341');
    await at('2026-12-20T12:00:00.000Z', learner);
    await untilBilling(learner, { state: 'pastDue' });
    const { body } = await learner.post('/api/billing/portal');
    expect(body.url).toContain('/settings');
    const card = cardNumbered(goodCard);
    expect((await learner.post('/api/sandbox/card', { card })).status).toBe(202);
    await untilBilling(learner, {
      state: 'active',
      periodEnd: '2027-01-20T12:00:00.000Z' as never,
    });
  });
});

it('what only a subscriber may ask is refused to others', async () => {
  clock.set(start);
  const learner = await newLearner(product);
  for (const path of ['cancel', 'resume', 'portal', 'plan']) {
    const body = path === 'plan' ? { plan: 'annual' } : undefined;
    const answer = await learner.post(`/api/billing/${path}`, body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'NotSubscribed' } });
  }
});
