import { planPrices, trialDays } from '../../contracts/plans.ts';
import { subscriptionStream } from '../../kernel/ids.ts';
import type { PaidPlan } from '../../kernel/plans.ts';
import { addMonths, epochMs, type Instant, instantOf } from '../../kernel/time.ts';
import type { InvoiceReport, SubscriptionReport } from '../../ports/payment-reports.ts';
import type { Report } from '../../ports/payments.ts';
import type { SubscriptionCommand } from '../../subscription/commands.ts';
import { subscription } from '../../subscription/subscription.ts';
import type { Learner } from './learner.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const after = (at: Instant, ms: number): Instant => instantOf(epochMs(at) + ms);

type Charge = Pick<
  InvoiceReport,
  'plan' | 'cause' | 'amountCents' | 'issuedAt' | 'periodStart' | 'periodEnd'
>;

/** What a processor would tell of one subscription, each report with the next version. */
const samplePayments = ({ accountId, recorder, ids }: Learner, checkoutId: string) => {
  const subscriptionId = `sub_sample_${checkoutId}`;
  let standing: SubscriptionReport | undefined;
  let charges = 0;

  const record = (at: Instant, report: Report): void => {
    const command = { type: 'RecordReport', accountId, at, report } as const;
    const stream = subscriptionStream(accountId);
    recorder.carryOut({ decider: subscription, stream, command });
  };

  const tell = (
    at: Instant,
    changes: Partial<SubscriptionReport> & Pick<SubscriptionReport, 'plan'>,
  ): void => {
    standing = {
      subscriptionId,
      customerId: `cus_sample_${ids.named('customer')}`,
      checkoutId,
      nextPlan: null,
      status: 'incomplete',
      startedAt: at,
      paidUntil: null,
      cancelsAtEnd: false,
      ...standing,
      ...changes,
      version: (standing?.version ?? 0) + 1,
    };
    record(at, { of: 'subscription', report: standing });
  };

  /** An invoice, and its payment at a later moment. */
  const charge = (about: Charge, paidAt: Instant): void => {
    charges += 1;
    const open = {
      ...about,
      invoiceId: `in_sample_${checkoutId}-${charges}`,
      subscriptionId,
      number: `SAMPLE-${checkoutId.slice(0, 8).toUpperCase()}-${charges}`,
      creditCents: 0,
      refundedCents: 0,
      currency: 'usd',
      status: 'open',
      paidAt: null,
      version: 1,
    } as const;
    record(about.issuedAt, { of: 'invoice', report: open });
    const paid = { ...open, status: 'paid', paidAt, version: 2 } as const;
    record(paidAt, { of: 'invoice', report: paid });
  };

  return { tell, charge };
};
type SamplePayments = ReturnType<typeof samplePayments>;

/** The first payment; gives until when it is for. */
const begin = ({ tell, charge }: SamplePayments, plan: PaidPlan, at: Instant): Instant => {
  const { cents: amountCents, months } = planPrices[plan];
  const paidUntil = addMonths(at, months);
  const paidAt = after(at, 2 * minuteMs);
  tell(at, { plan });
  charge(
    { plan, cause: 'start', amountCents, issuedAt: at, periodStart: at, periodEnd: paidUntil },
    paidAt,
  );
  tell(paidAt, { plan, status: 'active', paidUntil });
  return paidUntil;
};

/** Another month; of a late one the first try to charge the card fails. */
const renew = ({ tell, charge }: SamplePayments, at: Instant, isLate: boolean): Instant => {
  const plan = 'monthly';
  const paidUntil = addMonths(at, 1);
  const paidAt = after(at, isLate ? 2 * dayMs : minuteMs);
  const { cents: amountCents } = planPrices[plan];
  if (isLate) tell(at, { plan, status: 'pastDue' });
  charge(
    { plan, cause: 'renewal', amountCents, issuedAt: at, periodStart: at, periodEnd: paidUntil },
    paidAt,
  );
  tell(paidAt, { plan, status: 'active', paidUntil });
  return paidUntil;
};

/** From a month to a year at once: what is left of the month is taken off. */
const upgrade = (
  { tell, charge }: SamplePayments,
  at: Instant,
  month: { readonly from: Instant; readonly to: Instant },
): void => {
  const plan = 'annual';
  const whole = epochMs(month.to) - epochMs(month.from);
  const left = (epochMs(month.to) - epochMs(at)) / whole;
  const amountCents = planPrices.annual.cents - Math.round(planPrices.monthly.cents * left);
  const paidUntil = addMonths(at, planPrices.annual.months);
  const paidAt = after(at, minuteMs);
  charge(
    { plan, cause: 'change', amountCents, issuedAt: at, periodStart: at, periodEnd: paidUntil },
    paidAt,
  );
  tell(paidAt, { plan, paidUntil });
};

export type PlanToPay = {
  readonly plan: PaidPlan;
  readonly openedAt: Instant;
  /** Nothing happens from then on. */
  readonly before: Instant;
  /** Begins with single months, and changes to the year later. */
  readonly isUpgrade: boolean;
  /** Whether the second payment fails at the first try. */
  readonly isLate: boolean;
};

/** A trial, and a checkout on its last day. */
const tryFirst = (
  { accountId, recorder, ids }: Learner,
  plan: PaidPlan,
  openedAt: Instant,
): { readonly checkoutId: string; readonly begunAt: Instant } => {
  const stream = subscriptionStream(accountId);
  const carryOut = (command: SubscriptionCommand) =>
    recorder.carryOut({ decider: subscription, stream, command });
  const begunAt = after(openedAt, trialDays * dayMs - 3 * 3_600_000);
  const checkoutId = ids.named('checkout');
  carryOut({ type: 'StartTrial', accountId, at: after(openedAt, minuteMs), plan });
  carryOut({ type: 'StartCheckout', accountId, at: begunAt, plan, checkoutId });
  return { checkoutId, begunAt };
};

/**
 * A trial, then a plan that is paid for, with its invoices: what a processor would have told, for
 * there is none behind a life that is made up.
 */
export const payForPlan = (learner: Learner, wish: PlanToPay): void => {
  const { openedAt, before, isUpgrade, isLate } = wish;
  const plan = isUpgrade ? 'monthly' : wish.plan;
  const { checkoutId, begunAt } = tryFirst(learner, plan, openedAt);
  const payments = samplePayments(learner, checkoutId);
  const firstEnd = begin(payments, plan, after(begunAt, minuteMs));
  if (plan === 'annual' || firstEnd >= before) return;
  const secondEnd = renew(payments, firstEnd, isLate);
  const changedAt = after(firstEnd, 9 * dayMs);
  if (isUpgrade && changedAt < before) {
    upgrade(payments, changedAt, { from: firstEnd, to: secondEnd });
  }
};
