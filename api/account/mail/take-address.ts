import type { Pool } from 'pg';
import { fromHex } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { folded } from '../identity-store.ts';
import { hashOfLink } from './link-store.ts';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const takeEmail = statement(
  'take-address',
  (of: Given<{ tokenHash: string; at: Instant; email: string }>) =>
    query
      .with('link', (db) =>
        db
          .selectFrom('auth.mail_link')
          .select('account_id')
          .where('token_hash', '=', fromHex(of.tokenHash))
          .where('kind', '=', 'change-link')
          .where('expires_at', '>', of.at),
      )
      .with('other', (db) =>
        db
          .selectFrom(['auth.identity as i', 'link as l'])
          .select('i.account_id')
          .where('i.email', '=', of.email)
          .whereRef('i.account_id', '<>', 'l.account_id'),
      )
      .with('taking', (db) =>
        db
          .updateTable('auth.identity as i')
          .from('link as l')
          .set({ email: of.email })
          .whereRef('i.account_id', '=', 'l.account_id')
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('other').select('account_id'))),
          )
          .returning('i.account_id'),
      )
      .selectNoFrom(({ exists, selectFrom }) => [
        exists(selectFrom('other').select('account_id')).as('taken'),
        exists(selectFrom('taking').select('account_id')).as('changed'),
      ]),
);

type Wanted = { readonly token: string; readonly at: Instant; readonly email: string };

/** Takes the address for the account of the link, unless it is somebody else's by now. */
export const takeAddress = async (
  pool: Pool,
  { token, at, email }: Wanted,
): Promise<'changed' | 'taken' | 'link-gone'> => {
  try {
    const wanted = { tokenHash: hashOfLink(token), at, email: folded(email) };
    const found = await takeEmail.first(pool, wanted);
    if (found?.changed) return 'changed';
    return found?.taken ? 'taken' : 'link-gone';
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
};
