import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { Credit, Report } from '../../../../domain/ports/payments.ts';
import { inTransaction } from '../../read-models/postgres/transaction.ts';
import { type Moved, resting, type SandboxAccount } from './account.ts';
import {
  due,
  forget,
  held,
  insert,
  keepSecret,
  secretOf,
  signingSecret,
  subscriptions,
  tell,
  update,
  work,
} from './account-rows.ts';
import { booked, creditOf, forgetCredit, keepCredit } from './credit-store.ts';
import { nextMoment } from './in-time.ts';
import { messageOf } from './message.ts';

export type SandboxWork = { readonly isDue: boolean; readonly isHeld: boolean };

/** Which account is meant: one of these names it. */
export type Which =
  | { readonly by: 'subscription_id' | 'checkout_id'; readonly is: string }
  | { readonly by: 'client_secret'; readonly is: string; readonly accountId: AccountId };

const write = async (
  client: PoolClient,
  accountId: AccountId,
  told: readonly Report[],
): Promise<void> => {
  const messages = told.map((report) => messageOf(accountId, report));
  const bodies = messages.map((message) => JSON.stringify(message));
  await tell.rows(client, { ids: messages.map(({ id }) => id), bodies });
};

const heldOf = (client: PoolClient, which: Which) => {
  const owner = 'accountId' in which ? which.accountId : null;
  return held[which.by].first(client, { is: which.is, owner });
};

/** Made at the first start and kept: there is none to be forgotten in a setting. */
const secretIn = async (pool: Pool): Promise<string> => {
  const fresh = `whsec_${randomBytes(32).toString('base64url')}`;
  await keepSecret.rows(pool, { secret: fresh });
  return (await signingSecret.first(pool))?.secret ?? fresh;
};

/** What the sandbox keeps: each change and what is told of it are written together or not at all. */
export const sandboxStore = (pool: Pool) => ({
  /** The client secret of the checkout: the first that was made for it. */
  begin: (accountId: AccountId, begin: (credit: number) => Moved): Promise<string> =>
    inTransaction(pool, async (client) => {
      const { account, told, credit } = begin(await creditOf(client, accountId));
      const { subscriptionId, checkoutId } = account.subscription;
      if (checkoutId === null) throw new Error(`${subscriptionId} was begun without a checkout`);
      const clientSecret = `sandbox_${randomBytes(24).toString('base64url')}`;
      const inserted = await insert.count(client, {
        subscriptionId,
        accountId,
        checkoutId,
        clientSecret,
        nextAt: nextMoment(account),
        data: account,
      });
      if (inserted === 1) {
        await write(client, accountId, told);
        await keepCredit(client, accountId, credit);
      }
      return (await secretOf.first(client, { checkoutId }))?.client_secret ?? clientSecret;
    }),

  /** Undefined where there is no such account. Nothing is kept when the change throws. */
  change: (which: Which, change: (from: Moved) => Moved): Promise<Moved | undefined> =>
    inTransaction(pool, async (client) => {
      const kept = await heldOf(client, which);
      if (!kept) return undefined;
      const credit = await creditOf(client, kept.account_id);
      const next = change(resting(kept.data, credit));
      if (next.account === kept.data) return next;
      const { subscriptionId } = kept.data.subscription;
      const nextAt = nextMoment(next.account);
      await update.rows(client, { subscriptionId, data: next.account, nextAt });
      await write(client, kept.account_id, next.told);
      await keepCredit(client, kept.account_id, next.credit);
      return next;
    }),

  /** Nothing is told of it: whoever it was is nobody now. */
  forget: async (accountId: AccountId): Promise<void> => {
    await forget.rows(pool, { accountId });
    await forgetCredit(pool, accountId);
  },

  /** The cents that were booked: of one id once. */
  credit: (credit: Credit): Promise<number> =>
    inTransaction(pool, (client) => booked(client, credit)),

  /** Subscriptions of an account, the latest first. */
  subscriptionsOf: async (accountId: AccountId): Promise<SandboxAccount[]> =>
    (await subscriptions.rows(pool, { accountId })).map(({ data }) => data),

  /** Whether anything is to be done now, or ever will be by itself: one look at both tables. */
  work: async (now: Instant): Promise<SandboxWork> =>
    (await work.first(pool, { now })) ?? { isDue: false, isHeld: false },

  secret: () => secretIn(pool),

  due: async (now: Instant, limit: number): Promise<string[]> =>
    (await due.rows(pool, { now, limit })).map(({ id }) => id),
});
