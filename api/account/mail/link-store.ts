import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { LinkKind } from '../../../domain/account/mail/mail-kinds.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

/** 64 hexadecimal digits. */
export const hashOfLink = (token: string): string => hash('sha256', token, 'hex');

export type Link = {
  readonly accountId: AccountId;
  /** What it was sent to, where that is not the address of the account; sealed. */
  readonly sealedAddress: string | null;
};

export type NewLink = Link & {
  /** A mail that is sent twice has a link each time, and both work. */
  readonly mailId: string;
  readonly kind: LinkKind;
  readonly expiresAt: Instant;
};

const issue = `
  with older as (
    delete from auth.mail_link where account_id = $4 and kind = $3 and mail_id <> $2)
  insert into auth.mail_link (token_hash, mail_id, kind, account_id, sealed_address, expires_at)
  values (decode($1, 'hex'), $2, $3, $4, $5, $6)`;

/** The links in mails: secrets of 256 bits, kept as hashes; a newer mail's ends those of older ones. */
export const linkStore = (pool: Pool) => ({
  /** The secret of a new link; told once and kept nowhere. */
  issue: async (link: NewLink): Promise<string> => {
    const { mailId, kind, accountId, sealedAddress, expiresAt } = link;
    const token = randomBytes(32).toString('base64url');
    const values = [hashOfLink(token), mailId, kind, accountId, sealedAddress, expiresAt];
    await pool.query(issue, values);
    return token;
  },

  /** They are done with: of that kind, or every one of the account. */
  end: async (accountId: AccountId, kind?: LinkKind): Promise<void> => {
    await pool.query(
      'delete from auth.mail_link where account_id = $1 and ($2::text is null or kind = $2)',
      [accountId, kind ?? null],
    );
  },

  /** Undefined for one that was used, ended or never made. */
  find: async (token: string, kind: LinkKind, now: Instant): Promise<Link | undefined> => {
    const { rows } = await pool.query<Link>(
      `select account_id as "accountId", sealed_address as "sealedAddress" from auth.mail_link
       where token_hash = decode($1, 'hex') and kind = $2 and expires_at > $3`,
      [hashOfLink(token), kind, now],
    );
    return rows[0];
  },
});
export type LinkStore = ReturnType<typeof linkStore>;
