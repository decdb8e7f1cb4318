import type { Billing } from '../../../domain/contracts/billing.ts';
import { planPrices } from '../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../domain/kernel/plans.ts';
import { dayIn, type Instant, type TimeZone } from '../../../domain/kernel/time.ts';
import { dayWords } from '../../format/day-words.ts';
import { dollars } from '../../format/dollars.ts';

/** Nov 23, 2027, where the learner is. */
export const dateOf = (at: Instant, timeZone: TimeZone): string => dayWords(dayIn(timeZone, at));

export const planName = { monthly: 'monthly', annual: 'annual' } as const;
const each = { monthly: 'month', annual: 'year' } as const;

/** "$199.00 a year". */
export const priceWords = (plan: PaidPlan): string =>
  `${dollars(planPrices[plan].cents)} a ${each[plan]}`;

/** What twelve months cost more than a year. */
const savedCents = 12 * planPrices.monthly.cents - planPrices.annual.cents;

export const savingWords = `${dollars(savedCents)} less than twelve single months`;

export const otherPlan = (plan: PaidPlan): PaidPlan => (plan === 'annual' ? 'monthly' : 'annual');

const nextWords = ({ plan, nextPlan, renewalCents }: Billing, on: string): string => {
  const price = dollars(renewalCents ?? 0);
  if (nextPlan && nextPlan !== plan)
    return `It becomes ${planName[nextPlan]} on ${on}, for ${price}.`;
  return `It renews on ${on} for ${price}.`;
};

/** One or two sentences: what the plan is, and what happens next. */
export const standingWords = (billing: Billing, timeZone: TimeZone): string => {
  const { state, plan, periodEnd, graceEnd } = billing;
  const name = plan ? planName[plan] : '';
  const on = periodEnd ? dateOf(periodEnd, timeZone) : '';
  switch (state) {
    case 'trial':
      return `Pro, free until ${on}. Nothing is charged after that: you go back to Free unless you choose a plan.`;
    case 'active':
      return `Pro, ${name}. ${nextWords(billing, on)}`;
    case 'canceling':
      return `Pro, ${name}, until ${on}. It is canceled: nothing more is charged, and you go back to Free then.`;
    case 'pastDue':
      return `Pro, ${name}. The renewal could not be paid. Pro stays until ${graceEnd ? dateOf(graceEnd, timeZone) : on} while the payment is tried again.`;
    case 'granted':
      return periodEnd
        ? `Pro, given to you without payment until ${on}. You go back to Free then unless you choose a plan.`
        : 'Pro, given to you without payment.';
    case 'school':
      return 'Pro, by your seat at a school. You keep it for as long as you have the seat.';
    case 'ended':
      return 'Free. Your Pro plan has ended; your history is all here.';
    case 'free':
      return 'Free. Practice quizzes without a limit.';
  }
};
