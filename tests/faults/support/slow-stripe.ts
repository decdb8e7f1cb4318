import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type Pace, stripeServer } from '../../support/stripe/stripe-server.ts';

const answersAfterMs = 20;
/** Of which money moves. */
const moving = ['refunds', 'balance_transactions'] as const;
type Moving = (typeof moving)[number];

/** Stripe behind a slow network: who asks may die before it is done, and before it is answered. */
export const startSlowStripe = async (secretKey: string) => {
  const asks = { refunds: 0, balance_transactions: 0 } satisfies Record<Moving, number>;
  let gate: PromiseWithResolvers<void> | undefined;
  const pace: Pace = async ({ method, path }, work) => {
    const kind = moving.find((name) => method === 'POST' && path.endsWith(`/${name}`));
    if (kind) {
      asks[kind] += 1;
      await gate?.promise;
    }
    const answer = work();
    await sleep(answersAfterMs);
    return answer;
  };
  const server = await stripeServer(secretKey, pace);
  onTestFinished(server.stop);
  return {
    ...server,
    /** How often money was to move until now. */
    asks: () => asks.refunds + asks.balance_transactions,
    /** Gives a look that is true once each kind was asked for after this moment. */
    watch: () => {
      const before = { ...asks };
      return () => moving.every((kind) => asks[kind] > before[kind]);
    },
    /** From now on what is asked waits before it is done. */
    hold: () => {
      gate = Promise.withResolvers();
    },
    letGo: () => {
      gate?.resolve();
      gate = undefined;
    },
  };
};
export type SlowStripe = Awaited<ReturnType<typeof startSlowStripe>>;
