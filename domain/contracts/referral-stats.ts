import { z } from 'zod';
import { instant } from '../kernel/time.ts';

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
  /** Of that what no invoice has used yet: it comes off the next one. */
  creditLeftCents: z.int(),
  /** Rewards of this calendar month (UTC), of each kind. */
  thisMonth: z.object({ quizCredits: z.int(), credits: z.int() }),
  /** Whether the learner themself joined by somebody's code. */
  isReferred: z.boolean(),
});
export type ReferralStats = z.infer<typeof referralStats>;
