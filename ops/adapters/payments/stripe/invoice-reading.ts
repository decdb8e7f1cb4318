import type Stripe from 'stripe';
import type { InvoiceReport } from '../../../../domain/ports/payment-reports.ts';
import type { Reading } from '../../../../domain/ports/payments.ts';
import type { Prices } from './prices.ts';
import { idOf, instantAt } from './subscription-reading.ts';

const causes: Readonly<Record<string, InvoiceReport['cause']>> = {
  subscription_create: 'start',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};

const statuses: Readonly<Record<string, InvoiceReport['status']>> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

const subscriptionOfInvoice = ({ parent }: Stripe.Invoice): string | undefined => {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : undefined;
};

/** The period that it pays for: of several lines the one that reaches furthest. */
const chargedLine = ({ lines }: Stripe.Invoice, prices: Prices) => {
  const known = lines.data.flatMap((line) => {
    const price = line.pricing?.price_details?.price;
    const plan = price ? prices.planOf(idOf(price)) : undefined;
    return plan ? [{ plan, period: line.period }] : [];
  });
  return known.toSorted((one, other) => other.period.end - one.period.end)[0];
};

/** What was given back of a paid invoice, in cents. */
export const refundedOf = async (stripe: Stripe, invoice: Stripe.Invoice): Promise<number> => {
  if (invoice.status !== 'paid') return 0;
  let cents = 0;
  for (const intent of await paymentIntentsOf(stripe, invoice.id)) {
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    if (latest_charge && typeof latest_charge === 'object') cents += latest_charge.amount_refunded;
  }
  return cents;
};

/** What paid an invoice: mostly one. */
export const paymentIntentsOf = async (
  stripe: Stripe,
  invoiceId: string,
): Promise<readonly string[]> => {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoiceId,
    status: 'paid',
    limit: 10,
  });
  return data.flatMap(({ payment: { payment_intent } }) =>
    payment_intent ? [idOf(payment_intent)] : [],
  );
};

/** Below zero a balance is what Stripe owes: an invoice moves it toward zero. */
const creditUsed = ({ starting_balance, ending_balance, total }: Stripe.Invoice): number => {
  const moved = (ending_balance ?? starting_balance) - starting_balance;
  return Math.min(Math.max(0, moved), Math.max(0, total));
};

/** An invoice of ours as Stripe has it; undefined of a draft and of what is not ours. */
export const invoiceReading = (
  invoice: Stripe.Invoice,
  { prices, refundedCents }: { readonly prices: Prices; readonly refundedCents: number },
): Reading | undefined => {
  const status = statuses[invoice.status ?? 'draft'];
  const cause = causes[invoice.billing_reason ?? ''];
  const subscriptionId = subscriptionOfInvoice(invoice);
  const line = chargedLine(invoice, prices);
  if (!status || !cause || !subscriptionId || !line || invoice.currency !== 'usd') {
    return undefined;
  }
  const { finalized_at, paid_at } = invoice.status_transitions;
  return {
    of: 'invoice',
    report: {
      invoiceId: invoice.id,
      subscriptionId,
      number: invoice.number ?? invoice.id.replaceAll('_', '-').slice(0, 40),
      plan: line.plan,
      cause,
      status,
      amountCents: Math.max(0, invoice.total),
      creditCents: creditUsed(invoice),
      refundedCents,
      currency: 'usd',
      issuedAt: instantAt(finalized_at ?? invoice.created),
      paidAt: paid_at === null ? null : instantAt(paid_at),
      periodStart: instantAt(line.period.start),
      periodEnd: instantAt(line.period.end),
    },
  };
};
