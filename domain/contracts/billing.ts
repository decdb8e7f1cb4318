import { z } from 'zod';
import { paidPlan } from '../kernel/plans.ts';
import { instant } from '../kernel/time.ts';
import { subscriptionTier } from './account.ts';

export const planBody = z.strictObject({ plan: paidPlan });
export type PlanBody = z.infer<typeof planBody>;

/** What a browser needs to show the form of the processor. */
export const begunSubscription = z.object({
  /** `covered`: the credit pays for all of it, the subscription runs and no card is asked for. */
  payment: z.enum(['due', 'covered']),
  /** For the form of this checkout alone, kept nowhere and told to nobody else; null if `covered`. */
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  plan: paidPlan,
  priceCents: z.int(),
  processor: z.enum(['sandbox', 'stripe']),
});
export type BegunSubscription = z.infer<typeof begunSubscription>;

export const billingState = z.enum([
  ...(['free', 'trial', 'active', 'canceling', 'pastDue', 'ended', 'granted', 'school'] as const),
]);
export type BillingState = z.infer<typeof billingState>;

/** How an account stands with its plan. */
export const billing = z.object({
  /**
   * `canceling`: paid, and not renewed. `pastDue`: a renewal was not paid yet. `ended`: paid for once.
   * `granted`: given without payment. `school`: for as long as the account has a seat of a school.
   */
  state: billingState,
  tier: subscriptionTier,
  plan: paidPlan.nullable(),
  /** When it renews, or ends if it does not; null where it does neither. */
  periodEnd: instant.nullable(),
  renews: z.boolean(),
  /** Where a payment is due: Pro stays until then. */
  graceEnd: instant.nullable(),
  /** From the period's end on, where it is another. */
  nextPlan: paidPlan.nullable(),
  /** What the next renewal costs; null where there is none. */
  renewalCents: z.int().nullable(),
  /** What comes off the invoices to come. */
  creditCents: z.int(),
  trial: z.object({
    /** Whether one can be started. */
    offered: z.boolean(),
    /** How long it is; longer for who came by a code. */
    days: z.int(),
    endsAt: instant.nullable(),
  }),
  /** Whether the processor has a page for the card. */
  hasPortal: z.boolean(),
  processor: z.enum(['sandbox', 'stripe']),
  /** A tester's plan is a sample: nothing of it can be bought or changed. */
  isSample: z.boolean(),
});
export type Billing = z.infer<typeof billing>;

export const invoiceId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'Use an id of an invoice');

export const invoicesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100, 'Use 1 to 100').default(20),
  /** The `next` of the page before. */
  before: invoiceId.optional(),
});

export const invoice = z.object({
  id: z.string(),
  number: z.string(),
  plan: paidPlan,
  cause: z.enum(['start', 'renewal', 'change']),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  amountCents: z.int(),
  /** What of it a credit paid. */
  creditCents: z.int(),
  refundedCents: z.int(),
  currency: z.literal('usd'),
  issuedAt: instant,
  paidAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
});
export type Invoice = z.infer<typeof invoice>;

/** Newest first. */
export const invoicePage = z.object({ invoices: z.array(invoice), next: z.string().nullable() });
export type InvoicePage = z.infer<typeof invoicePage>;

export const portalPage = z.object({ url: z.url() });

/** Asked of the processor; the plan shows it once the processor has reported it. */
export const askedOfProcessor = z.object({ asked: z.literal(true) });

const cardNumber = z
  .string()
  .regex(/^\s*\d(?:[ -]?\d){11,18}\s*$/, 'Enter the card number')
  .transform((text) => text.replaceAll(/\D/g, ''));

export const testCard = z.strictObject({
  number: cardNumber,
  /** Month and year: 04/30. */
  expiry: z.string().regex(/^(?:0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Enter the expiry date as MM/YY'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Enter the security code'),
});

export const sandboxPaymentBody = z.strictObject({
  clientSecret: z.string().regex(/^sandbox_[A-Za-z0-9_-]{1,100}$/, 'Use the client secret'),
  card: testCard,
  /** What the holder answers to the confirmation that their bank asks for. */
  confirmation: z.enum(['approve', 'decline']).optional(),
});
export type SandboxPaymentBody = z.infer<typeof sandboxPaymentBody>;

export const sandboxCardBody = z.strictObject({ card: testCard });

/** `needsConfirmation`: the bank asks the holder; send the same again with `confirmation`. */
export const sandboxPayment = z.object({ status: z.enum(['succeeded', 'needsConfirmation']) });
export type SandboxPayment = z.infer<typeof sandboxPayment>;
