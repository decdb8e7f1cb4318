import { z } from 'zod';

/** What a referral earns, and how often: whatever is granted or printed is read here. */
export const referralTerms = {
  /** Quiz credits of a referrer on the free plan, when somebody joins by their code. */
  quizCredits: 5,
  /** Of a referrer on Pro, when the first invoice of somebody they referred is paid. */
  creditCents: 500,
  /** Free days of Pro for whoever joins by a code. */
  bonusDays: 3,
  /** Rewards of each kind that one referrer is given in a calendar month (UTC). */
  rewardsPerMonth: 10,
} as const;

/** The name of the code in the address of a shared link. */
export const referralParameter = 'ref';

/** A code as it is typed or linked; case does not matter. */
export const referralCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,32}$/, 'Use the letters and digits of a referral code');
