import type Stripe from 'stripe';
import { planPrices } from '../../../../domain/contracts/plans.ts';
import { type PaidPlan, paidPlan } from '../../../../domain/kernel/plans.ts';
import { ProcessorUnavailable } from '../../../../domain/ports/payments.ts';

/** Of each plan the id of its price at Stripe, or its lookup key. */
export type PriceNames = Readonly<Record<PaidPlan, string>>;

export type Prices = {
  readonly idOf: (plan: PaidPlan) => string;
  /** Undefined for a price that is none of ours. */
  readonly planOf: (priceId: string) => PaidPlan | undefined;
};

const found = async (stripe: Stripe, name: string): Promise<Stripe.Price | undefined> => {
  if (name.startsWith('price_')) return stripe.prices.retrieve(name);
  const { data } = await stripe.prices.list({ lookup_keys: [name], active: true, limit: 1 });
  return data[0];
};

const monthsOf = ({ recurring }: Stripe.Price): number => {
  if (!recurring) return 0;
  const months = { day: 0, week: 0, month: 1, year: 12 }[recurring.interval as 'month'] ?? 0;
  return months * recurring.interval_count;
};

/** Somebody must never be charged another price than the page shows. */
const checked = (plan: PaidPlan, price: Stripe.Price | undefined, name: string): string => {
  const { cents, months } = planPrices[plan];
  const fits =
    price?.unit_amount === cents && price.currency === 'usd' && monthsOf(price) === months;
  if (!price || !fits) {
    const right = `${cents} cents every ${months} months`;
    throw new ProcessorUnavailable(`The price ${name} at Stripe is not ${right}`);
  }
  return price.id;
};

/** Looked up once, and again after a failure. */
export const pricesOf = (stripe: Stripe, names: PriceNames): (() => Promise<Prices>) => {
  const look = async (): Promise<Prices> => {
    const ids = await Promise.all(
      paidPlan.options.map(async (plan) => {
        const name = names[plan];
        return [plan, checked(plan, await found(stripe, name), name)] as const;
      }),
    );
    const byPlan = new Map(ids);
    const byId = new Map(ids.map(([plan, id]) => [id, plan]));
    return {
      idOf: (plan) => byPlan.get(plan) ?? names[plan],
      planOf: (priceId) => byId.get(priceId),
    };
  };
  let known: Promise<Prices> | undefined;
  return () => {
    const asked = known ?? look();
    known = asked;
    asked.catch(() => {
      known = undefined;
    });
    return asked;
  };
};
