import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { fromHex } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
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

const issue = statement('mail-link-issue', (of: Given<NewLink & { readonly tokenHash: string }>) =>
  query
    .with('older', (db) =>
      db
        .deleteFrom('auth.mail_link')
        .where('account_id', '=', of.accountId)
        .where('kind', '=', of.kind)
        .where('mail_id', '<>', of.mailId),
    )
    .insertInto('auth.mail_link')
    .values({
      token_hash: fromHex(of.tokenHash),
      mail_id: of.mailId,
      kind: of.kind,
      account_id: of.accountId,
      sealed_address: of.sealedAddress,
      expires_at: of.expiresAt,
    }),
);

const endAll = statement(
  'mail-links-end',
  ({ accountId, kind }: Given<{ accountId: AccountId; kind: LinkKind | null }>) =>
    query
      .deleteFrom('auth.mail_link')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`(${kind}::text is null or kind = ${kind})`),
);

const one = statement(
  'mail-link',
  (of: Given<{ tokenHash: string; kind: LinkKind; now: Instant }>) =>
    query
      .selectFrom('auth.mail_link')
      .select(['account_id as accountId', 'sealed_address as sealedAddress'])
      .where('token_hash', '=', fromHex(of.tokenHash))
      .where('kind', '=', of.kind)
      .where('expires_at', '>', of.now),
);

/** The links in mails: secrets of 256 bits, kept as hashes; a newer mail's ends those of older ones. */
export const linkStore = (pool: Pool) => ({
  /** The secret of a new link; told once and kept nowhere. */
  issue: async (link: NewLink): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await issue.rows(pool, { ...link, tokenHash: hashOfLink(token) });
    return token;
  },

  /** They are done with: of that kind, or every one of the account. */
  end: async (accountId: AccountId, kind?: LinkKind): Promise<void> => {
    await endAll.rows(pool, { accountId, kind: kind ?? null });
  },

  /** Undefined for one that was used, ended or never made. */
  find: (token: string, kind: LinkKind, now: Instant): Promise<Link | undefined> =>
    one.first(pool, { tokenHash: hashOfLink(token), kind, now }),
});
export type LinkStore = ReturnType<typeof linkStore>;
