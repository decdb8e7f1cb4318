import type { PaidPlan } from '../kernel/plans.ts';

/** What a plan costs, in cents of a US dollar, for each of its periods. */
export const planPrices = {
  monthly: { cents: 2900, months: 1 },
  annual: { cents: 19_900, months: 12 },
} as const satisfies Readonly<
  Record<PaidPlan, { readonly cents: number; readonly months: number }>
>;

/** Without a card, once for each person. */
export const trialDays = 7;

/** A payment that failed is tried again for so long, and Pro stays. */
export const graceDays = 7;
