import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { sessionsChannel } from '../adapters/bus/share-session-ends.ts';

/** One statement, so all of it or nothing; running products are told whose sessions ended as it commits. */
const removeAll = statement(
  'remove-factors',
  ({ accountId, channel }: Given<{ accountId: AccountId; channel: string }>) =>
    query
      .with('totp', (db) =>
        db.deleteFrom('auth.totp').where('account_id', '=', accountId).returning('account_id'),
      )
      .with('passkeys', (db) =>
        db.deleteFrom('auth.passkey').where('account_id', '=', accountId).returning('id'),
      )
      .with('codes', (db) =>
        db.deleteFrom('auth.recovery_code').where('account_id', '=', accountId),
      )
      .with('devices', (db) => db.deleteFrom('auth.device').where('account_id', '=', accountId))
      .with('sessions', (db) => db.deleteFrom('auth.session').where('account_id', '=', accountId))
      .selectNoFrom([
        sql<boolean>`exists (select from totp) or exists (select from passkeys)`.as('wereHeld'),
        sql<string>`pg_notify(${channel}, 'command ' || ${accountId})`.as('told'),
      ]),
);

/**
 * Takes away what an account is entered with beside its password, with its sessions and known browsers.
 * Says whether there was an app or a passkey.
 */
export const removeFactors = async (pool: Pool, accountId: AccountId): Promise<boolean> => {
  const found = await removeAll.first(pool, { accountId, channel: sessionsChannel });
  return found?.wereHeld === true;
};
