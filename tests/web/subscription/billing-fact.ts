import type { BegunSubscription, Billing, Invoice } from '../../../domain/contracts/billing.ts';
import { instantAt } from '../../support/facts.ts';

export const renewsAt = instantAt('2027-11-23T18:00:00.000Z');

/** A learner on Free who has had no trial, unless said otherwise. */
export const billingFact = (changes: Partial<Billing> = {}): Billing => ({
  state: 'free',
  tier: 'free',
  plan: null,
  periodEnd: null,
  renews: false,
  graceEnd: null,
  nextPlan: null,
  renewalCents: null,
  trial: { offered: true, days: 7, endsAt: null },
  creditCents: 0,
  hasPortal: false,
  processor: 'sandbox',
  isSample: false,
  ...changes,
});

/** Paid for a year. */
export const annualFact = (changes: Partial<Billing> = {}): Billing =>
  billingFact({
    state: 'active',
    tier: 'annual',
    plan: 'annual',
    periodEnd: renewsAt,
    renews: true,
    renewalCents: 19_900,
    trial: { offered: false, days: 7, endsAt: null },
    hasPortal: true,
    ...changes,
  });

export const begunFact = (plan: BegunSubscription['plan']): BegunSubscription => ({
  payment: 'due',
  clientSecret: `sandbox_secret_${plan}`,
  subscriptionId: `sub_${plan}`,
  plan,
  priceCents: plan === 'annual' ? 19_900 : 2900,
  processor: 'sandbox',
});

export const invoiceFact = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'BW-0001',
  plan: 'annual',
  cause: 'start',
  status: 'paid',
  amountCents: 19_900,
  creditCents: 0,
  refundedCents: 0,
  currency: 'usd',
  issuedAt: instantAt('2026-11-23T18:00:00.000Z'),
  paidAt: instantAt('2026-11-23T18:00:00.000Z'),
  periodStart: instantAt('2026-11-23T18:00:00.000Z'),
  periodEnd: renewsAt,
  ...changes,
});
