import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { Credit, Report } from '../../../../domain/ports/payments.ts';
import { inTransaction } from '../../read-models/postgres/transaction.ts';
import { type Moved, resting, type SandboxAccount } from './account.ts';
import { booked, creditOf, forgetCredit, keepCredit } from './credit-store.ts';
import { nextMoment } from './in-time.ts';
import { messageOf } from './message.ts';

type Kept = { readonly account_id: AccountId; readonly data: SandboxAccount };

export type SandboxWork = { readonly isDue: boolean; readonly isHeld: boolean };

/** Which account is meant: one of these names it. */
export type Which =
  | { readonly by: 'subscription_id' | 'checkout_id'; readonly is: string }
  | { readonly by: 'client_secret'; readonly is: string; readonly accountId: AccountId };

const insert = `
  insert into sandbox.account
    (subscription_id, account_id, checkout_id, client_secret, next_at, data)
  values ($1, $2, $3, $4, $5, $6) on conflict (checkout_id) do nothing returning 1`;

const tell = `
  insert into sandbox.delivery (id, body)
  select * from unnest($1::text[], $2::text[]) on conflict (id) do nothing`;

const update = `
  update sandbox.account set data = $2, next_at = $3 where subscription_id = $1`;

const write = async (
  client: PoolClient,
  accountId: AccountId,
  told: readonly Report[],
): Promise<void> => {
  const messages = told.map((report) => messageOf(accountId, report));
  const bodies = messages.map((message) => JSON.stringify(message));
  await client.query(tell, [messages.map(({ id }) => id), bodies]);
};

/** One account, which nobody else changes until the transaction ends. */
const held = async (client: PoolClient, which: Which): Promise<Kept | undefined> => {
  const owner = 'accountId' in which ? which.accountId : null;
  const { rows } = await client.query<Kept>(
    `select account_id, data from sandbox.account
     where ${which.by}::text = $1 and ($2::text is null or account_id = $2) for update`,
    [which.is, owner],
  );
  return rows[0];
};

/** Made at the first start and kept: there is none to be forgotten in a setting. */
const secretIn = async (pool: Pool): Promise<string> => {
  const fresh = `whsec_${randomBytes(32).toString('base64url')}`;
  await pool.query('insert into sandbox.signing (secret) values ($1) on conflict do nothing', [
    fresh,
  ]);
  const { rows } = await pool.query<{ secret: string }>('select secret from sandbox.signing');
  return rows[0]?.secret ?? fresh;
};

/** What the sandbox keeps: each change and what is told of it are written together or not at all. */
export const sandboxStore = (pool: Pool) => ({
  /** The client secret of the checkout: the first that was made for it. */
  begin: (accountId: AccountId, begin: (credit: number) => Moved): Promise<string> =>
    inTransaction(pool, async (client) => {
      const { account, told, credit } = begin(await creditOf(client, accountId));
      const { subscriptionId, checkoutId } = account.subscription;
      const secret = `sandbox_${randomBytes(24).toString('base64url')}`;
      const values = [subscriptionId, accountId, checkoutId, secret, nextMoment(account), account];
      const { rowCount } = await client.query(insert, values);
      if (rowCount === 1) {
        await write(client, accountId, told);
        await keepCredit(client, accountId, credit);
      }
      const { rows } = await client.query<{ client_secret: string }>(
        'select client_secret from sandbox.account where checkout_id = $1',
        [checkoutId],
      );
      return rows[0]?.client_secret ?? secret;
    }),

  /** Undefined where there is no such account. Nothing is kept when the change throws. */
  change: (which: Which, change: (from: Moved) => Moved): Promise<Moved | undefined> =>
    inTransaction(pool, async (client) => {
      const kept = await held(client, which);
      if (!kept) return undefined;
      const credit = await creditOf(client, kept.account_id);
      const next = change(resting(kept.data, credit));
      if (next.account === kept.data) return next;
      const { subscriptionId } = kept.data.subscription;
      await client.query(update, [subscriptionId, next.account, nextMoment(next.account)]);
      await write(client, kept.account_id, next.told);
      await keepCredit(client, kept.account_id, next.credit);
      return next;
    }),

  /** Nothing is told of it: whoever it was is nobody now. */
  forget: async (accountId: AccountId): Promise<void> => {
    await pool.query('delete from sandbox.account where account_id = $1', [accountId]);
    await forgetCredit(pool, accountId);
  },

  /** The cents that were booked: of one id once. */
  credit: (credit: Credit): Promise<number> =>
    inTransaction(pool, (client) => booked(client, credit)),

  /** Subscriptions of an account, the latest first. */
  subscriptionsOf: async (accountId: AccountId): Promise<SandboxAccount[]> => {
    const { rows } = await pool.query<Kept>(
      `select account_id, data from sandbox.account where account_id = $1
       order by data->'subscription'->>'startedAt' desc limit 20`,
      [accountId],
    );
    return rows.map(({ data }) => data);
  },

  /** Whether anything is to be done now, or ever will be by itself: one look at both tables. */
  work: async (now: Instant): Promise<SandboxWork> => {
    const { rows } = await pool.query<SandboxWork>({
      name: 'sandbox-work',
      text: `select
          exists (select from sandbox.account where next_at <= $1)
            or exists (select from sandbox.delivery where next_try_at <= now()) as "isDue",
          exists (select from sandbox.account where next_at is not null)
            or exists (select from sandbox.delivery) as "isHeld"`,
      values: [now],
    });
    return rows[0] ?? { isDue: false, isHeld: false };
  },

  secret: () => secretIn(pool),

  due: async (now: Instant, limit: number): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'sandbox-due',
      text: `select subscription_id as id from sandbox.account
             where next_at <= $1 order by next_at limit $2`,
      values: [now, limit],
    });
    return rows.map(({ id }) => id);
  },
});
