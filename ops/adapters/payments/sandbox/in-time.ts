import { planPrices } from '../../../../domain/contracts/plans.ts';
import { addMonths, epochMs, type Instant, instantOf } from '../../../../domain/kernel/time.ts';
import { graceEnd } from '../../../../domain/subscription/held-plans.ts';
import {
  issued,
  type Moved,
  monthsOf,
  moved,
  openInvoice,
  type SandboxAccount,
} from './account.ts';

const unpaidHours = 23;
const betweenTriesMs = 2 * 86_400_000;

/** When something happens to the account by itself; null where nothing will. */
export const nextMoment = ({ subscription, nextTryAt }: SandboxAccount): Instant | null => {
  const { status, startedAt, paidUntil } = subscription;
  if (status === 'incomplete') return instantOf(epochMs(startedAt) + unpaidHours * 3_600_000);
  if (status === 'active') return paidUntil;
  return status === 'pastDue' ? nextTryAt : null;
};

const end = (from: Moved, invoiceStatus: 'void' | 'uncollectible'): Moved => {
  const invoice = openInvoice(from.account);
  return moved(from, {
    subscription: { status: 'ended', nextPlan: null },
    nextTryAt: null,
    ...(invoice ? { invoice: { ...invoice, status: invoiceStatus } } : {}),
  });
};

/** The open invoice is paid, and the subscription reaches to the end of its period. */
export const paid = (from: Moved, at: Instant): Moved => {
  const invoice = openInvoice(from.account);
  if (!invoice) return from;
  return moved(from, {
    subscription: { status: 'active', paidUntil: invoice.periodEnd },
    invoice: { ...invoice, status: 'paid', paidAt: at },
    nextTryAt: null,
  });
};

const failed = (from: Moved, at: Instant): Moved => {
  const { subscription } = from.account;
  const [nextTryAt = at] = [
    instantOf(epochMs(at) + betweenTriesMs),
    graceEnd(subscription.paidUntil ?? at),
  ].toSorted();
  if (subscription.status === 'pastDue') return moved(from, { nextTryAt });
  return moved(from, { subscription: { status: 'pastDue' }, nextTryAt });
};

const charged = (from: Moved, at: Instant): Moved =>
  from.account.card === 'pays' ? paid(from, at) : failed(from, at);

const renewed = (from: Moved, at: Instant): Moved => {
  const { account } = from;
  const { subscription, anchor } = account;
  const plan = subscription.nextPlan ?? subscription.plan;
  const months = account.months + monthsOf(plan);
  const period = { at, from: at, to: addMonths(anchor, months) };
  const amountCents = planPrices[plan].cents;
  const invoice = issued(from, { plan, cause: 'renewal', amountCents, ...period });
  return charged(moved(from, { subscription: { plan, nextPlan: null }, invoice, months }), at);
};

const step = (from: Moved, at: Instant): Moved => {
  const { subscription } = from.account;
  if (subscription.status === 'incomplete') return end(from, 'void');
  if (subscription.status === 'active') {
    return subscription.cancelsAtEnd ? end(from, 'void') : renewed(from, at);
  }
  return at >= graceEnd(subscription.paidUntil ?? at)
    ? end(from, 'uncollectible')
    : charged(from, at);
};

/** Ten years of months at once; the next look does the rest. */
const mostSteps = 120;

/** Everything that happened by itself until now: renewals, further tries, ends. */
export const upTo = (from: Moved, now: Instant): Moved => {
  let state = from;
  for (let count = 0; count < mostSteps; count += 1) {
    const at = nextMoment(state.account);
    if (at === null || at > now) return state;
    state = step(state, at);
  }
  return state;
};
