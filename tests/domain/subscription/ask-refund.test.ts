import { describe, it } from 'vitest';
import type { InvoiceReport } from '../../../domain/ports/payment-reports.ts';
import type { SubscriptionEvent } from '../../../domain/subscription/events.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { instantAt, later, learner, noon } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const report: InvoiceReport = {
  invoiceId: 'in_1',
  subscriptionId: 'sub_1',
  version: 2,
  number: 'BW-0001',
  plan: 'monthly',
  cause: 'start',
  status: 'paid',
  amountCents: 2900,
  creditCents: 0,
  refundedCents: 0,
  currency: 'usd',
  issuedAt: noon,
  paidAt: noon,
  periodStart: noon,
  periodEnd: instantAt('2026-12-20T12:00:00.000Z'),
};
const told = (changes: Partial<InvoiceReport> = {}): SubscriptionEvent => ({
  type: 'InvoiceReported',
  data: { accountId: learner, at: noon, report: { ...report, ...changes } },
});
const ask = (invoice: string) =>
  ({ type: 'AskRefund', accountId: learner, at: later, invoice, cancels: true }) as const;
const asked: SubscriptionEvent = {
  type: 'RefundAsked',
  data: {
    accountId: learner,
    at: later,
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    cancels: true,
  },
};

describe('giving an invoice back', () => {
  it.each(['BW-0001', 'in_1'])('is written down before the processor is asked, by %s', (name) => {
    given(subscription, [told()]).when(ask(name)).thenRecords(asked);
  });

  it('is refused of one that there is not', () => {
    given(subscription, [told()]).when(ask('BW-0002')).thenRefuses({ code: 'NoSuchInvoice' });
  });

  it.each([
    ['was not paid', [told({ status: 'open', paidAt: null })]],
    ['was given back', [told({ refundedCents: 2900 })]],
    ['was asked for before', [told(), asked]],
  ] as const)('is refused of one that %s', (_, events) => {
    given(subscription, events).when(ask('BW-0001')).thenRefuses({ code: 'NothingToRefund' });
  });
});
