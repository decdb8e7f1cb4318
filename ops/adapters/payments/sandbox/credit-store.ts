import type { Pool } from 'pg';
import { query } from '../../../../database/query.ts';
import { type Connection, type Given, statement } from '../../../../database/statement.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Credit } from '../../../../domain/ports/payments.ts';

type Account = { readonly account: AccountId };
type Cents = Account & { readonly cents: number };

const left = statement('credit', ({ account }: Given<Account>) =>
  query.selectFrom('sandbox.credit').select('cents').where('account_id', '=', account).forUpdate(),
);

const keep = statement('credit-keep', ({ account, cents }: Given<Cents>) =>
  query.updateTable('sandbox.credit').set({ cents }).where('account_id', '=', account),
);

const begin = statement('credit-begin', ({ account }: Given<Account>) =>
  query
    .insertInto('sandbox.credit')
    .values({ account_id: account, cents: 0 })
    .onConflict((conflict) => conflict.doNothing()),
);

const entry = statement('credit-entry', ({ id }: Given<{ id: string }>) =>
  query.selectFrom('sandbox.credit_entry').select('cents').where('id', '=', id),
);

const enter = statement('credit-enter', ({ id, account, cents }: Given<Cents & { id: string }>) =>
  query.insertInto('sandbox.credit_entry').values({ id, account_id: account, cents }),
);

const drop = statement('credit-forget', ({ account }: Given<Account>) =>
  query.deleteFrom('sandbox.credit').where('account_id', '=', account),
);

const dropEntries = statement('credit-entries-forget', ({ account }: Given<Account>) =>
  query.deleteFrom('sandbox.credit_entry').where('account_id', '=', account),
);

/** What an account has to pay with; nobody else changes it until the transaction ends. */
export const creditOf = async (client: Connection, account: AccountId): Promise<number> =>
  (await left.first(client, { account }))?.cents ?? 0;

export const keepCredit = async (
  client: Connection,
  account: AccountId,
  cents: number,
): Promise<void> => {
  await keep.rows(client, { account, cents });
};

/** Taken back is at the most what is left. Gives the cents that were booked under that id. */
export const booked = async (
  client: Connection,
  { accountId: account, creditId: id, cents }: Credit,
): Promise<number> => {
  await begin.rows(client, { account });
  const before = await creditOf(client, account);
  const known = await entry.first(client, { id });
  if (known) return known.cents;
  const change = Math.max(cents, -before);
  await enter.rows(client, { id, account, cents: change });
  await keepCredit(client, account, before + change);
  return change;
};

export const forgetCredit = async (pool: Pool, account: AccountId): Promise<void> => {
  await drop.rows(pool, { account });
  await dropEntries.rows(pool, { account });
};
