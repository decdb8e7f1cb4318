import {
  type Books,
  invoiceFor,
  itemOf,
  list,
  made,
  month,
  notFound,
  setThing,
  settled,
  type Thing,
  type WireAnswer,
  type WireRequest,
} from './stripe-things.ts';

const metadataIn = (form: WireRequest['form']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

const subscribed = (books: Books, form: WireRequest['form']): WireAnswer => {
  const priceId = form['items[0][price]'] ?? '';
  const subscription = made(books, 'sub', {
    object: 'subscription',
    status: 'incomplete',
    customer: form['customer'],
    metadata: metadataIn(form),
    cancel_at_period_end: false,
    cancel_at: null,
    schedule: null,
  });
  const items = {
    object: 'list',
    has_more: false,
    data: [itemOf(books, priceId, `si_${subscription.id}`)],
  };
  const cents = priceId === 'price_annual' ? 19_900 : 2900;
  const invoice = invoiceFor(books, subscription, {
    priceId,
    cents,
    reason: 'subscription_create',
  });
  // Of nothing to pay there is no payment: Stripe holds the invoice for paid, and starts at once.
  const isFree = invoice['amount_due'] === 0;
  const status = isFree ? 'active' : 'incomplete';
  const whole = setThing(books, subscription.id, { items, latest_invoice: invoice.id, status });
  const secret = { client_secret: `${invoice.id}_secret`, type: 'payment_intent' };
  const shownInvoice = isFree ? settled(books, invoice.id) : invoice;
  const confirmation_secret = isFree ? null : secret;
  return [200, { ...whole, latest_invoice: { ...shownInvoice, confirmation_secret } }];
};

const shown = (books: Books, subscription: Thing, form: WireRequest['form']): Thing => {
  const wanted = Object.entries(form).filter(([name]) => name.startsWith('expand'));
  const expanded = wanted.map(([, field]) => {
    const id = subscription[field];
    return [field, typeof id === 'string' ? books.things.get(id) : id];
  });
  return { ...subscription, ...Object.fromEntries(expanded) };
};

const changed = (books: Books, subscription: Thing, form: WireRequest['form']): WireAnswer => {
  const priceId = form['items[0][price]'];
  const cancels = form['cancel_at_period_end'];
  const items = priceId
    ? { items: { object: 'list', data: [itemOf(books, priceId, `si_${subscription.id}`)] } }
    : {};
  const changes = {
    ...items,
    ...(cancels === undefined ? {} : { cancel_at_period_end: cancels === 'true' }),
  };
  return [200, setThing(books, subscription.id, changes)];
};

const scheduled = (books: Books, form: WireRequest['form']): WireAnswer => {
  const subscription = form['from_subscription'] ?? '';
  const schedule = made(books, 'sub_sched', { object: 'subscription_schedule', phases: [] });
  setThing(books, subscription, { schedule: schedule.id });
  setThing(books, schedule.id, { subscription });
  return [200, schedule];
};

const phased = (books: Books, schedule: Thing, form: WireRequest['form']): WireAnswer => {
  const end = Number(form['phases[0][end_date]']);
  const phases = [
    {
      start_date: Number(form['phases[0][start_date]']),
      end_date: end,
      items: [{ price: form['phases[0][items][0][price]'] }],
    },
    {
      start_date: end,
      end_date: end + month,
      items: [{ price: form['phases[1][items][0][price]'] }],
    },
  ];
  return [200, setThing(books, schedule.id, { phases })];
};

type Handler = (books: Books, thing: Thing, form: WireRequest['form']) => WireAnswer;

/** By method and path, `:id` standing for something that is there. */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /v1/prices/:id': (_, thing) => [200, thing],
  'GET /v1/subscriptions/:id': (books, thing, form) => [200, shown(books, thing, form)],
  'POST /v1/subscriptions/:id': changed,
  'DELETE /v1/subscriptions/:id': (books, { id }) => [
    200,
    setThing(books, id, { status: 'canceled' }),
  ],
  'POST /v1/subscription_schedules/:id': phased,
  'POST /v1/subscription_schedules/:id/release': (books, { id, subscription }) => {
    setThing(books, String(subscription), { schedule: null });
    return [200, { id, object: 'subscription_schedule', status: 'released' }];
  },
  'GET /v1/customers/:id': (_, thing) => [200, thing],
  'GET /v1/customers/:id/balance_transactions': (books, { id }) =>
    list(
      [...books.things.values()].filter(
        (one) => one['object'] === 'customer_balance_transaction' && one['customer'] === id,
      ),
    ),
  'POST /v1/customers/:id/balance_transactions': (books, { id, balance }, form) => {
    const amount = Number(form['amount']);
    setThing(books, id, { balance: Number(balance ?? 0) + amount });
    const about = { object: 'customer_balance_transaction', customer: id, amount };
    return [200, made(books, 'cbtxn', { ...about, metadata: metadataIn(form) })];
  },
  'DELETE /v1/customers/:id': (books, { id }) => {
    books.things.delete(id);
    for (const one of books.things.values()) {
      if (one['object'] === 'subscription' && one['customer'] === id) {
        setThing(books, one.id, { status: 'canceled' });
      }
    }
    return [200, { id, object: 'customer', deleted: true }];
  },
  'GET /v1/invoices/:id': (_, thing) => [200, thing],
  'POST /v1/invoices/:id/void': (books, { id, status }) =>
    status === 'open'
      ? [200, setThing(books, id, { status: 'void' })]
      : [400, { error: { type: 'invalid_request_error', message: 'Not open' } }],
  'GET /v1/payment_intents/:id': (books, thing) => [
    200,
    { ...thing, latest_charge: books.things.get(String(thing['latest_charge'])) },
  ],
};

/** Without an id. */
const collections: Readonly<
  Record<string, (books: Books, form: WireRequest['form']) => WireAnswer>
> = {
  'GET /v1/prices': (books, form) =>
    list([...books.things.values()].filter((one) => one['lookup_key'] === form['lookup_keys[0]'])),
  'POST /v1/customers': (books, form) => [
    200,
    made(books, 'cus', { object: 'customer', balance: 0, metadata: metadataIn(form) }),
  ],
  'GET /v1/customers/search': (books, form) => {
    const [, accountId] = /^metadata\['accountId'\]:'([^']+)'$/.exec(form['query'] ?? '') ?? [];
    return list(
      [...books.things.values()].filter(
        ({ object, metadata }) =>
          object === 'customer' && (metadata as Record<string, string>)['accountId'] === accountId,
      ),
    );
  },
  'POST /v1/subscriptions': subscribed,
  'POST /v1/subscription_schedules': scheduled,
  'GET /v1/invoice_payments': (books, form) =>
    list(
      [...books.things.values()].filter(
        (one) =>
          one['object'] === 'invoice_payment' &&
          (form['invoice'] === undefined || one['invoice'] === form['invoice']) &&
          (form['payment[payment_intent]'] === undefined ||
            (one['payment'] as { payment_intent: string }).payment_intent ===
              form['payment[payment_intent]']),
      ),
    ),
  'POST /v1/refunds': (books, form) => {
    const intent = books.things.get(form['payment_intent'] ?? '');
    const charge = books.things.get(String(intent?.['latest_charge']));
    if (!charge) return notFound('charge');
    setThing(books, charge.id, { refunded: true, amount_refunded: charge['amount'] });
    const about = { object: 'refund', amount: charge['amount'], charge: charge.id };
    return [200, made(books, 're', about)];
  },
  'POST /v1/billing_portal/sessions': (_, form) => [
    200,
    {
      id: 'bps_1',
      object: 'billing_portal.session',
      url: `https://portal.example/${form['customer']}`,
    },
  ],
};

export const answerOf = (
  books: Books,
  { method, path, form }: WireRequest,
): WireAnswer | undefined => {
  const collection = collections[`${method} ${path}`];
  if (collection) return collection(books, form);
  const [, kind = '', id = '', more] = /^\/v1\/(\w+)\/([^/]+)(\/\w+)?$/.exec(path) ?? [];
  const thing = books.things.get(id);
  const handler = handlers[`${method} /v1/${kind}/:id${more ?? ''}`];
  return thing && handler?.(books, thing, form);
};
