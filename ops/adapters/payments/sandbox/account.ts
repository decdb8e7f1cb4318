import { planPrices } from '../../../../domain/contracts/plans.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { addMonths, type Instant } from '../../../../domain/kernel/time.ts';
import type {
  InvoiceReport,
  SubscriptionReport,
} from '../../../../domain/ports/payment-reports.ts';
import type { Begin, Report } from '../../../../domain/ports/payments.ts';
import type { CardBehavior } from './test-cards.ts';

/** One subscription with all of its invoices, as the sandbox keeps it. */
export type SandboxAccount = {
  readonly subscription: SubscriptionReport;
  /** Oldest first. */
  readonly invoices: readonly InvoiceReport[];
  readonly card: CardBehavior | null;
  /** Periods are counted from here in whole months, so that a 31st comes back after February. */
  readonly anchor: Instant;
  readonly months: number;
  /** Of a payment that failed. */
  readonly nextTryAt: Instant | null;
};

/** An account as it became, and what is told of it, in order. */
export type Moved = {
  readonly account: SandboxAccount;
  readonly told: readonly Report[];
  /** Cents that the customer has to pay invoices to come with. */
  readonly credit: number;
};

type Changes = Partial<Omit<SandboxAccount, 'subscription' | 'invoices'>> & {
  readonly subscription?: Partial<SubscriptionReport>;
  /** A new invoice, or one that changed. */
  readonly invoice?: Omit<InvoiceReport, 'version'>;
};

const withInvoice = (
  invoices: readonly InvoiceReport[],
  changed: Omit<InvoiceReport, 'version'>,
): { readonly invoices: readonly InvoiceReport[]; readonly report: InvoiceReport } => {
  const before = invoices.find(({ invoiceId }) => invoiceId === changed.invoiceId);
  const report = { ...changed, version: (before?.version ?? 0) + 1 };
  if (!before) return { invoices: [...invoices, report], report };
  return { invoices: invoices.map((one) => (one === before ? report : one)), report };
};

/** An open invoice holds the credit that it used; one that nobody pays gives it back. */
const creditAfter = (
  { account: { invoices }, credit }: Moved,
  { invoiceId, status, creditCents }: Omit<InvoiceReport, 'version'>,
): number => {
  if (!invoices.some((one) => one.invoiceId === invoiceId)) return credit - creditCents;
  return status === 'void' || status === 'uncollectible' ? credit + creditCents : credit;
};

/** Every change counts the version of what changed up, and is told. */
export const moved = (from: Moved, { subscription, invoice, ...own }: Changes): Moved => {
  const { account, told, credit } = from;
  const next = subscription && {
    ...account.subscription,
    ...subscription,
    version: account.subscription.version + 1,
  };
  const kept = invoice && withInvoice(account.invoices, invoice);
  return {
    account: {
      ...account,
      ...own,
      subscription: next ?? account.subscription,
      invoices: kept?.invoices ?? account.invoices,
    },
    told: [
      ...told,
      ...(next ? [{ of: 'subscription' as const, report: next }] : []),
      ...(kept ? [{ of: 'invoice' as const, report: kept.report }] : []),
    ],
    credit: invoice ? creditAfter(from, invoice) : credit,
  };
};

export const resting = (account: SandboxAccount, credit = 0): Moved => ({
  account,
  told: [],
  credit,
});

type Issue = Pick<InvoiceReport, 'plan' | 'cause' | 'amountCents'> & {
  readonly at: Instant;
  readonly from: Instant;
  readonly to: Instant;
};

/** An invoice that is open, its number counted within its subscription. */
export const issued = (
  { account: { subscription, invoices }, credit }: Omit<Moved, 'told'>,
  { at, from, to, ...about }: Issue,
): Omit<InvoiceReport, 'version'> => {
  const { subscriptionId } = subscription;
  const count = invoices.length + 1;
  const name = subscriptionId.replace('sub_', '');
  return {
    invoiceId: `in_${name}-${count}`,
    subscriptionId,
    number: `SANDBOX-${name.slice(0, 8).toUpperCase()}-${count}`,
    ...about,
    creditCents: Math.min(credit, about.amountCents),
    status: 'open',
    refundedCents: 0,
    currency: 'usd',
    issuedAt: at,
    paidAt: null,
    periodStart: from,
    periodEnd: to,
  };
};

export const openInvoice = ({ invoices }: SandboxAccount): InvoiceReport | undefined =>
  invoices.find(({ status }) => status === 'open');

export const monthsOf = (plan: PaidPlan): number => planPrices[plan].months;

export const subscriptionIdOf = ({ checkoutId }: Pick<Begin, 'checkoutId'>): string =>
  `sub_${checkoutId}`;

export const customerIdOf = ({ accountId }: Pick<Begin, 'accountId'>): string => `cus_${accountId}`;

/** A subscription that waits for its first payment. */
export const begun = ({ checkoutId, accountId, plan }: Begin, at: Instant, credit = 0): Moved => {
  const subscription: SubscriptionReport = {
    subscriptionId: subscriptionIdOf({ checkoutId }),
    customerId: customerIdOf({ accountId }),
    checkoutId,
    version: 0,
    plan,
    nextPlan: null,
    status: 'incomplete',
    startedAt: at,
    paidUntil: null,
    cancelsAtEnd: false,
  };
  const months = monthsOf(plan);
  const account: SandboxAccount = {
    subscription,
    invoices: [],
    card: null,
    anchor: at,
    months,
    nextTryAt: null,
  };
  const amountCents = planPrices[plan].cents;
  const period = { at, from: at, to: addMonths(at, months) };
  const invoice = issued({ account, credit }, { plan, cause: 'start', amountCents, ...period });
  return moved(resting(account, credit), { subscription: {}, invoice });
};
