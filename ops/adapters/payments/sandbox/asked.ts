import { planPrices } from '../../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { addMonths, epochMs, type Instant } from '../../../../domain/kernel/time.ts';
import { chargedCents } from '../../../../domain/ports/payment-reports.ts';
import { PaymentFailed } from '../../../../domain/ports/payments.ts';
import { issued, type Moved, monthsOf, moved, openInvoice } from './account.ts';
import { paid } from './in-time.ts';
import type { CardBehavior } from './test-cards.ts';

const isActive = ({ account }: Moved): boolean => account.subscription.status === 'active';

/** A card was given: it pays what is due now, and is charged from now on. */
export const withCard = (from: Moved, card: CardBehavior, at: Instant): Moved => {
  const { status } = from.account.subscription;
  if (status === 'ended') throw new PaymentFailed('This checkout has expired. Start again.');
  const given = moved(from, { card });
  // A test card that fails later pays what it is given for.
  return status === 'active' ? given : paid(given, at);
};

export const cancelled = (from: Moved): Moved =>
  from.account.subscription.status === 'ended' || from.account.subscription.cancelsAtEnd
    ? from
    : moved(from, { subscription: { cancelsAtEnd: true, nextPlan: null } });

export const resumed = (from: Moved): Moved => {
  const { cancelsAtEnd, nextPlan, status } = from.account.subscription;
  if (status === 'ended' || (!cancelsAtEnd && nextPlan === null)) return from;
  return moved(from, { subscription: { cancelsAtEnd: false, nextPlan: null } });
};

/** What of the period that is under way was paid for and is not used, in cents. */
const unusedCents = ({ account }: Moved, at: Instant): number => {
  const { invoices } = account;
  const last = invoices.findLast(({ status }) => status === 'paid');
  if (!last) return 0;
  const whole = epochMs(last.periodEnd) - epochMs(last.periodStart);
  const left = Math.max(0, epochMs(last.periodEnd) - epochMs(at));
  return Math.floor((planPrices[last.plan].cents * left) / whole);
};

const upgraded = (from: Moved, plan: PaidPlan, at: Instant): Moved => {
  const { account } = from;
  if (!isActive(from) || account.card !== 'pays') {
    throw new PaymentFailed('Your card was declined.');
  }
  const months = monthsOf(plan);
  const amountCents = Math.max(0, planPrices[plan].cents - unusedCents(from, at));
  const period = { at, from: at, to: addMonths(at, months) };
  const invoice = issued(from, { plan, cause: 'change', amountCents, ...period });
  const subscription = { plan, nextPlan: null, cancelsAtEnd: false };
  return paid(moved(from, { subscription, invoice, anchor: at, months }), at);
};

/** To a longer plan at once, for the difference; to a shorter one when the period ends. */
export const changed = (from: Moved, plan: PaidPlan, at: Instant): Moved => {
  const { subscription } = from.account;
  if (subscription.status === 'ended') return from;
  if (plan === subscription.plan) return subscription.nextPlan ? resumed(from) : from;
  if (monthsOf(plan) > monthsOf(subscription.plan)) return upgraded(from, plan, at);
  if (subscription.nextPlan === plan && !subscription.cancelsAtEnd) return from;
  return moved(from, { subscription: { nextPlan: plan, cancelsAtEnd: false } });
};

/** Ends a checkout that nobody paid. */
export const abandoned = (from: Moved): Moved => {
  if (from.account.subscription.status !== 'incomplete') return from;
  const invoice = openInvoice(from.account);
  return moved(from, {
    subscription: { status: 'ended' },
    ...(invoice ? { invoice: { ...invoice, status: 'void' as const } } : {}),
  });
};

export const refunded = (from: Moved, invoiceId: string): Moved => {
  const invoice = from.account.invoices.find((one) => one.invoiceId === invoiceId);
  if (invoice?.status !== 'paid') return from;
  const refundedCents = chargedCents(invoice);
  if (invoice.refundedCents === refundedCents) return from;
  return moved(from, { invoice: { ...invoice, refundedCents } });
};

/** Ends it now and gives the last payment back. */
export const endedAndRefunded = (from: Moved): Moved => {
  const last = from.account.invoices.findLast(({ status }) => status === 'paid');
  const back = last ? refunded(from, last.invoiceId) : from;
  if (back.account.subscription.status === 'ended') return back;
  return moved(back, { subscription: { status: 'ended', nextPlan: null }, nextTryAt: null });
};
