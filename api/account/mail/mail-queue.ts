import type { Pool } from 'pg';
import { type MailKind, termsOf } from '../../../domain/account/mail/mail-kinds.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { folded } from '../identity-store.ts';

/** More than a person needs in an hour; who asks oftener has mails already. */
const mostResets = 3;
const resetsWithinMs = 3_600_000;

/** What may wait to be sent, of all accounts: nobody fills the database while the mail server is away. */
const room = 10_000;

/** A cause is not answered twice for so long, however late it is tried again. */
const keptMs = 7 * 24 * 3_600_000;

const before = (at: Instant, ms: number): Instant => instantOf(epochMs(at) - ms);
const after = (at: Instant, ms: number): Instant => instantOf(epochMs(at) + ms);

export type WantedMail = {
  /** Follows from its cause. */
  readonly id: string;
  readonly kind: MailKind;
  readonly accountId: AccountId;
  readonly at: Instant;
  /** Texts of the person that the mail needs, sealed. */
  readonly sealed?: Readonly<Record<string, string>>;
};

export type ResetWish = {
  readonly id: string;
  /** Known or not. */
  readonly emailOrUsername: string;
  readonly at: Instant;
};

const add = `
  insert into auth.mail (id, kind, account_id, sealed, asked_at, ends_at)
  select $1, $2, account_id, $4, $5, $6 from auth.identity
  where account_id = $3 and (select count(*) from auth.mail where done_at is null) < $7
  on conflict (id) do nothing`;

/** Mail that is to be sent, in Postgres: what stands here is sent, by whatever process lives. */
export const mailQueue = (pool: Pool, wake: () => void = () => undefined) => ({
  /** The same id again is no second mail. */
  add: async ({ id, kind, accountId, at, sealed = {} }: WantedMail): Promise<void> => {
    const ends = after(at, termsOf(kind).worthMs);
    await pool.query(add, [id, kind, accountId, JSON.stringify(sealed), at, ends, room]);
    wake();
  },

  /** Takes as long whether somebody has the name or nobody. */
  askReset: async ({ id, emailOrUsername, at }: ResetWish): Promise<void> => {
    const ends = after(at, termsOf('reset-link').worthMs);
    const since = before(at, resetsWithinMs);
    const values = [id, folded(emailOrUsername), at, ends, since, mostResets, room];
    await pool.query('select auth.ask_reset($1, $2, $3, $4, $5, $6, $7)', values);
    wake();
  },

  forgetStale: async (now: Instant): Promise<void> => {
    await pool.query('delete from auth.mail_link where expires_at <= $1', [now]);
    await pool.query('delete from auth.mail where ends_at < $1', [before(now, keptMs)]);
  },
});
export type MailQueue = ReturnType<typeof mailQueue>;
