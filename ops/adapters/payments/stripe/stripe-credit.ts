import type Stripe from 'stripe';
import type { Credit, Credited } from '../../../../domain/ports/payments.ts';
import { customerOf } from './stripe-checkout.ts';

/** Stripe forgets a key after a day: what was booked is looked for, too. */
const mostLooked = 100;

const bookedBefore = async (
  stripe: Stripe,
  customer: string,
  creditId: string,
): Promise<number | undefined> => {
  const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: mostLooked });
  const known = data.find(({ metadata }) => metadata?.['creditId'] === creditId);
  return known && 0 - known.amount;
};

/** At the most what is left: a balance above zero would be charged with the next invoice. */
const bookable = async (stripe: Stripe, customer: string, cents: number): Promise<number> => {
  if (cents >= 0) return cents;
  const found = await stripe.customers.retrieve(customer);
  const owed = found.deleted ? 0 : Math.max(0, 0 - found.balance);
  return 0 - Math.min(owed, 0 - cents);
};

/** Stripe takes a customer's balance off the next invoice by itself. */
export const credit = async (stripe: Stripe, wish: Credit): Promise<Credited> => {
  const { creditId } = wish;
  const customerId = await customerOf(stripe, wish);
  const before = await bookedBefore(stripe, customerId, creditId);
  if (before !== undefined) return { customerId, cents: before };
  const cents = await bookable(stripe, customerId, wish.cents);
  if (cents === 0) return { customerId, cents: 0 };
  await stripe.customers.createBalanceTransaction(
    customerId,
    { amount: 0 - cents, currency: 'usd', metadata: { creditId } },
    { idempotencyKey: `${creditId}-credit` },
  );
  return { customerId, cents };
};
