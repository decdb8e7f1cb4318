import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came. */
export type WireRequest = {
  readonly method: string;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
};

export type Thing = Record<string, unknown> & { readonly id: string };
export type WireAnswer = readonly [status: number, body: unknown];

/** What Stripe keeps, as it would show it. */
export type Books = {
  readonly things: Map<string, Thing>;
  /** Seconds since 1970. */
  now: number;
  count: number;
};

const price = (id: string, cents: number, interval: string): Thing => ({
  id,
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: cents,
  recurring: { interval, interval_count: 1 },
  lookup_key: id.replace('price_', 'boardwell_'),
});

export const emptyBooks = (): Books => ({
  things: new Map(
    [price('price_monthly', 2900, 'month'), price('price_annual', 19_900, 'year')].map((one) => [
      one.id,
      one,
    ]),
  ),
  now: Date.UTC(2026, 10, 20, 12) / 1000,
  count: 0,
});

export const notFound = (path: string): WireAnswer => [
  404,
  {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such thing: ${path}`,
    },
  },
];

export const list = (data: readonly unknown[]): WireAnswer => [
  200,
  { object: 'list', data, has_more: false, url: '/v1' },
];

export const made = (books: Books, prefix: string, about: Record<string, unknown>): Thing => {
  books.count += 1;
  const thing = { id: `${prefix}_${books.count}`, created: books.now, ...about };
  books.things.set(thing.id, thing);
  return thing;
};

export const setThing = (books: Books, id: string, changes: Record<string, unknown>): Thing => {
  const thing = { ...(books.things.get(id) ?? { id }), ...changes };
  books.things.set(id, thing);
  return thing;
};

export const month = 30 * 86_400;
const lengthOf = (priceId: string): number => (priceId === 'price_annual' ? 365 * 86_400 : month);

export const itemOf = (books: Books, priceId: string, id: string) => ({
  id,
  object: 'subscription_item',
  price: books.things.get(priceId),
  quantity: 1,
  current_period_start: books.now,
  current_period_end: books.now + lengthOf(priceId),
});

/** An invoice is paid from what the customer has to their credit first. */
const balanceAfter = (books: Books, customer: string, cents: number) => {
  const starting_balance = Number(books.things.get(customer)?.['balance'] ?? 0);
  const ending_balance = Math.min(0, starting_balance + cents);
  if (starting_balance < 0) setThing(books, customer, { balance: ending_balance });
  const amount_due = cents + starting_balance - ending_balance;
  return { starting_balance, ending_balance, amount_due };
};

/** An invoice of a subscription for a period of a price. */
export const invoiceFor = (
  books: Books,
  subscription: Thing,
  about: { readonly priceId: string; readonly cents: number; readonly reason: string },
): Thing =>
  made(books, 'in', {
    object: 'invoice',
    status: 'open',
    number: `BW-${String(books.count + 1).padStart(4, '0')}`,
    currency: 'usd',
    total: about.cents,
    ...balanceAfter(books, String(subscription['customer']), about.cents),
    billing_reason: about.reason,
    invoice_pdf: 'https://pay.stripe.example/invoice.pdf',
    status_transitions: { finalized_at: books.now, paid_at: null },
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: subscription.id,
        metadata: subscription['metadata'],
      },
    },
    lines: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: 'il_1',
          object: 'line_item',
          period: { start: books.now, end: books.now + lengthOf(about.priceId) },
          pricing: { type: 'price_details', price_details: { price: about.priceId, product: 'p' } },
        },
      ],
    },
  });

/** The invoice is paid, whatever paid it. */
export const settled = (books: Books, invoiceId: string): Thing => {
  const paid_at = books.now;
  const status_transitions = { finalized_at: paid_at, paid_at };
  return setThing(books, invoiceId, { status: 'paid', status_transitions });
};

/** The invoice is paid, as when somebody filled in the form. */
export const payInvoice = (books: Books, invoiceId: string): void => {
  const invoice = books.things.get(invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  const charge = made(books, 'ch', {
    object: 'charge',
    amount: invoice['amount_due'],
    amount_refunded: 0,
    refunded: false,
  });
  const intent = made(books, 'pi', { object: 'payment_intent', latest_charge: charge.id });
  setThing(books, charge.id, { payment_intent: intent.id });
  made(books, 'inpay', {
    object: 'invoice_payment',
    invoice: invoiceId,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  settled(books, invoiceId);
};
