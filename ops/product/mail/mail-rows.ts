import type { Pool } from 'pg';
import { type MailKind, mailKinds } from '../../../domain/account/mail/mail-kinds.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';

/** A mail that this process sends, for as long as nobody else may. */
export type DueMail = {
  readonly id: string;
  readonly kind: MailKind;
  /** Null where nobody has the name. */
  readonly accountId: AccountId | null;
  readonly sealed: Readonly<Record<string, string>>;
  readonly askedAt: Date;
  readonly endsAt: Date;
  /** Absent until the read model has it. */
  readonly account: Pick<AccountRow, 'email' | 'emailVerified' | 'firstName' | 'testMode'> | null;
  /** A newer mail holds the link that works. */
  readonly isOutdated: boolean;
};

/** Longer than a mail server may take; who dies meanwhile leaves it to the next look after that. */
const claimedFor = '2 minutes';

const claim = `
  with due as (
    update auth.mail set due_at = now() + interval '${claimedFor}', tries = tries + 1
    where id in (
      select id from auth.mail where done_at is null and due_at <= now()
      order by due_at limit $1 for update skip locked)
    returning *)
  select d.id, d.kind, d.account_id as "accountId", d.sealed, d.asked_at as "askedAt",
    d.ends_at as "endsAt", a.data as account,
    d.kind = any($2) and exists (
      select from auth.mail newer
      where newer.account_id = d.account_id and newer.kind = d.kind
        and newer.asked_at > d.asked_at) as "isOutdated"
  from due d left join read.account a on a.key = d.account_id
  order by d.asked_at`;

const withLinks = Object.entries(mailKinds)
  .filter(([, terms]) => 'page' in terms)
  .map(([kind]) => kind);

/** After 10 s, 20 s and so on, an hour at the most; the clock is the database's alone. */
const postpone = `
  update auth.mail set due_at = now() + least(interval '1 hour', interval '5 s' * power(2, least(tries, 12)))
  where id = $1`;

export const mailRows = (pool: Pool) => ({
  /** Some mail that is due; nobody else is given it for two minutes. */
  claim: async (most: number): Promise<readonly DueMail[]> =>
    (await pool.query<DueMail>(claim, [most, withLinks])).rows,

  /** It was sent, or never will be. */
  done: async (id: string, at: Instant): Promise<void> => {
    await pool.query('update auth.mail set done_at = $2 where id = $1', [id, at]);
  },

  /** Of nobody: a name that was typed leaves no trace. */
  forget: async (id: string): Promise<void> => {
    await pool.query('delete from auth.mail where id = $1', [id]);
  },

  postpone: async (id: string): Promise<void> => {
    await pool.query(postpone, [id]);
  },
});
export type MailRows = ReturnType<typeof mailRows>;
