import { isPro, type SubscriptionTier } from '../contracts/account.ts';
import type { Role } from './account.ts';

type Standing = { readonly tier: SubscriptionTier; readonly role: Role };

/** Full-length exams are part of Pro; an admin may look at all there is. */
export const mayTakeFullLengthExams = (account: Standing | undefined): boolean =>
  account !== undefined && (isPro(account.tier) || account.role === 'admin');
