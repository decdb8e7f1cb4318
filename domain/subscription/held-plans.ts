import { match, P } from 'ts-pattern';
import type { SubscriptionTier } from '../contracts/account.ts';
import { graceDays } from '../contracts/plans.ts';
import type { PaidPlan } from '../kernel/plans.ts';
import { epochMs, type Instant, instantOf } from '../kernel/time.ts';
import {
  type InvoiceReport,
  isPaidBack,
  type SubscriptionReport,
} from '../ports/payment-reports.ts';
import type { SubscriptionEvent } from './events.ts';

/** A subscription that gives its plan until a moment. */
export type PaidHold = {
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  readonly paidUntil: Instant;
  /** Grace included, where there is any. */
  readonly until: Instant;
};

/** The period of a subscription that was paid back. */
export type RefundedPeriod = { readonly subscriptionId: string; readonly periodEnd: Instant };

/** Every way an account came to a plan. Which it is on follows from the moment: see `tierAt`. */
export type HeldPlans = {
  readonly granted: SubscriptionTier;
  /** Pro without payment up to a moment, as an admin gave it. */
  readonly extended: { readonly plan: PaidPlan; readonly until: Instant } | null;
  readonly trial: { readonly plan: PaidPlan; readonly endsAt: Instant } | null;
  readonly paid: readonly PaidHold[];
  readonly refunded: readonly RefundedPeriod[];
  /** Schools that gave the account a seat. */
  readonly seats: readonly string[];
};

export const noPlans: HeldPlans = {
  granted: 'free',
  extended: null,
  trial: null,
  paid: [],
  refunded: [],
  seats: [],
};

/** What a seat of a school is worth, for as long as it is held. */
const seatTier: SubscriptionTier = 'annual';

/** An account has few subscriptions; a refund older than so many others no longer counts. */
const mostRefunds = 24;

const dayMs = 86_400_000;

/** The end of the time in which a payment that failed is tried again. */
export const graceEnd = (paidUntil: Instant): Instant =>
  instantOf(epochMs(paidUntil) + graceDays * dayMs);

/**
 * A renewal that nobody told of yet has the same time as one that failed: a message that is late must
 * not take Pro away, and one that never comes must not leave it for ever.
 */
const holdOf = (report: SubscriptionReport): PaidHold | undefined => {
  const { subscriptionId, plan, status, paidUntil, cancelsAtEnd } = report;
  if (paidUntil === null || status === 'incomplete' || status === 'ended') return undefined;
  const until = cancelsAtEnd && status === 'active' ? paidUntil : graceEnd(paidUntil);
  return { subscriptionId, plan, paidUntil, until };
};

/** In one order, whatever came first. */
const bySubscription = (one: PaidHold, other: PaidHold): number =>
  one.subscriptionId < other.subscriptionId ? -1 : 1;

const byPeriod = (one: RefundedPeriod, other: RefundedPeriod): number =>
  `${one.periodEnd} ${one.subscriptionId}` < `${other.periodEnd} ${other.subscriptionId}` ? -1 : 1;

const afterReport = (held: HeldPlans, report: SubscriptionReport): HeldPlans => {
  const others = held.paid.filter(({ subscriptionId }) => subscriptionId !== report.subscriptionId);
  const hold = holdOf(report);
  const paid = hold ? [...others, hold] : others;
  return { ...held, paid: paid.toSorted(bySubscription) };
};

const afterInvoice = (held: HeldPlans, report: InvoiceReport): HeldPlans => {
  if (!isPaidBack(report)) return held;
  const { subscriptionId, periodEnd } = report;
  const isKnown = held.refunded.some(
    (one) => one.subscriptionId === subscriptionId && one.periodEnd === periodEnd,
  );
  if (isKnown) return held;
  const refunded = [...held.refunded, { subscriptionId, periodEnd }].toSorted(byPeriod);
  return { ...held, refunded: refunded.slice(-mostRefunds) };
};

/** What an account holds after an event of its subscription. */
export const heldAfter = (held: HeldPlans, event: SubscriptionEvent): HeldPlans =>
  match(event)
    .returnType<HeldPlans>()
    .with({ type: 'PlanGranted' }, ({ data: { tier } }) => ({
      ...held,
      granted: tier,
      // Taking back what was given without payment takes back all of it.
      extended: tier === 'free' ? null : held.extended,
    }))
    .with({ type: 'PlanExtended' }, ({ data: { plan, until } }) => ({
      ...held,
      extended: { plan, until },
    }))
    .with({ type: 'TrialStarted' }, ({ data: { plan, endsAt } }) => ({
      ...held,
      trial: { plan, endsAt },
    }))
    .with({ type: P.union('CheckoutStarted', 'RefundAsked', 'CreditBooked') }, () => held)
    .with({ type: 'SubscriptionReported' }, ({ data }) => afterReport(held, data.report))
    .with({ type: 'InvoiceReported' }, ({ data }) => afterInvoice(held, data.report))
    .exhaustive();

/** What an account holds once it has a seat of a school. */
export const withSeat = (held: HeldPlans, school: string): HeldPlans => ({
  ...held,
  seats: [...new Set([...held.seats, school])].toSorted(),
});

/** What is left to an account that gave its seat back. */
export const withoutSeat = (held: HeldPlans, school: string): HeldPlans => ({
  ...held,
  seats: held.seats.filter((one) => one !== school),
});

/** What was paid for and not paid back, whenever it ends. */
export const standingHolds = ({ paid, refunded }: HeldPlans): readonly PaidHold[] =>
  paid.filter(
    ({ subscriptionId, paidUntil }) =>
      !refunded.some((one) => one.subscriptionId === subscriptionId && one.periodEnd === paidUntil),
  );

/** The paid plan that holds at a moment: of several the one that lasts longest. */
export const paidAt = (held: HeldPlans, now: Instant): PaidHold | undefined =>
  standingHolds(held)
    .filter(({ until }) => until > now)
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))[0];

/** The trial, while it lasts. */
export const trialAt = ({ trial }: HeldPlans, now: Instant): HeldPlans['trial'] =>
  trial && trial.endsAt > now ? trial : null;

/** What an admin gave beyond the rest, while it lasts. */
export const extendedAt = ({ extended }: HeldPlans, now: Instant): HeldPlans['extended'] =>
  extended && extended.until > now ? extended : null;

/** When Pro ends as things stand; null where it has no end, and now where there is none. */
export const proEnd = (held: HeldPlans, now: Instant): Instant | null => {
  if (held.granted !== 'free' || held.seats.length > 0) return null;
  const ends = [trialAt(held, now)?.endsAt, extendedAt(held, now)?.until, paidAt(held, now)?.until];
  return ends.reduce<Instant>((last, end) => (end && end > last ? end : last), now);
};

const worth = { free: 0, monthly: 1, annual: 2 } as const satisfies Record<
  SubscriptionTier,
  number
>;

const plansAt = (held: HeldPlans, now: Instant): readonly (PaidPlan | undefined)[] => [
  trialAt(held, now)?.plan,
  extendedAt(held, now)?.plan,
  paidAt(held, now)?.plan,
];

/** What the account is on at a moment: the best of what was granted, extended, tried and paid, and of a seat. */
export const tierAt = (held: HeldPlans, now: Instant): SubscriptionTier => {
  const seat = held.seats.length > 0 ? seatTier : undefined;
  const tiers = [held.granted, ...plansAt(held, now), seat];
  let best: SubscriptionTier = 'free';
  for (const tier of tiers) if (tier && worth[tier] > worth[best]) best = tier;
  return best;
};
