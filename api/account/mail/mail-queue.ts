import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
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

const add = statement(
  'mail-add',
  (of: Given<Required<Omit<WantedMail, 'sealed'>> & { sealed: string; ends: Instant }>) =>
    query
      .insertInto('auth.mail')
      .columns(['id', 'kind', 'account_id', 'sealed', 'asked_at', 'ends_at'])
      .expression(({ selectFrom }) =>
        selectFrom('auth.identity as i')
          .select(({ cast }) => [
            cast<string>(of.id, 'uuid').as('id'),
            cast<MailKind>(of.kind, 'text').as('kind'),
            'i.account_id',
            cast<Readonly<Record<string, string>>>(of.sealed, 'jsonb').as('sealed'),
            cast<Date>(of.at, 'timestamptz').as('asked_at'),
            cast<Date>(of.ends, 'timestamptz').as('ends_at'),
          ])
          .where('i.account_id', '=', of.accountId)
          .where(
            ({ selectFrom: from, fn }) =>
              from('auth.mail')
                .select(fn.countAll<number>().as('waiting'))
                .where('done_at', 'is', null),
            '<',
            room,
          ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
);

type Reset = {
  readonly id: string;
  readonly typed: string;
  readonly at: Instant;
  readonly ends: Instant;
  readonly since: Instant;
};

const askReset = statement('mail-ask-reset', (of: Given<Reset>) =>
  query.selectNoFrom(({ fn, val }) =>
    fn<void>('auth.ask_reset', [
      of.id,
      of.typed,
      of.at,
      of.ends,
      of.since,
      val(mostResets),
      val(room),
    ]).as('asked'),
  ),
);

const forgetLinks = statement('mail-links-forget', ({ now }: Given<{ now: Instant }>) =>
  query.deleteFrom('auth.mail_link').where('expires_at', '<=', now),
);

const forgetMail = statement('mail-forget', ({ before: end }: Given<{ before: Instant }>) =>
  query.deleteFrom('auth.mail').where('ends_at', '<', end),
);

/** Mail that is to be sent, in Postgres: what stands here is sent, by whatever process lives. */
export const mailQueue = (pool: Pool, wake: () => void = () => undefined) => ({
  /** The same id again is no second mail. */
  add: async ({ id, kind, accountId, at, sealed = {} }: WantedMail): Promise<void> => {
    const ends = after(at, termsOf(kind).worthMs);
    await add.rows(pool, { id, kind, accountId, sealed: JSON.stringify(sealed), at, ends });
    wake();
  },

  /** Takes as long whether somebody has the name or nobody. */
  askReset: async ({ id, emailOrUsername, at }: ResetWish): Promise<void> => {
    const ends = after(at, termsOf('reset-link').worthMs);
    const since = before(at, resetsWithinMs);
    await askReset.rows(pool, { id, typed: folded(emailOrUsername), at, ends, since });
    wake();
  },

  forgetStale: async (now: Instant): Promise<void> => {
    await forgetLinks.rows(pool, { now });
    await forgetMail.rows(pool, { before: before(now, keptMs) });
  },
});
export type MailQueue = ReturnType<typeof mailQueue>;
