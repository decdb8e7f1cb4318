import type { Pool } from 'pg';
import type { Instant } from '../../../domain/kernel/time.ts';
import { folded } from '../identity-store.ts';
import { hashOfLink } from './link-store.ts';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const takeEmail = `
  with link as (
    select account_id from auth.mail_link
    where token_hash = decode($1, 'hex') and kind = 'change-link' and expires_at > $2),
  other as (
    select 1 from auth.identity i, link l where i.email = $3 and i.account_id <> l.account_id),
  taking as (
    update auth.identity i set email = $3 from link l
    where i.account_id = l.account_id and not exists (select from other) returning 1)
  select exists (select from other) as taken, exists (select from taking) as changed`;

type Wanted = { readonly token: string; readonly at: Instant; readonly email: string };

/** Takes the address for the account of the link, unless it is somebody else's by now. */
export const takeAddress = async (
  pool: Pool,
  { token, at, email }: Wanted,
): Promise<'changed' | 'taken' | 'link-gone'> => {
  try {
    const values = [hashOfLink(token), at, folded(email)];
    const { rows } = await pool.query<{ taken: boolean; changed: boolean }>(takeEmail, values);
    if (rows[0]?.changed) return 'changed';
    return rows[0]?.taken ? 'taken' : 'link-gone';
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
};
