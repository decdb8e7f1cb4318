import { z } from 'zod';
import { subscriptionTier } from '../contracts/account.ts';
import type { EventData } from '../kernel/envelope.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { paidPlan } from '../kernel/plans.ts';
import { instant } from '../kernel/time.ts';
import { invoiceReport, processorId, subscriptionReport } from '../ports/payment-reports.ts';

/** An operator gave a plan, without payment; `free` takes it back. */
const planGranted = defineEvent({
  type: 'PlanGranted',
  personal: ['reason'],
  data: z.strictObject({
    accountId,
    at: instant,
    tier: subscriptionTier,
    /** As an admin gave it; none from the command line. */
    reason: z.string().optional(),
  }),
});

/** Pro without payment up to a moment, after what they have. */
const planExtended = defineEvent({
  type: 'PlanExtended',
  personal: ['reason'],
  data: z.strictObject({
    accountId,
    at: instant,
    plan: paidPlan,
    days: z.int().min(1),
    until: instant,
    reason: z.string(),
  }),
});

/** Pro for a week without a card, once for each person. */
const trialStarted = defineEvent({
  type: 'TrialStarted',
  data: z.strictObject({ accountId, at: instant, plan: paidPlan, endsAt: instant }),
});

/** Somebody is about to pay for a plan. */
const checkoutStarted = defineEvent({
  type: 'CheckoutStarted',
  data: z.strictObject({
    accountId,
    at: instant,
    checkoutId: z.uuid(),
    plan: paidPlan,
    /** A checkout for another plan that nobody paid and nobody is to pay any more. */
    replaces: z.strictObject({ checkoutId: z.uuid(), plan: paidPlan }).nullable(),
  }),
});

/** The processor told how a subscription stands. */
const subscriptionReported = defineEvent({
  type: 'SubscriptionReported',
  data: z.strictObject({
    accountId,
    at: instant,
    report: subscriptionReport,
    /** Another subscription of the account that was paid for already. */
    doubles: processorId.nullable(),
  }),
});

/** There was no credit to pay with. */
const withoutCredit = (data: EventData): EventData => ({
  ...data,
  report: { ...(data['report'] as EventData), creditCents: 0 },
});

/** The processor told how an invoice stands. */
const invoiceReported = defineEvent({
  type: 'InvoiceReported',
  version: 2,
  data: z.strictObject({ accountId, at: instant, report: invoiceReport }),
  upcasters: { 1: withoutCredit },
});

/** An operator gives an invoice back; that it was given back the processor tells. */
const refundAsked = defineEvent({
  type: 'RefundAsked',
  data: z.strictObject({
    accountId,
    at: instant,
    invoiceId: processorId,
    subscriptionId: processorId,
    /** Whether the subscription is not renewed either. */
    cancels: z.boolean(),
  }),
});

/** The processor keeps a credit of the account, which pays for its invoices to come. */
const creditBooked = defineEvent({
  type: 'CreditBooked',
  data: z.strictObject({
    accountId,
    at: instant,
    /** The event that earned it, or that took it back. */
    creditId: z.uuid(),
    customerId: processorId,
    /** Below zero where it was taken back: what of it was not used. */
    cents: z.int().min(-1_000_000).max(1_000_000),
  }),
});

export const subscriptionEvents = [
  planGranted,
  planExtended,
  trialStarted,
  checkoutStarted,
  subscriptionReported,
  invoiceReported,
  refundAsked,
  creditBooked,
] as const;
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>;
