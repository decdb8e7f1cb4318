import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import type { InvoiceReport } from '../../domain/ports/payment-reports.ts';
import { projection } from '../projection.ts';

/** An invoice as its processor told it last. */
export type InvoiceRow = InvoiceReport & { readonly accountId: AccountId };

export const invoices = projection<InvoiceRow>()({
  name: 'invoices',
  version: 2,
  table: 'invoice',
  owner: 'account_id',
  handles: ['InvoiceReported'],
  columns: [
    { name: 'account_id', type: 'text', of: ({ accountId }) => accountId },
    { name: 'issued_ms', type: 'bigint', of: ({ issuedAt }) => epochMs(issuedAt) },
  ],
  indexes: [['account_id', 'issued_ms']],
  keys: ({ data }) => [data.report.invoiceId],
  evolve: (row, { data: { accountId, report } }) =>
    row && row.version > report.version ? row : { ...report, accountId },
});
