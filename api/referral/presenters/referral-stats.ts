import type { ReferralStats } from '../../../domain/contracts/referral-stats.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { ReferralRecord } from '../queries/referral-reads.ts';

const none = { quizCredits: 0, credits: 0 } as const;

/** What a learner's code brought; nothing of it tells who came. */
export const presentReferralStats = (
  { isReferred, referrals }: ReferralRecord,
  { now, creditLeftCents }: { readonly now: Instant; readonly creditLeftCents: number },
): ReferralStats => {
  const { name: month, quizCredits = 0, credits = 0 } = referrals?.month ?? {};
  return {
    count: referrals?.count ?? 0,
    conversions: referrals?.conversions ?? 0,
    rewards: (referrals?.newest ?? []).map(({ referredId: _, ...reward }) => reward),
    quizCredits: referrals?.quizCredits ?? 0,
    creditCents: referrals?.creditCents ?? 0,
    creditLeftCents,
    thisMonth: month === now.slice(0, 7) ? { quizCredits, credits } : none,
    isReferred,
  };
};
