import type { Invoice } from '../../../domain/contracts/billing.ts';
import type { InvoiceRow } from '../../../projectors/invoices/invoices.ts';

/** An invoice without what only its processor needs to know it by. */
export const presentInvoice = ({ invoiceId, ...row }: InvoiceRow): Invoice => ({
  id: invoiceId,
  number: row.number,
  plan: row.plan,
  cause: row.cause,
  status: row.status,
  amountCents: row.amountCents,
  creditCents: row.creditCents,
  refundedCents: row.refundedCents,
  currency: row.currency,
  issuedAt: row.issuedAt,
  paidAt: row.paidAt,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
});
