import { accepted, type Result, refused } from '../kernel/result.ts';
import { chargedCents, type InvoiceReport } from '../ports/payment-reports.ts';
import type { AskRefund, SubscriptionRefusal } from './commands.ts';
import type { SubscriptionEvent } from './events.ts';
import type { Subscription } from './subscription-state.ts';

/** Invoices of which something was paid that an operator has not given back yet, the newest first. */
export const refundableOf = ({ invoices, refundsAsked }: Subscription): readonly InvoiceReport[] =>
  Object.values(invoices)
    .filter(
      (report) =>
        report.status === 'paid' &&
        report.refundedCents < chargedCents(report) &&
        !refundsAsked.includes(report.invoiceId),
    )
    .toSorted((one, other) => (one.issuedAt < other.issuedAt ? 1 : -1));

/** Written down before the processor is asked, so that it is asked whatever stops in between. */
export const askRefund = (
  { accountId, at, invoice, cancels }: AskRefund,
  state: Subscription,
): Result<readonly SubscriptionEvent[], SubscriptionRefusal> => {
  const named = ({ invoiceId, number }: InvoiceReport) => [invoiceId, number].includes(invoice);
  const known = Object.values(state.invoices).find(named);
  if (!known) return refused({ code: 'NoSuchInvoice' });
  if (!refundableOf(state).includes(known)) return refused({ code: 'NothingToRefund' });
  const { invoiceId, subscriptionId } = known;
  return accepted([
    { type: 'RefundAsked', data: { accountId, at, invoiceId, subscriptionId, cancels } },
  ]);
};
