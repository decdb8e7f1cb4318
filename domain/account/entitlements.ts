import { isPro, type SubscriptionTier } from '../contracts/account.ts';
import type { Role } from './account.ts';

/** Until plans are sold, everybody is on the free one. */
export const tierOfEveryone: SubscriptionTier = 'free';

/** Full-length exams are part of Pro; an admin may look at all there is. */
export const mayTakeFullLengthExams = (tier: SubscriptionTier, role: Role): boolean =>
  isPro(tier) || role === 'admin';
