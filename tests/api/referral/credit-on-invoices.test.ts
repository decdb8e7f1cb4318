import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { billingOf, patient, subscribe } from '../support/paying.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { signInAgain } from '../support/sign-in-again.ts';

const start = '2026-11-20T12:00:00.000Z';
const clock = setClock(start);
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const until = async (learner: Learner, at: string): Promise<void> => {
  clock.set(at);
  await signInAgain(learner);
};

const invoicesOf = async (learner: Learner) =>
  (await learner.get('/api/billing/invoices')).body.invoices;

const statsOf = async (learner: Learner) => (await learner.get('/api/referrals/stats')).body;

const paidInvoiceOf = async (learner: Learner): Promise<string> => {
  await expect.poll(() => invoicesOf(learner), patient).toMatchObject([{ status: 'paid' }]);
  return (await invoicesOf(learner))[0].id;
};

/** A referrer who pays, and a friend who paid once; gives the friend's invoice. */
const referred = async (): Promise<{ readonly owner: Learner; readonly invoiceId: string }> => {
  clock.set(start);
  const owner = await newLearner(product);
  await subscribe(owner, 'monthly');
  await paidInvoiceOf(owner);
  const { referralCode } = (await owner.get('/api/user')).body;
  const friend = await newLearner(product, { referralCode });
  await expect.poll(() => statsOf(owner), patient).toMatchObject({ count: 1 });
  await subscribe(friend, 'monthly');
  const invoiceId = await paidInvoiceOf(friend);
  await expect.poll(() => statsOf(owner), patient).toMatchObject({ creditLeftCents: 500 });
  return { owner, invoiceId };
};

const renewal = { status: 'paid', cause: 'renewal', amountCents: 2900 } as const;

describe('the credit of a referrer', () => {
  it('[REF-06] comes off the next invoice by itself, once', async () => {
    const { owner } = await referred();
    expect(await billingOf(owner)).toMatchObject({ creditCents: 500 });
    await until(owner, '2026-12-20T12:00:01.000Z');
    await expect
      .poll(() => invoicesOf(owner), patient)
      .toMatchObject([
        { ...renewal, creditCents: 500 },
        { cause: 'start', creditCents: 0 },
      ]);
    expect(await billingOf(owner)).toMatchObject({ creditCents: 0 });
    expect(await statsOf(owner)).toMatchObject({ creditCents: 500, creditLeftCents: 0 });
    const [{ id }] = await invoicesOf(owner);
    const paper = await owner.get(`/api/billing/invoices/${id}/file`);
    expect(paper.text).toContain('Less your credit $5.00 USD');
    expect(paper.text).toContain('Charged $24.00 USD');

    await until(owner, '2027-01-20T12:00:01.000Z');
    await expect
      .poll(async () => (await invoicesOf(owner))[0], patient)
      .toMatchObject({ ...renewal, issuedAt: '2027-01-20T12:00:00.000Z', creditCents: 0 });
  });

  it('is taken back with the refund of who brought it, before it is used', async () => {
    const { owner, invoiceId } = await referred();
    await product.world.payments.refund({ invoiceId, key: 'refund' });
    await expect
      .poll(() => statsOf(owner), patient)
      .toMatchObject({ creditCents: 0, creditLeftCents: 0 });
    await until(owner, '2026-12-20T12:00:01.000Z');
    await expect
      .poll(async () => (await invoicesOf(owner))[0], patient)
      .toMatchObject({ ...renewal, creditCents: 0 });
  });

  it('that was used already makes no later invoice dearer', async () => {
    const { owner, invoiceId } = await referred();
    await until(owner, '2026-12-20T12:00:01.000Z');
    await expect
      .poll(async () => (await invoicesOf(owner))[0], patient)
      .toMatchObject({ ...renewal, creditCents: 500 });
    await product.world.payments.refund({ invoiceId, key: 'refund' });
    await expect.poll(() => statsOf(owner), patient).toMatchObject({ conversions: 0 });
    expect(await billingOf(owner)).toMatchObject({ creditCents: 0 });
  });

  it('pays no more than was charged back when an invoice that it paid in part is refunded', async () => {
    const { owner } = await referred();
    await until(owner, '2026-12-20T12:00:01.000Z');
    await expect
      .poll(async () => (await invoicesOf(owner))[0], patient)
      .toMatchObject({ ...renewal, creditCents: 500 });
    const [{ id: invoiceId }] = await invoicesOf(owner);
    await product.world.payments.refund({ invoiceId, key: 'refund' });
    await expect
      .poll(async () => (await invoicesOf(owner))[0], patient)
      .toMatchObject({ refundedCents: 2400 });
    expect((await billingOf(owner)).tier).toBe('free');
  });
});
