import { z } from 'zod';
import { instant } from '../kernel/time.ts';

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

/** `joined`: no paid invoice yet. `reversed`: the first payment was refunded. */
export const referralState = z.enum(['joined', 'converted', 'reversed']);
export type ReferralState = z.infer<typeof referralState>;

/** One person who joined; who it is stays theirs. */
const reward = z.object({
  joinedAt: instant,
  state: referralState,
  /** Of the first paid invoice, or of its refund. */
  changedAt: instant.nullable(),
  quizCredits: z.int(),
  /** What stands now; 0 once it was taken back. */
  creditCents: z.int(),
});
export type ReferralReward = z.infer<typeof reward>;

export const referralStats = z.object({
  /** Who joined by the code. */
  count: z.int(),
  /** Of those, who paid an invoice that was not refunded. */
  conversions: z.int(),
  /** The newest fifty, newest first. */
  rewards: z.array(reward),
  quizCredits: z.int(),
  creditCents: z.int(),
  /** Rewards of this calendar month (UTC), of each kind. */
  thisMonth: z.object({ quizCredits: z.int(), credits: z.int() }),
  /** Whether the learner themself joined by somebody's code. */
  isReferred: z.boolean(),
});
export type ReferralStats = z.infer<typeof referralStats>;
