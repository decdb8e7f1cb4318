import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Vault } from '../../domain/ports/vault.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';

export type CalendarFeedOwner = { readonly feedId: string; readonly account: AccountRow };

// Found by its hash: how long the look-up takes tells nothing of the secret.
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const ofAccount = statement('calendar-secret', ({ account }: Given<{ account: AccountId }>) =>
  query.selectFrom('auth.calendar_feed').select('secret').where('account_id', '=', account),
);

type NewFeed = {
  readonly account: AccountId;
  readonly feedId: string;
  readonly secretHash: Buffer;
  readonly sealed: string;
};

const add = statement(
  'calendar-feed-create',
  ({ account, feedId, secretHash, sealed }: Given<NewFeed>) =>
    query
      .insertInto('auth.calendar_feed')
      .values({ account_id: account, feed_id: feedId, secret_hash: secretHash, secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ secret_hash: secretHash, secret: sealed })
          .where('auth.calendar_feed.secret_hash', 'is', null),
      ),
);

const end = statement('calendar-feed-revoke', ({ account }: Given<{ account: AccountId }>) =>
  query
    .updateTable('auth.calendar_feed')
    .set({ secret_hash: null, secret: null })
    .where('account_id', '=', account),
);

const owner = statement('calendar-feed-owner', ({ secretHash }: Given<{ secretHash: Buffer }>) =>
  query
    .selectFrom('auth.calendar_feed as f')
    .innerJoin('read.account as a', 'a.key', 'f.account_id')
    .select(['f.feed_id as feedId', 'a.data as account'])
    .where('f.secret_hash', '=', secretHash)
    .where('a.is_suspended', '=', false),
);

const secretField = 'calendar-secret';

/** Who knows the secret may read the calendar; it is kept as a hash, and sealed for its owner. */
export const feedStore = (pool: Pool, vault: Vault) => {
  const secretOf = async (accountId: AccountId): Promise<string | null> => {
    const sealed = (await ofAccount.first(pool, { account: accountId }))?.secret;
    return sealed ? vault.open(accountId, sealed) : null;
  };

  return {
    secretOf,

    /** The secret there is, or a new one. 256 bits. Throws `PersonForgotten`. */
    create: async (accountId: AccountId): Promise<string | null> => {
      const secret = randomBytes(32).toString('base64url');
      const feedId = randomUUID();
      const place = { eventId: feedId, field: secretField };
      const sealed = await vault.seal(accountId, place, secret);
      const secretHash = hashOf(secret);
      await add.rows(pool, { account: accountId, feedId, secretHash, sealed });
      return secretOf(accountId);
    },

    revoke: async (accountId: AccountId): Promise<void> => {
      await end.rows(pool, { account: accountId });
    },

    ownerOf: (secret: string): Promise<CalendarFeedOwner | undefined> =>
      owner.first(pool, { secretHash: hashOf(secret) }),
  };
};
