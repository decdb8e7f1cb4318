import { match } from 'ts-pattern';
import type { PaidPlan } from '../kernel/plans.ts';
import type { Instant } from '../kernel/time.ts';
import type { InvoiceReport, SubscriptionReport } from '../ports/payment-reports.ts';
import type { SubscriptionEvent } from './events.ts';
import { type HeldPlans, heldAfter, noPlans } from './held-plans.ts';

export type Checkout = {
  readonly checkoutId: string;
  readonly plan: PaidPlan;
  readonly at: Instant;
  readonly replaces: Pick<Checkout, 'checkoutId' | 'plan'> | null;
};

/** All that happened to the plan of one account. */
export type Subscription = {
  readonly held: HeldPlans;
  /** The last that was begun. */
  readonly checkout: Checkout | null;
  /** As each was reported last, by its id. */
  readonly subscriptions: Readonly<Record<string, SubscriptionReport>>;
  /** As each was reported last, by its id. */
  readonly invoices: Readonly<Record<string, InvoiceReport>>;
  /** Invoices that an operator gave back. */
  readonly refundsAsked: readonly string[];
  /** What the processor booked as credit, by what it came of. */
  readonly credits: Readonly<
    Record<string, { readonly customerId: string; readonly cents: number }>
  >;
  /** Events of the stream. */
  readonly length: number;
};

export const noSubscription: Subscription = {
  held: noPlans,
  checkout: null,
  subscriptions: {},
  invoices: {},
  refundsAsked: [],
  credits: {},
  length: 0,
};

/** The state after an event. */
export const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  const next = { ...state, held: heldAfter(state.held, event), length: state.length + 1 };
  return match(event)
    .returnType<Subscription>()
    .with({ type: 'CheckoutStarted' }, ({ data: { accountId: _, ...checkout } }) => ({
      ...next,
      checkout,
    }))
    .with({ type: 'SubscriptionReported' }, ({ data: { report } }) => ({
      ...next,
      subscriptions: { ...state.subscriptions, [report.subscriptionId]: report },
    }))
    .with({ type: 'InvoiceReported' }, ({ data: { report } }) => ({
      ...next,
      invoices: { ...state.invoices, [report.invoiceId]: report },
    }))
    .with({ type: 'RefundAsked' }, ({ data: { invoiceId } }) => ({
      ...next,
      refundsAsked: [...state.refundsAsked, invoiceId],
    }))
    .with({ type: 'CreditBooked' }, ({ data: { creditId, customerId, cents } }) => ({
      ...next,
      credits: { ...state.credits, [creditId]: { customerId, cents } },
    }))
    .otherwise(() => next);
};

/** One that was canceled is over with its period, whether its processor has said so or not. */
export const isRunning = (report: SubscriptionReport, now: Instant): boolean => {
  const { status, cancelsAtEnd, paidUntil } = report;
  if (status === 'pastDue') return true;
  return status === 'active' && !(cancelsAtEnd && paidUntil !== null && paidUntil <= now);
};

/** The subscription that the processor goes on with: the first where somebody paid twice. */
export const runningOf = (
  { subscriptions }: Pick<Subscription, 'subscriptions'>,
  now: Instant,
): SubscriptionReport | undefined =>
  Object.values(subscriptions)
    .filter((report) => isRunning(report, now))
    .toSorted((one, other) =>
      `${one.startedAt} ${one.subscriptionId}` < `${other.startedAt} ${other.subscriptionId}`
        ? -1
        : 1,
    )[0];

/** The one whose start is latest among those that were ever paid. */
export const latestOf = ({ subscriptions }: Subscription): SubscriptionReport | undefined =>
  Object.values(subscriptions)
    .filter(({ paidUntil }) => paidUntil !== null)
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))[0];
