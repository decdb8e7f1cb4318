import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ReferralsRow } from '../../../projectors/referrals/referrals.ts';

const byCode = {
  name: 'referral-code',
  text: `select key, data->>'email' as email from read.account where referral_code = $1 limit 1`,
};

const oneReferrer = {
  name: 'referrals',
  text: `select a.data->>'referrerId' as "referrerId", r.data as referrals
         from read.account a left join read.referral r on r.key = a.key where a.key = $1`,
};

/** Its e-mail is sealed. */
export type CodeOwner = { readonly accountId: AccountId; readonly email: string };

export type ReferralStanding = {
  readonly isReferred: boolean;
  readonly referrals: ReferralsRow | undefined;
};

/** Whose code is whose, and what came of it. */
export const referralReads = (pool: Pool) => ({
  ownerOf: async (code: string): Promise<CodeOwner | undefined> => {
    const { rows } = await pool.query<{ key: AccountId; email: string }>({
      ...byCode,
      values: [code],
    });
    const [row] = rows;
    return row && { accountId: row.key, email: row.email };
  },

  standing: async (accountId: AccountId): Promise<ReferralStanding> => {
    const { rows } = await pool.query<{
      referrerId: string | null;
      referrals: ReferralsRow | null;
    }>({ ...oneReferrer, values: [accountId] });
    const [row] = rows;
    return {
      isReferred: (row?.referrerId ?? null) !== null,
      referrals: row?.referrals ?? undefined,
    };
  },
});
