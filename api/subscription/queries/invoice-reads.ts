import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { InvoiceRow } from '../../../projectors/invoices/invoices.ts';

type InvoiceQuery = {
  readonly account: AccountId;
  readonly before: string | null;
  readonly limit: number;
};

/** A processor makes an invoice of every checkout that is looked at: nobody owes one that was not begun to be paid. */
const page = statement('invoices', ({ account, before, limit }: Given<InvoiceQuery>) =>
  query
    .selectFrom('read.invoice as i')
    .select('i.data')
    .where('i.account_id', '=', account)
    .where(sql<boolean>`not (i.data->>'cause' = 'start' and i.data->>'status' in ('open', 'void'))`)
    .where(({ eb, or, cast, refTuple, selectFrom }) =>
      or([
        eb(cast(before, 'text'), 'is', null),
        eb(
          refTuple('i.issued_ms', 'i.key'),
          '<',
          selectFrom('read.invoice')
            .select(['issued_ms', 'key'])
            .where('key', '=', before)
            .where('account_id', '=', account)
            .$asTuple('issued_ms', 'key'),
        ),
      ]),
    )
    .orderBy('i.issued_ms', 'desc')
    .orderBy('i.key', 'desc')
    .limit(limit),
);

const one = statement(
  'invoice',
  ({ account, invoice }: Given<{ account: AccountId; invoice: string }>) =>
    query
      .selectFrom('read.invoice')
      .select('data')
      .where('key', '=', invoice)
      .where('account_id', '=', account),
);

type Page = { readonly limit: number; readonly before?: string | undefined };

/** The invoices of one account. */
export const invoiceReads = (pool: Pool) => ({
  /** Newest first. */
  page: async (account: AccountId, { limit, before }: Page): Promise<InvoiceRow[]> =>
    (await page.rows(pool, { account, before: before ?? null, limit })).map(({ data }) => data),

  find: async (account: AccountId, invoiceId: string): Promise<InvoiceRow | undefined> =>
    (await one.first(pool, { account, invoice: invoiceId }))?.data,
});
