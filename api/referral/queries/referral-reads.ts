import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ReferralsRow } from '../../../projectors/referrals/referrals.ts';

const byCode = statement('referral-code', ({ code }: Given<{ code: string }>) =>
  query
    .selectFrom('read.account')
    .select(({ ref }) => ['key', ref('data', '->>').key('email').as('email')])
    .where('referral_code', '=', code)
    .limit(1),
);

const oneReferrer = statement('referrals', ({ account }: Given<{ account: string }>) =>
  query
    .selectFrom('read.account as a')
    .leftJoin('read.referral as r', 'r.key', 'a.key')
    .select(({ ref }) => [
      ref('a.data', '->>').key('referrerId').as('referrerId'),
      'r.data as referrals',
    ])
    .where('a.key', '=', account),
);

/** Its e-mail is sealed. */
export type CodeOwner = { readonly accountId: AccountId; readonly email: string };

export type ReferralRecord = {
  readonly isReferred: boolean;
  readonly referrals: ReferralsRow | undefined;
};

/** Whose code is whose, and what came of it. */
export const referralReads = (pool: Pool) => ({
  ownerOf: async (code: string): Promise<CodeOwner | undefined> => {
    const row = await byCode.first(pool, { code });
    return row && { accountId: row.key as AccountId, email: row.email };
  },

  standing: async (accountId: AccountId): Promise<ReferralRecord> => {
    const row = await oneReferrer.first(pool, { account: accountId });
    return {
      isReferred: (row?.referrerId ?? null) !== null,
      referrals: row?.referrals ?? undefined,
    };
  },
});
