import { expect } from 'vitest';
import type { Billing } from '../../../domain/contracts/billing.ts';
import type { Browser } from './browser.ts';

export const goodCard = '4242 4242 4242 4242';

/** For what comes by a message of the processor, on a machine with much else to do. */
export const patient = { timeout: 20_000, interval: 50 };

export const cardNumbered = (number: string) => ({ number, expiry: '04/60', cvc: '123' });

export const billingOf = async (learner: Browser): Promise<Billing> =>
  (await learner.get('/api/billing')).body;

/** Waits until the processor has told what is looked for. */
export const untilBilling = async (
  learner: Browser,
  wanted: Partial<Billing>,
): Promise<Billing> => {
  await expect.poll(() => billingOf(learner), patient).toMatchObject(wanted);
  return billingOf(learner);
};

export const begin = async (learner: Browser, plan: 'monthly' | 'annual' = 'monthly') => {
  const begun = await learner.post('/api/create-subscription', { plan });
  expect(begun.status, begun.text).toBe(200);
  return begun.body as { readonly clientSecret: string; readonly subscriptionId: string };
};

/** Subscribes with a card and waits until the plan holds. */
export const subscribe = async (
  learner: Browser,
  plan: 'monthly' | 'annual' = 'monthly',
  number = goodCard,
): Promise<Billing> => {
  const { clientSecret } = await begin(learner, plan);
  const paid = await learner.post('/api/sandbox/payments', {
    clientSecret,
    card: cardNumbered(number),
  });
  expect(paid.body, paid.text).toEqual({ status: 'succeeded' });
  return untilBilling(learner, { state: 'active', plan });
};
