import type { SubscriptionTier } from '../contracts/account.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { SubscriptionEvent } from './events.ts';

export type Subscription = { readonly tier: SubscriptionTier };

export type GrantPlan = {
  readonly type: 'GrantPlan';
  readonly accountId: AccountId;
  readonly at: Instant;
  readonly tier: SubscriptionTier;
};

/** What plan an account is on. */
export const subscription: Decider<Subscription, GrantPlan, SubscriptionEvent, never> = {
  initial: { tier: 'free' },
  decide: ({ type: _, ...granted }, { tier }) =>
    accepted(granted.tier === tier ? [] : [{ type: 'PlanGranted', data: granted }]),
  evolve: (_, { data: { tier } }) => ({ tier }),
};
