import { describe, it } from 'vitest';
import type { SubscriptionTier } from '../../../domain/contracts/account.ts';
import type { SubscriptionEvent } from '../../../domain/subscription/events.ts';
import { noPlans } from '../../../domain/subscription/held-plans.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { noSubscription } from '../../../domain/subscription/subscription-state.ts';
import { learner, noon } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const granted = (tier: SubscriptionTier): SubscriptionEvent => ({
  type: 'PlanGranted',
  data: { accountId: learner, at: noon, tier },
});
const grant = (tier: SubscriptionTier) =>
  ({ type: 'GrantPlan', accountId: learner, at: noon, tier }) as const;

describe('the plan of an account', () => {
  it('is free until an operator grants another', () => {
    given(subscription, []).when(grant('annual')).thenRecords(granted('annual'));
    given(subscription, [granted('annual')]).thenState({
      ...noSubscription,
      held: { ...noPlans, granted: 'annual' },
      length: 1,
    });
  });

  it('goes back to free when it is taken back', () => {
    given(subscription, [granted('annual')])
      .when(grant('free'))
      .thenRecords(granted('free'));
  });

  it('is not granted twice', () => {
    given(subscription, []).when(grant('free')).thenRecords();
    given(subscription, [granted('monthly')])
      .when(grant('monthly'))
      .thenRecords();
  });
});
