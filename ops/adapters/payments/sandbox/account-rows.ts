import { sql } from 'kysely';
import { query } from '../../../../database/query.ts';
import { type Given, statement } from '../../../../database/statement.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { SandboxAccount } from './account.ts';

type NewAccount = {
  readonly subscriptionId: string;
  readonly accountId: AccountId;
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly nextAt: Instant | null;
  readonly data: SandboxAccount;
};

export const insert = statement('sandbox-insert', (of: Given<NewAccount>) =>
  query
    .insertInto('sandbox.account')
    .values({
      subscription_id: of.subscriptionId,
      account_id: of.accountId,
      checkout_id: of.checkoutId,
      client_secret: of.clientSecret,
      next_at: of.nextAt,
      data: of.data,
    })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing()),
);

export const update = statement(
  'sandbox-update',
  (of: Given<Pick<NewAccount, 'subscriptionId' | 'data' | 'nextAt'>>) =>
    query
      .updateTable('sandbox.account')
      .set({ data: of.data, next_at: of.nextAt })
      .where('subscription_id', '=', of.subscriptionId),
);

/** What is told of a change, in messages of their own. */
export const tell = statement(
  'sandbox-tell',
  ({ ids, bodies }: Given<{ ids: readonly string[]; bodies: readonly string[] }>) =>
    query
      .insertInto('sandbox.delivery')
      .columns(['id', 'body'])
      .expression(({ selectFrom }) =>
        selectFrom(
          sql<{ id: string; body: string }>`unnest(${ids}::text[], ${bodies}::text[])`.as<'told'>(
            sql`told(id, body)`,
          ),
        ).select(['id', 'body']),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
);

const heldBy = (by: 'subscription_id' | 'checkout_id' | 'client_secret') =>
  statement(
    `sandbox-held by ${by}`,
    ({ is, owner }: Given<{ is: string; owner: AccountId | null }>) =>
      query
        .selectFrom('sandbox.account')
        .select(({ ref }) => ['account_id', ref('data').$castTo<SandboxAccount>().as('data')])
        .where(by, '=', is)
        .where(sql<boolean>`(${owner}::text is null or account_id = ${owner})`)
        .forUpdate(),
  );

/** One account, which nobody else changes until the transaction ends. */
export const held = {
  subscription_id: heldBy('subscription_id'),
  checkout_id: heldBy('checkout_id'),
  client_secret: heldBy('client_secret'),
};

export const secretOf = statement(
  'sandbox-client-secret',
  ({ checkoutId }: Given<{ checkoutId: string }>) =>
    query
      .selectFrom('sandbox.account')
      .select('client_secret')
      .where('checkout_id', '=', checkoutId),
);

type Account = { readonly accountId: AccountId };

export const forget = statement('sandbox-forget', ({ accountId }: Given<Account>) =>
  query.deleteFrom('sandbox.account').where('account_id', '=', accountId),
);

/** The latest first. */
export const subscriptions = statement('sandbox-subscriptions', ({ accountId }: Given<Account>) =>
  query
    .selectFrom('sandbox.account')
    .select(({ ref }) => ref('data').$castTo<SandboxAccount>().as('data'))
    .where('account_id', '=', accountId)
    .orderBy(sql`data->'subscription'->>'startedAt'`, 'desc')
    .limit(20),
);

export const work = statement('sandbox-work', ({ now }: Given<{ now: Instant }>) =>
  query.selectNoFrom(({ or, exists, selectFrom }) => {
    const accounts = selectFrom('sandbox.account').select('subscription_id');
    const deliveries = selectFrom('sandbox.delivery').select('id');
    const isDue = or([
      exists(accounts.where('next_at', '<=', now)),
      exists(deliveries.where('next_try_at', '<=', sql<Date>`now()`)),
    ]);
    const isHeld = or([exists(accounts.where('next_at', 'is not', null)), exists(deliveries)]);
    return [isDue.$castTo<boolean>().as('isDue'), isHeld.$castTo<boolean>().as('isHeld')];
  }),
);

export const due = statement(
  'sandbox-due',
  ({ now, limit }: Given<{ now: Instant; limit: number }>) =>
    query
      .selectFrom('sandbox.account')
      .select('subscription_id as id')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit),
);

export const keepSecret = statement('sandbox-sign', ({ secret }: Given<{ secret: string }>) =>
  query
    .insertInto('sandbox.signing')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing()),
);

export const signingSecret = statement('sandbox-signing', () =>
  query.selectFrom('sandbox.signing').select('secret'),
);
