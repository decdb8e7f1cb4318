import type { Pool } from 'pg';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { sessionsChannel } from '../adapters/bus/share-session-ends.ts';

/** One statement, so all of it or nothing; running products are told whose sessions ended as it commits. */
const removeAll = `
  with totp as (delete from auth.totp where account_id = $1 returning 1),
    passkeys as (delete from auth.passkey where account_id = $1 returning 1),
    codes as (delete from auth.recovery_code where account_id = $1),
    devices as (delete from auth.device where account_id = $1),
    sessions as (delete from auth.session where account_id = $1)
  select exists (select from totp) or exists (select from passkeys) as "wereHeld",
    pg_notify($2, 'command ' || $1)`;

/**
 * Takes away what an account is entered with beside its password, with its sessions and known browsers.
 * Says whether there was an app or a passkey.
 */
export const removeFactors = async (pool: Pool, accountId: AccountId): Promise<boolean> => {
  const { rows } = await pool.query<{ wereHeld: boolean }>(removeAll, [accountId, sessionsChannel]);
  return rows[0]?.wereHeld === true;
};
