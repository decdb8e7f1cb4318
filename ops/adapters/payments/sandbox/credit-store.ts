import type { ClientBase, Pool } from 'pg';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Credit } from '../../../../domain/ports/payments.ts';

/** What an account has to pay with; nobody else changes it until the transaction ends. */
export const creditOf = async (client: ClientBase, account: AccountId): Promise<number> => {
  const { rows } = await client.query<{ cents: number }>(
    'select cents from sandbox.credit where account_id = $1 for update',
    [account],
  );
  return rows[0]?.cents ?? 0;
};

export const keepCredit = async (
  client: ClientBase,
  account: AccountId,
  cents: number,
): Promise<void> => {
  await client.query('update sandbox.credit set cents = $2 where account_id = $1', [
    account,
    cents,
  ]);
};

/** Taken back is at the most what is left. Gives the cents that were booked under that id. */
export const booked = async (
  client: ClientBase,
  { accountId, creditId, cents }: Credit,
): Promise<number> => {
  await client.query(
    'insert into sandbox.credit (account_id, cents) values ($1, 0) on conflict do nothing',
    [accountId],
  );
  const left = await creditOf(client, accountId);
  const { rows } = await client.query<{ cents: number }>(
    'select cents from sandbox.credit_entry where id = $1',
    [creditId],
  );
  const [known] = rows;
  if (known) return known.cents;
  const change = Math.max(cents, -left);
  await client.query(
    'insert into sandbox.credit_entry (id, account_id, cents) values ($1, $2, $3)',
    [creditId, accountId, change],
  );
  await keepCredit(client, accountId, left + change);
  return change;
};

export const forgetCredit = async (pool: Pool, account: AccountId): Promise<void> => {
  await pool.query('delete from sandbox.credit where account_id = $1', [account]);
  await pool.query('delete from sandbox.credit_entry where account_id = $1', [account]);
};
