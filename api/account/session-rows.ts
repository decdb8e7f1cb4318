import { fromHex } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';

type Token = { readonly tokenHash: string };

/** Still good: not at its end, and seen lately enough. */
type Alive = { readonly now: Instant; readonly seenSince: Instant };

export const findMany = statement(
  'sessions-by-token',
  ({ tokenHashes }: Given<{ tokenHashes: readonly Buffer[] }>) =>
    query
      .selectFrom('auth.session as s')
      .leftJoin('read.account as a', 'a.key', 's.account_id')
      .select([
        's.token_hash',
        's.id',
        's.account_id',
        's.last_seen_at',
        's.expires_at',
        'a.data as account',
      ])
      .where('s.token_hash', '=', ({ fn }) => fn.any(tokenHashes)),
);

export const markSeen = statement(
  'session-seen',
  ({ tokenHash, now }: Given<Token & { readonly now: Instant }>) =>
    query
      .updateTable('auth.session')
      .set({ last_seen_at: now })
      .where('token_hash', '=', fromHex(tokenHash)),
);

export const markNew = statement('session-on-new-device', ({ tokenHash }: Given<Token>) =>
  query
    .updateTable('auth.session')
    .set({ is_new_device: true })
    .where('token_hash', '=', fromHex(tokenHash)),
);

export const endToken = statement('session-end-by-token', ({ tokenHash }: Given<Token>) =>
  query
    .deleteFrom('auth.session')
    .where('token_hash', '=', fromHex(tokenHash))
    .returning('account_id'),
);

type NewSession = Token & {
  readonly id: string;
  readonly accountId: AccountId;
  readonly passwordHash: string | null;
  readonly device: string;
  readonly now: Instant;
  readonly expires: Instant;
};

/** The lock waits for a change of the password that is under way, and then looks at it anew. */
export const openOne = statement('session-open', (of: Given<NewSession>) =>
  query
    .insertInto('auth.session')
    .columns([
      'token_hash',
      'id',
      'account_id',
      'device',
      'created_at',
      'last_seen_at',
      'expires_at',
    ])
    .expression(
      query
        .selectFrom('auth.identity')
        .select(({ cast }) => [
          fromHex(of.tokenHash).as('token_hash'),
          cast<string>(of.id, 'uuid').as('id'),
          'account_id',
          cast<string>(of.device, 'text').as('device'),
          cast<Date>(of.now, 'timestamptz').as('created_at'),
          cast<Date>(of.now, 'timestamptz').as('last_seen_at'),
          cast<Date>(of.expires, 'timestamptz').as('expires_at'),
        ])
        .where('account_id', '=', of.accountId)
        .where('password_hash', 'is not distinct from', of.passwordHash)
        .forShare(),
    ),
);

export const findAlive = statement(
  'sessions-alive',
  ({ ids, now, seenSince }: Given<Alive & { readonly ids: readonly string[] }>) =>
    query
      .selectFrom('auth.session')
      .select('id')
      .where('id', '=', ({ fn }) => fn.any(ids))
      .where('expires_at', '>', now)
      .where('last_seen_at', '>=', seenSince)
      // A suspension ends sessions; what the log says holds whether that came through or not.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('read.account as a')
              .select('a.key')
              .whereRef('a.key', '=', 'auth.session.account_id')
              .where('a.is_suspended', '=', true),
          ),
        ),
      ),
);

export const listAlive = statement(
  'sessions-of-account',
  ({ accountId, now, seenSince }: Given<Alive & { readonly accountId: AccountId }>) =>
    query
      .selectFrom('auth.session')
      .select(['id', 'device', 'is_new_device', 'created_at', 'last_seen_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>=', seenSince)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id'),
);

export const confirm = statement(
  'session-confirm',
  ({ id, now }: Given<{ id: string; now: Instant }>) =>
    query.updateTable('auth.session').set({ confirmed_at: now }).where('id', '=', id),
);

export const useConfirmation = statement(
  'session-use-confirmation',
  ({ id, since, now }: Given<{ id: string; since: Instant; now: Instant }>) =>
    query
      .updateTable('auth.session')
      .set({ confirmed_at: null })
      .where('id', '=', id)
      .where('confirmed_at', '>', since)
      .where('confirmed_at', '<=', now),
);

type OfAccount = { readonly id: string; readonly accountId: AccountId };

export const endOne = statement('session-end', ({ id, accountId }: Given<OfAccount>) =>
  query.deleteFrom('auth.session').where('id', '=', id).where('account_id', '=', accountId),
);

export const endOthers = statement('sessions-end-others', ({ id, accountId }: Given<OfAccount>) =>
  query.deleteFrom('auth.session').where('account_id', '=', accountId).where('id', '<>', id),
);

export const endAll = statement(
  'sessions-end-all',
  ({ accountId }: Given<Pick<OfAccount, 'accountId'>>) =>
    query.deleteFrom('auth.session').where('account_id', '=', accountId),
);

export const forgetExpired = statement(
  'sessions-forget-expired',
  ({ now, seenSince }: Given<Alive>) =>
    query
      .deleteFrom('auth.session')
      .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('last_seen_at', '<', seenSince)])),
);
