import type { Client } from 'pg';
import type { Books, Thing } from '../../../support/stripe/stripe-things.ts';

type Refund = { readonly invoiceId: string };
type Credit = { readonly id: string; readonly referrerId: string; readonly booked: number };

const refundsAsked = `select data->>'invoiceId' as "invoiceId" from log.event where type = 'RefundAsked'`;
const creditsEarned = `
  select e.id, e.data->>'referrerId' as "referrerId", count(b.id)::int as booked
    from log.event e
    left join log.event b on b.type = 'CreditBooked' and b.data->>'creditId' = e.id::text
   where e.type = 'ReferralConverted' group by e.id, e.data->>'referrerId'`;

const named = (thing: Thing, field: string, key: string): unknown =>
  (thing[field] as Record<string, unknown> | undefined)?.[key];

const thingsIn = ({ things }: Books, object: string): readonly Thing[] =>
  [...things.values()].filter((thing) => thing['object'] === object);

const judgeRefund = (books: Books, { invoiceId }: Refund): readonly string[] => {
  const payment = thingsIn(books, 'invoice_payment').find((one) => one['invoice'] === invoiceId);
  const intent = payment && books.things.get(String(named(payment, 'payment', 'payment_intent')));
  const back = thingsIn(books, 'refund').filter(
    ({ charge }) => charge === intent?.['latest_charge'],
  );
  return back.length === 1 ? [] : [`Invoice ${invoiceId} was given back ${back.length} times`];
};

const judgeCredit = (books: Books, { id, referrerId, booked }: Credit): readonly string[] => {
  const customers = thingsIn(books, 'customer').filter(
    (one) => named(one, 'metadata', 'accountId') === referrerId,
  );
  const credits = thingsIn(books, 'customer_balance_transaction').filter(
    (one) => named(one, 'metadata', 'creditId') === id,
  );
  const balances = customers.map(({ balance }) => balance).join();
  if (credits.length === 1 && balances === '-500' && booked === 1) return [];
  return [`Credit ${id}: ${credits.length} at Stripe, balances ${balances}, told ${booked} times`];
};

/** What of the refunds and credits in the log Stripe has not exactly once. */
export const judgeMoney = async (client: Client, books: Books) => {
  const { rows: refunds } = await client.query<Refund>(refundsAsked);
  const { rows: credits } = await client.query<Credit>(creditsEarned);
  const findings = [
    ...refunds.flatMap((one) => judgeRefund(books, one)),
    ...credits.flatMap((one) => judgeCredit(books, one)),
  ];
  return { refunds: refunds.length, credits: credits.length, findings };
};
