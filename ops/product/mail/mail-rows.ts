import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
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

const withLinks = Object.entries(mailKinds)
  .filter(([, terms]) => 'page' in terms)
  .map(([kind]) => kind);

const claim = statement(
  'mail-claim',
  ({ most, linked }: Given<{ most: number; linked: readonly string[] }>) =>
    query
      .with('due', (db) =>
        db
          .updateTable('auth.mail')
          .set(({ eb }) => ({
            due_at: sql<Date>`now() + ${sql.lit(claimedFor)}::interval`,
            tries: eb('tries', '+', 1),
          }))
          .where('id', 'in', ({ selectFrom }) =>
            selectFrom('auth.mail')
              .select('id')
              .where('done_at', 'is', null)
              .where('due_at', '<=', sql<Date>`now()`)
              .orderBy('due_at')
              .limit(most)
              .forUpdate()
              .skipLocked(),
          )
          .returningAll(),
      )
      .selectFrom('due as d')
      .leftJoin('read.account as a', 'a.key', 'd.account_id')
      .select(({ exists, selectFrom, and, eb, fn }) => [
        'd.id',
        'd.kind',
        'd.account_id as accountId',
        'd.sealed',
        'd.asked_at as askedAt',
        'd.ends_at as endsAt',
        'a.data as account',
        and([
          eb('d.kind', '=', fn.any(linked).$castTo<MailKind>()),
          exists(
            selectFrom('auth.mail as newer')
              .select('newer.id')
              .whereRef('newer.account_id', '=', 'd.account_id')
              .whereRef('newer.kind', '=', 'd.kind')
              .whereRef('newer.asked_at', '>', 'd.asked_at'),
          ),
        ]).as('isOutdated'),
      ])
      .orderBy('d.asked_at'),
);

type One = { readonly id: string };

const done = statement('mail-done', ({ id, at }: Given<One & { readonly at: Instant }>) =>
  query.updateTable('auth.mail').set({ done_at: at }).where('id', '=', id),
);

const forget = statement('mail-forget-one', ({ id }: Given<One>) =>
  query.deleteFrom('auth.mail').where('id', '=', id),
);

type Delayed = One & { readonly half: string };

/** After twice this half, four times and so on, an hour at the most; the clock is the database's alone. */
const postpone = statement('mail-postpone', ({ id, half }: Given<Delayed>) =>
  query
    .updateTable('auth.mail')
    .set({
      due_at: sql<Date>`now()
        + least(interval '1 hour', ${half}::interval * power(2, least(tries, 12)))`,
    })
    .where('id', '=', id),
);

const untilDue = statement('mail-until-due', () =>
  query
    .selectFrom('auth.mail')
    .select(({ fn }) =>
      sql<number | null>`extract(epoch from ${fn.min('due_at')} - now())::float8 * 1000`.as('ms'),
    )
    .where('done_at', 'is', null),
);

export const mailRows = (pool: Pool) => ({
  /** Some mail that is due; nobody else is given it for two minutes. */
  claim: async (most: number): Promise<readonly DueMail[]> =>
    (await claim.rows(pool, { most, linked: withLinks })).map(({ isOutdated, ...mail }) => ({
      ...mail,
      isOutdated: Boolean(isOutdated),
    })),

  /** It was sent, or never will be. */
  done: async (id: string, at: Instant): Promise<void> => {
    await done.rows(pool, { id, at });
  },

  /** Of nobody: a name that was typed leaves no trace. */
  forget: async (id: string): Promise<void> => {
    await forget.rows(pool, { id });
  },

  /** Milliseconds until some mail is due, below 0 where it is already; null where none waits. */
  untilDueMs: async (): Promise<number | null> => (await untilDue.rows(pool))[0]?.ms ?? null,

  /** After 10 s, 20 s and so on. */
  postpone: async (id: string): Promise<void> => {
    await postpone.rows(pool, { id, half: '5 s' });
  },

  /** After a quarter of a second, half a second and so on: what it waits for is on its way. */
  awaitNews: async (id: string): Promise<void> => {
    await postpone.rows(pool, { id, half: '125 ms' });
  },
});
export type MailRows = ReturnType<typeof mailRows>;
