import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { billingOf, patient, subscribe, untilBilling } from '../support/paying.ts';
import { type Learner, newLearner } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const runFile = promisify(execFile);

/** What an operator types after `npm run plan --`. */
const plan = async (
  ...args: string[]
): Promise<{ readonly out: string; readonly code: number }> => {
  const env = { ...process.env, DATABASE_URL: product.databaseUrl };
  try {
    const { stdout } = await runFile(process.execPath, ['ops/plan.ts', ...args], { env });
    return { out: stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { out: stdout + stderr, code };
  }
};

const invoicesOf = async (learner: Learner) =>
  (await learner.get('/api/billing/invoices')).body.invoices;

const paidInvoice = async (learner: Learner): Promise<string> => {
  await expect.poll(() => invoicesOf(learner), patient).toMatchObject([{ status: 'paid' }]);
  return (await invoicesOf(learner))[0].number;
};

const auditedTypes = async (learner: Learner): Promise<readonly string[]> => {
  const { rows } = await product.world.database.query<{ type: string }>(
    `select data->>'type' as type from read.audit where data->>'subject' = $1`,
    [learner.id],
  );
  return rows.map(({ type }) => type);
};

describe('an operator who refunds', () => {
  it('finds the invoice, has it given back once, and nothing more is charged', async () => {
    const learner = await newLearner(product);
    await subscribe(learner);
    const number = await paidInvoice(learner);
    const listed = await plan('refund', learner.username);
    expect(listed.out).toContain(`${number}  `);
    expect(listed.out).toContain('$29.00');

    expect(await plan('refund', learner.username, number)).toMatchObject({ code: 0 });
    await expect
      .poll(() => invoicesOf(learner), patient)
      .toMatchObject([{ refundedCents: 2900, amountCents: 2900 }]);
    await untilBilling(learner, { tier: 'free', renews: false });
    expect(await auditedTypes(learner)).toContain('RefundAsked');

    const again = await plan('refund', learner.username, number);
    expect(again).toMatchObject({ code: 1 });
    expect(again.out).toContain('NothingToRefund');
    expect((await plan('refund', learner.username)).out).toContain('Nothing that');
  }, 60_000);

  it('can leave the subscription going', async () => {
    const learner = await newLearner(product);
    await subscribe(learner);
    const number = await paidInvoice(learner);
    await plan('refund', learner.username, number, '--keep-renewing');
    await expect.poll(() => invoicesOf(learner), patient).toMatchObject([{ refundedCents: 2900 }]);
    const { rows } = await product.world.database.query(
      `select data->'subscription'->>'cancelsAtEnd' as cancels from sandbox.account
       where account_id = $1`,
      [learner.id],
    );
    expect(rows).toEqual([{ cancels: 'false' }]);
    expect((await billingOf(learner)).tier).toBe('free');
  }, 60_000);

  it('is told what is wrong', async () => {
    const learner = await newLearner(product);
    expect((await plan('refund', 'nobody-at-all', 'X-1')).out).toContain('There is no account');
    expect((await plan('refund', learner.username, 'X-1')).out).toContain('NoSuchInvoice');
    expect(await plan('refund', learner.username, 'X-1', '--all')).toMatchObject({ code: 64 });
    expect(await plan('refund')).toMatchObject({ code: 64 });
  }, 60_000);
});
