import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Vault } from '../../domain/ports/vault.ts';
import type { AccountRow } from '../../projectors/accounts/accounts.ts';

export type CalendarFeedOwner = { readonly feedId: string; readonly account: AccountRow };

// Found by its hash: how long the look-up takes tells nothing of the secret.
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const secretField = 'calendar-secret';

/** Who knows the secret may read the calendar; it is kept as a hash, and sealed for its owner. */
export const feedStore = (pool: Pool, vault: Vault) => {
  const secretOf = async (accountId: AccountId): Promise<string | null> => {
    const { rows } = await pool.query<{ secret: string | null }>(
      'select secret from auth.calendar_feed where account_id = $1',
      [accountId],
    );
    const sealed = rows[0]?.secret;
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
      await pool.query(
        `insert into auth.calendar_feed as f (account_id, feed_id, secret_hash, secret)
         values ($1, $2, $3, $4)
         on conflict (account_id) do update set secret_hash = $3, secret = $4
         where f.secret_hash is null`,
        [accountId, feedId, hashOf(secret), sealed],
      );
      return secretOf(accountId);
    },

    revoke: async (accountId: AccountId): Promise<void> => {
      await pool.query(
        'update auth.calendar_feed set secret_hash = null, secret = null where account_id = $1',
        [accountId],
      );
    },

    ownerOf: async (secret: string): Promise<CalendarFeedOwner | undefined> => {
      const { rows } = await pool.query<CalendarFeedOwner>({
        name: 'calendar-feed-owner',
        text: `select f.feed_id as "feedId", a.data as account
               from auth.calendar_feed f join read.account a on a.key = f.account_id
               where f.secret_hash = $1`,
        values: [hashOf(secret)],
      });
      return rows[0];
    },
  };
};
