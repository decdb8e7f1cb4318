import type { ReferralReward, ReferralStats } from '../../../domain/contracts/referral-stats.ts';
import { instantAt } from '../../support/facts.ts';

export const noReferrals: ReferralStats = {
  count: 0,
  conversions: 0,
  rewards: [],
  quizCredits: 0,
  creditCents: 0,
  creditLeftCents: 0,
  thisMonth: { quizCredits: 0, credits: 0 },
  isReferred: false,
};

const reward = (
  joined: string,
  state: ReferralReward['state'],
  { changed, ...earned }: Partial<ReferralReward> & { readonly changed?: string },
): ReferralReward => ({
  joinedAt: instantAt(`${joined}T15:00:00.000Z`),
  state,
  changedAt: changed ? instantAt(`${changed}T15:00:00.000Z`) : null,
  quizCredits: 0,
  creditCents: 0,
  ...earned,
});

/** One who joined, one who pays, one whose payment was refunded. */
export const referralsFact = (): ReferralStats => ({
  count: 3,
  conversions: 1,
  rewards: [
    reward('2026-11-16', 'joined', { quizCredits: 5 }),
    reward('2026-10-20', 'converted', { changed: '2026-11-02', creditCents: 500 }),
    reward('2026-10-02', 'reversed', { changed: '2026-10-16' }),
  ],
  quizCredits: 5,
  creditCents: 500,
  creditLeftCents: 500,
  thisMonth: { quizCredits: 1, credits: 1 },
  isReferred: false,
});
