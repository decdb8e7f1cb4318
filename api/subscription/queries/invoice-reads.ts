import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { InvoiceRow } from '../../../projectors/invoices/invoices.ts';

/** A processor makes an invoice of every checkout that is looked at: nobody owes one that was not begun to be paid. */
const page = {
  name: 'invoices',
  text: `select i.data from read.invoice i
         where i.account_id = $1
           and not (i.data->>'cause' = 'start' and i.data->>'status' in ('open', 'void'))
           and ($2::text is null or (i.issued_ms, i.key) < (
           select b.issued_ms, b.key from read.invoice b where b.key = $2 and b.account_id = $1))
         order by i.issued_ms desc, i.key desc limit $3`,
};

const one = {
  name: 'invoice',
  text: 'select data from read.invoice where key = $1 and account_id = $2',
};

type Page = { readonly limit: number; readonly before?: string | undefined };

/** The invoices of one account. */
export const invoiceReads = (pool: Pool) => ({
  /** Newest first. */
  page: async (account: AccountId, { limit, before }: Page): Promise<InvoiceRow[]> => {
    const values = [account, before ?? null, limit];
    const { rows } = await pool.query<{ data: InvoiceRow }>({ ...page, values });
    return rows.map(({ data }) => data);
  },

  find: async (account: AccountId, invoiceId: string): Promise<InvoiceRow | undefined> => {
    const values = [invoiceId, account];
    const { rows } = await pool.query<{ data: InvoiceRow }>({ ...one, values });
    return rows[0]?.data;
  },
});
