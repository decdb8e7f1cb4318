import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ReferralStats, referralStats } from '../../../domain/contracts/referral-stats.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { subscribe } from '../support/paying.ts';
import { type Learner, newLearner, newPro, someone } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const wait = { timeout: 15_000 } as const;

const codeOf = async (learner: Learner): Promise<string> =>
  (await learner.get('/api/user')).body.referralCode;

const statsOf = async (learner: Learner): Promise<ReferralStats> => {
  const answer = await learner.get('/api/referrals/stats');
  expect(answer.status, answer.text).toBe(200);
  return referralStats.parse(answer.body);
};

const invited = async (by: Learner, changes: Parameters<typeof someone>[0] = {}) =>
  newLearner(product, { referralCode: await codeOf(by), ...changes });

describe('signing up with a code', () => {
  it('[ADMIN-12] [API-25] [DATA-27] counts for its owner, five quiz credits on the free plan', async () => {
    const owner = await newLearner(product);
    expect(await statsOf(owner)).toEqual({
      count: 0,
      conversions: 0,
      rewards: [],
      quizCredits: 0,
      creditCents: 0,
      creditLeftCents: 0,
      thisMonth: { quizCredits: 0, credits: 0 },
      isReferred: false,
    });
    const friend = await invited(owner);
    expect(await statsOf(friend)).toMatchObject({ count: 0, isReferred: true });
    await vi.waitFor(async () => {
      expect(await statsOf(owner)).toMatchObject({
        count: 1,
        conversions: 0,
        quizCredits: 5,
        thisMonth: { quizCredits: 1, credits: 0 },
        rewards: [{ state: 'joined', quizCredits: 5, creditCents: 0, changedAt: null }],
      });
    }, wait);
    const { text } = await owner.get('/api/referrals/stats');
    expect(text).not.toContain(friend.id);
  });

  it('is no quiz credit for an owner on Pro, who waits for a payment', async () => {
    const owner = await newPro(product);
    await invited(owner);
    await vi.waitFor(async () => {
      expect(await statsOf(owner)).toMatchObject({ count: 1, quizCredits: 0, creditCents: 0 });
    }, wait);
  });

  it('takes the code in whatever case, and keeps nothing personal of either', async () => {
    const owner = await newLearner(product);
    const friend = await invited(owner, { referralCode: (await codeOf(owner)).toLowerCase() });
    const events = await product.world.commands.log.readStream(accountStream(friend.id));
    expect(events.map(({ type }) => type)).toEqual([
      'AccountOpened',
      'AccountReferred',
      'SignedIn',
    ]);
    expect(Object.keys(events[1]?.data ?? {}).toSorted()).toEqual([
      'accountId',
      'at',
      'referrerId',
    ]);
  });

  it('opens the account all the same where nobody has the code', async () => {
    const friend = await newLearner(product, { referralCode: 'NOBODYS234' });
    expect(await statsOf(friend)).toMatchObject({ isReferred: false });
    const odd = await browser(product.url).post(
      '/api/register',
      someone({ referralCode: '<script>' }),
    );
    expect(odd).toMatchObject({ status: 400, body: { field: 'referralCode' } });
  });

  it('earns nothing by another spelling of the own mailbox', async () => {
    const owner = await newLearner(product, { email: 'grace.hopper@example.com' });
    const again = await invited(owner, { email: 'grace.hopper+2@example.com' });
    expect(await statsOf(again)).toMatchObject({ isReferred: false });
  });

  it('is named by its key once: the same registration again is one friend', async () => {
    const owner = await newLearner(product);
    const headers = { 'idempotency-key': 'b3f7f7e8-0c35-4a6d-8f4f-5a57ac1fe2b1' };
    const body = someone({ referralCode: await codeOf(owner) });
    for (const _ of [1, 2]) {
      const { status } = await browser(product.url).post('/api/register', body, headers);
      expect(status).toBe(201);
    }
    await vi.waitFor(async () => expect(await statsOf(owner)).toMatchObject({ count: 1 }), wait);
    await invited(owner);
    await vi.waitFor(async () => expect(await statsOf(owner)).toMatchObject({ count: 2 }), wait);
  });
});

describe('a friend who pays', () => {
  const paidBy = async (friend: Learner) => {
    await subscribe(friend, 'monthly');
    const invoices = async () => (await friend.get('/api/billing/invoices')).body.invoices;
    await expect.poll(invoices).not.toEqual([]);
    return (await invoices())[0].id as string;
  };

  it('[REF-06] is five dollars for an owner on Pro, which a refund takes back', async () => {
    const owner = await newPro(product);
    const friend = await invited(owner);
    await vi.waitFor(async () => expect(await statsOf(owner)).toMatchObject({ count: 1 }), wait);
    const invoiceId = await paidBy(friend);
    await vi.waitFor(async () => {
      expect(await statsOf(owner)).toMatchObject({
        conversions: 1,
        creditCents: 500,
        rewards: [{ state: 'converted', creditCents: 500 }],
      });
    }, wait);
    await product.world.payments.refund({ invoiceId, key: 'a-refund' });
    await vi.waitFor(async () => {
      expect(await statsOf(owner)).toMatchObject({
        count: 1,
        conversions: 0,
        creditCents: 0,
        rewards: [{ state: 'reversed', creditCents: 0 }],
      });
    }, wait);
  });

  it('[REF-07] has three days more of the trial, and nobody else has', async () => {
    const owner = await newLearner(product);
    const days = async (learner: Learner) => {
      const { status, body } = await learner.post('/api/billing/trial', { plan: 'monthly' });
      expect(status).toBe(200);
      return (Date.parse(body.trial.endsAt) - Date.parse(await since(learner))) / 86_400_000;
    };
    const since = async (learner: Learner): Promise<string> =>
      (await learner.get('/api/user')).body.createdAt;
    expect(Math.floor(await days(await invited(owner)))).toBe(10);
    expect(Math.floor(await days(owner))).toBe(7);
  });
});
