import type { Billing, BillingState } from '../../../domain/contracts/billing.ts';
import { planPrices, trialDays } from '../../../domain/contracts/plans.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { SubscriptionReport } from '../../../domain/ports/payment-reports.ts';
import { creditLeft } from '../../../domain/subscription/credit.ts';
import {
  extendedAt,
  graceEnd,
  type HeldPlans,
  paidAt,
  tierAt,
  trialAt,
} from '../../../domain/subscription/held-plans.ts';
import {
  latestOf,
  runningOf,
  type Subscription,
} from '../../../domain/subscription/subscription-state.ts';

type SubscriptionTerms = Pick<
  Billing,
  'state' | 'plan' | 'periodEnd' | 'renews' | 'graceEnd' | 'nextPlan' | 'renewalCents'
>;

const resting: Omit<SubscriptionTerms, 'state'> = {
  plan: null,
  periodEnd: null,
  renews: false,
  graceEnd: null,
  nextPlan: null,
  renewalCents: null,
};

const stateOf = ({ status, cancelsAtEnd }: SubscriptionReport): BillingState => {
  if (status === 'pastDue') return 'pastDue';
  return cancelsAtEnd ? 'canceling' : 'active';
};

const standingOfPaid = (report: SubscriptionReport): SubscriptionTerms => {
  const { plan, nextPlan, paidUntil: periodEnd } = report;
  const state = stateOf(report);
  const renews = state === 'active';
  return {
    state,
    plan,
    periodEnd,
    renews,
    graceEnd: state === 'pastDue' && periodEnd ? graceEnd(periodEnd) : null,
    nextPlan,
    renewalCents: state === 'canceling' ? null : planPrices[nextPlan ?? plan].cents,
  };
};

/** What is given or tried, by what of it lasts longest. */
const unpaidAt = (held: HeldPlans, now: Instant): SubscriptionTerms | undefined => {
  const extended = extendedAt(held, now);
  if (extended && held.granted === 'free') {
    return { ...resting, state: 'granted', plan: extended.plan, periodEnd: extended.until };
  }
  const trial = trialAt(held, now);
  if (trial) return { ...resting, state: 'trial', plan: trial.plan, periodEnd: trial.endsAt };
  return held.granted === 'free' ? undefined : { ...resting, state: 'granted', plan: held.granted };
};

const standingOf = (state: Subscription, now: Instant): SubscriptionTerms => {
  const paid = paidAt(state.held, now);
  const report = (paid && state.subscriptions[paid.subscriptionId]) ?? runningOf(state, now);
  if (report && (paid || report.status === 'pastDue')) return standingOfPaid(report);
  if (state.held.seats.length > 0) return { ...resting, state: 'school' };
  const standing = unpaidAt(state.held, now);
  return standing ?? { ...resting, state: latestOf(state) ? 'ended' : 'free' };
};

type BillingContext = {
  readonly now: Instant;
  readonly processor: Billing['processor'];
  readonly isSample: boolean;
  readonly bonusDays: number;
};

/** How an account stands with its plan, as its owner sees it. */
export const presentBilling = (
  state: Subscription,
  { now, processor, isSample, bonusDays }: BillingContext,
): Billing => {
  const latest = latestOf(state);
  return {
    ...standingOf(state, now),
    tier: tierAt(state.held, now),
    trial: {
      offered: !isSample && !state.held.trial && !latest,
      days: trialDays + bonusDays,
      endsAt: state.held.trial?.endsAt ?? null,
    },
    creditCents: creditLeft(state),
    hasPortal: !isSample && latest !== undefined,
    processor,
    isSample,
  };
};
