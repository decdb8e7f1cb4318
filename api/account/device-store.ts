import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { fromHex } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';

const yearMs = 365 * 24 * 3_600_000;

/** Of one account; the ones that were used longest ago make room. */
const mostDevices = 20;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

const usedSince = (now: Instant): Instant => instantOf(epochMs(now) - yearMs);

type Account = { readonly accountId: AccountId };

const known = statement(
  'device',
  (of: Given<{ tokenHash: string; accountId: AccountId | null; usedSince: Instant }>) =>
    query
      .selectFrom('auth.device')
      .select('account_id')
      .where('token_hash', '=', fromHex(of.tokenHash))
      .where('account_id', '=', of.accountId)
      .where('last_used_at', '>', of.usedSince),
);

type Renewal = Account & {
  readonly before: string;
  readonly tokenHash: string;
  readonly now: Instant;
};

/** A token that somebody put into the browser opens nothing: what it knew moves to a new one. */
const renewal = statement('device-renew', (of: Given<Renewal>) =>
  query
    .with('gone', (db) =>
      db
        .deleteFrom('auth.device')
        .where('token_hash', '=', fromHex(of.before))
        .returning(['account_id', 'last_used_at as used_at']),
    )
    .insertInto('auth.device')
    .columns(['token_hash', 'account_id', 'last_used_at'])
    .expression(({ selectFrom }) =>
      selectFrom(
        selectFrom('gone')
          .select(['account_id', 'used_at'])
          .unionAll(
            query.selectNoFrom(({ cast }) => [
              cast<AccountId>(of.accountId, 'text').as('account_id'),
              cast<Date>(of.now, 'timestamptz').as('used_at'),
            ]),
          )
          .as('known'),
      )
        .select(({ fn }) => [
          fromHex(of.tokenHash).as('token_hash'),
          'account_id',
          fn.max('used_at').as('last_used_at'),
        ])
        .groupBy('account_id'),
    ),
);

const makeRoom = statement('devices-make-room', ({ accountId }: Given<Account>) =>
  query
    .deleteFrom('auth.device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', ({ selectFrom }) =>
      selectFrom('auth.device')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .limit(mostDevices),
    ),
);

const forgetSome = statement(
  'devices-forget-others',
  ({ accountId, but }: Given<Account & { readonly but: string }>) =>
    query
      .deleteFrom('auth.device')
      .where('account_id', '=', accountId)
      .where('token_hash', '<>', fromHex(but)),
);

const forgetUnused = statement('devices-forget-stale', (of: Given<{ usedSince: Instant }>) =>
  query.deleteFrom('auth.device').where('last_used_at', '<=', of.usedSince),
);

/** Which browsers somebody has signed in from. Tokens of 256 bits, kept as hashes. */
export const deviceStore = (pool: Pool) => ({
  /** A name for this browser of this account, where the token shows that it is one. */
  nameOf: async (
    token: string,
    accountId: AccountId | undefined,
    now: Instant,
  ): Promise<string | undefined> => {
    const tokenHash = hashOf(token);
    const asked = { tokenHash, accountId: accountId ?? null, usedSince: usedSince(now) };
    const isKnown = (await known.count(pool, asked)) === 1;
    return isKnown ? `${accountId} ${tokenHash}` : undefined;
  },

  /** A new token, which knows this account and those that the old one knew. */
  renew: async (
    before: string | undefined,
    accountId: AccountId,
    now: Instant,
  ): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const old = before ? hashOf(before) : '';
    await renewal.rows(pool, { before: old, tokenHash: hashOf(token), accountId, now });
    await makeRoom.rows(pool, { accountId });
    return token;
  },

  /** All browsers of the account but this one. */
  forgetOthers: async (token: string | undefined, accountId: AccountId): Promise<void> => {
    await forgetSome.rows(pool, { accountId, but: token ? hashOf(token) : '' });
  },

  forgetStale: async (now: Instant): Promise<void> => {
    await forgetUnused.rows(pool, { usedSince: usedSince(now) });
  },
});
