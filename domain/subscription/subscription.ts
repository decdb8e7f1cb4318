import { match } from 'ts-pattern';
import { trialDays } from '../contracts/plans.ts';
import type { Decider } from '../kernel/decider.ts';
import { accepted, type Result, refused } from '../kernel/result.ts';
import { epochMs, instantOf, secondsBetween } from '../kernel/time.ts';
import type { SubscriptionReport } from '../ports/payment-reports.ts';
import { askRefund } from './ask-refund.ts';
import type {
  ExtendPlan,
  GrantPlan,
  RecordReport,
  StartCheckout,
  StartTrial,
  SubscriptionCommand,
  SubscriptionRefusal,
} from './commands.ts';
import { recordCredit } from './credit.ts';
import type { SubscriptionEvent } from './events.ts';
import { type HeldPlans, proEnd, tierAt } from './held-plans.ts';
import {
  type Checkout,
  evolve,
  isRunning,
  latestOf,
  noSubscription,
  runningOf,
  type Subscription,
} from './subscription-state.ts';

type Decision = Result<readonly SubscriptionEvent[], SubscriptionRefusal>;

const dayMs = 86_400_000;
/** A processor lets a subscription that nobody paid go after 23 hours. */
const checkoutSeconds = 22 * 3600;

const takesBack = ({ tier }: Pick<GrantPlan, 'tier'>, { extended }: HeldPlans): boolean =>
  tier === 'free' && extended !== null;

const grant = ({ type: _, ...granted }: GrantPlan, { held }: Subscription): Decision =>
  accepted(
    granted.tier === held.granted && !takesBack(granted, held)
      ? []
      : [{ type: 'PlanGranted', data: granted }],
  );

/** The plan they have, for longer; of who has none the shorter one. */
const extend = (command: ExtendPlan, { held }: Subscription): Decision => {
  const { type: _, ...asked } = command;
  const end = proEnd(held, asked.at);
  if (end === null) return refused({ code: 'ProHasNoEnd' });
  const tier = tierAt(held, asked.at);
  const plan = tier === 'free' ? 'monthly' : tier;
  const until = instantOf(epochMs(end) + asked.days * dayMs);
  return accepted([{ type: 'PlanExtended', data: { ...asked, plan, until } }]);
};

const startTrial = (command: StartTrial, state: Subscription): Decision => {
  const { accountId, at, plan, bonusDays = 0 } = command;
  if (runningOf(state, at)) return refused({ code: 'AlreadySubscribed' });
  if (state.held.trial || latestOf(state)) return refused({ code: 'TrialUsed' });
  const endsAt = instantOf(epochMs(at) + (trialDays + bonusDays) * dayMs);
  return accepted([{ type: 'TrialStarted', data: { accountId, at, plan, endsAt } }]);
};

/** One that could still be paid. */
const isOpen = (checkout: Checkout, state: Subscription, at: StartCheckout['at']): boolean => {
  const begun = Object.values(state.subscriptions).find(
    ({ checkoutId }) => checkoutId === checkout.checkoutId,
  );
  const isUnpaid = begun === undefined || begun.status === 'incomplete';
  return isUnpaid && secondsBetween(checkout.at, at) < checkoutSeconds;
};

const startCheckout = (command: StartCheckout, state: Subscription): Decision => {
  const { accountId, at, plan, checkoutId } = command;
  if (runningOf(state, at)) return refused({ code: 'AlreadySubscribed' });
  const open = state.checkout && isOpen(state.checkout, state, at) ? state.checkout : null;
  if (open?.plan === plan) return accepted([]);
  const replaces = open && { checkoutId: open.checkoutId, plan: open.plan };
  return accepted([
    { type: 'CheckoutStarted', data: { accountId, at, checkoutId, plan, replaces } },
  ]);
};

/**
 * The subscription that runs already when this one comes to run: nobody pays twice. The one that is
 * heard of second is the one too many, whichever was begun first, and never both.
 */
const doubledBy = (
  report: SubscriptionReport,
  state: Subscription,
  at: RecordReport['at'],
): string | null => {
  const { [report.subscriptionId]: known, ...subscriptions } = state.subscriptions;
  if (report.status !== 'active' || (known && isRunning(known, at))) return null;
  return runningOf({ subscriptions }, at)?.subscriptionId ?? null;
};

const recordReport = (command: RecordReport, state: Subscription): Decision => {
  const { accountId, at, report: told, readAfter } = command;
  if (readAfter !== undefined && readAfter !== state.length) return refused({ code: 'Overtaken' });
  if (told.of === 'invoice') {
    const { report } = told;
    if ((state.invoices[report.invoiceId]?.version ?? -1) >= report.version) return accepted([]);
    return accepted([{ type: 'InvoiceReported', data: { accountId, at, report } }]);
  }
  const { report } = told;
  const known = state.subscriptions[report.subscriptionId];
  if (known && known.version >= report.version) return accepted([]);
  const doubles = doubledBy(report, state, at);
  return accepted([{ type: 'SubscriptionReported', data: { accountId, at, report, doubles } }]);
};

/**
 * What plan an account is on, and how it came to it. What the processor tells comes in any order and
 * more than once: of each object the report with the highest version holds, so that every order of
 * the same reports leaves the same behind.
 */
export const subscription: Decider<
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionRefusal
> = {
  initial: noSubscription,
  decide: (command, state) =>
    match(command)
      .returnType<Decision>()
      .with({ type: 'GrantPlan' }, (wish) => grant(wish, state))
      .with({ type: 'ExtendPlan' }, (wish) => extend(wish, state))
      .with({ type: 'StartTrial' }, (wish) => startTrial(wish, state))
      .with({ type: 'StartCheckout' }, (wish) => startCheckout(wish, state))
      .with({ type: 'RecordReport' }, (wish) => recordReport(wish, state))
      .with({ type: 'AskRefund' }, (wish) => askRefund(wish, state))
      .with({ type: 'RecordCredit' }, (wish) => recordCredit(wish, state))
      .exhaustive(),
  evolve,
};
