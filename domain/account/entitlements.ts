import type { SubscriptionTier } from '../contracts/account.ts';
import { type Capability, isFree, planHolds } from '../contracts/entitlements.ts';
import type { Role } from './account-state.ts';

type Entitled = { readonly tier: SubscriptionTier; readonly role: Role };

/** What the plan holds; an admin may look at all there is. */
export const mayUse = (account: Entitled | undefined, capability: Capability): boolean =>
  isFree(capability) ||
  (account !== undefined && (account.role === 'admin' || planHolds(account.tier, capability)));
