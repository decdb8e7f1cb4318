import { z } from 'zod';
import { paidPlan } from '../kernel/plans.ts';
import { instant } from '../kernel/time.ts';

/** An id as a payment processor gives it to what it keeps. */
export const processorId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

const cents = z.int().min(0).max(100_000_000);

/** Grows with each change of the object at the processor: of two reports the one with the higher holds. */
const version = z.int().min(0);

/** A subscription as its processor has it. */
export const subscriptionReport = z.strictObject({
  subscriptionId: processorId,
  customerId: processorId,
  /** That it was begun with; null where somebody made it at the processor. */
  checkoutId: z.uuid().nullable(),
  version,
  plan: paidPlan,
  /** From the end of the period on; null where it stays. */
  nextPlan: paidPlan.nullable(),
  /** `incomplete` before the first payment; `pastDue` while a payment that failed is tried again. */
  status: z.enum(['incomplete', 'active', 'pastDue', 'ended']),
  startedAt: instant,
  /** The end of the last period that was paid; null before the first payment. */
  paidUntil: instant.nullable(),
  cancelsAtEnd: z.boolean(),
});
export type SubscriptionReport = z.infer<typeof subscriptionReport>;

/** An invoice as its processor has it. */
export const invoiceReport = z.strictObject({
  invoiceId: processorId,
  subscriptionId: processorId,
  version,
  number: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  plan: paidPlan,
  /** `change`: the difference when a plan was changed within its period. */
  cause: z.enum(['start', 'renewal', 'change']),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  amountCents: cents,
  /** What of it a credit of the customer paid. */
  creditCents: cents,
  refundedCents: cents,
  currency: z.literal('usd'),
  issuedAt: instant,
  paidAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
});
export type InvoiceReport = z.infer<typeof invoiceReport>;

/** What of an invoice money pays: no refund gives back more. */
export const chargedCents = ({
  amountCents,
  creditCents,
}: Pick<InvoiceReport, 'amountCents' | 'creditCents'>): number => amountCents - creditCents;

/** Whether all that was charged went back. */
export const isPaidBack = (report: Omit<InvoiceReport, 'version'>): boolean =>
  report.status === 'paid' &&
  chargedCents(report) > 0 &&
  report.refundedCents >= chargedCents(report);
