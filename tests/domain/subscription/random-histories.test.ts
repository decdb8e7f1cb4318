import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../domain/kernel/decider.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { Report } from '../../../domain/ports/payments.ts';
import type { SubscriptionEvent } from '../../../domain/subscription/events.ts';
import { noPlans, tierAt } from '../../../domain/subscription/held-plans.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { noSubscription } from '../../../domain/subscription/subscription-state.ts';
import type { SandboxAccount } from '../../../ops/adapters/payments/sandbox/account.ts';
import { rowsAfter } from '../../projectors/support/rows.ts';
import { accountOpened, learner, noon } from '../../support/facts.ts';
import { arriving, deliveries, heldAt, heldIn, histories, lived } from './histories.ts';

const seed = 20_261_123;

/** Writes down what is told, as the webhook does. */
const written = (told: readonly Report[]): readonly SubscriptionEvent[] => {
  let state = noSubscription;
  const events: SubscriptionEvent[] = [];
  for (const report of told) {
    const command = { type: 'RecordReport', accountId: learner, at: noon, report } as const;
    const decision = subscription.decide(command, state);
    if (!decision.ok) throw new Error(decision.refusal.code);
    events.push(...decision.value);
    state = fold({ initial: state, evolve: subscription.evolve }, decision.value);
  }
  return events;
};

const dayMs = 86_400_000;

/** What the processor itself would say of Pro at that moment, worked out from what it holds. */
const truth = (accounts: readonly SandboxAccount[], at: Instant): string => {
  const plans = accounts.flatMap(({ subscription: held, invoices }) => {
    const { status, paidUntil, cancelsAtEnd, plan } = held;
    if (paidUntil === null || (status !== 'active' && status !== 'pastDue')) return [];
    const grace = status === 'active' && cancelsAtEnd ? 0 : 7 * dayMs;
    const isBack = invoices.some(
      (one) =>
        one.status === 'paid' &&
        one.periodEnd === paidUntil &&
        one.amountCents > 0 &&
        one.refundedCents === one.amountCents,
    );
    return !isBack && Date.parse(at) < Date.parse(paidUntil) + grace ? [plan] : [];
  });
  return plans.includes('annual') ? 'annual' : (plans[0] ?? 'free');
};

describe('a thousand random histories', () => {
  it('told in any order, each message up to four times, end in what the processor holds', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(histories, deliveries, (deeds, delivery) => {
        const { accounts, told, end } = lived(learner, deeds);
        const events = written(arriving(told, delivery));
        const state = fold(subscription, events);
        const [row] = Object.values(rowsAfter('accounts', accountOpened(), ...events));
        expect(row?.['plans']).toEqual(state.held);
        expect(heldIn(state)).toEqual(heldAt(accounts));
        for (const days of [0, 1, 6, 8, 20, 40, 400]) {
          const at = instantOf(Date.parse(end) + days * dayMs);
          expect(tierAt(state.held, at)).toBe(truth(accounts, at));
          seen.add(truth(accounts, at));
        }
        for (const { subscription: held } of accounts) seen.add(held.status);
      }),
      { numRuns: 1000, seed },
    );
    // The histories come to everything that there is.
    expect([...seen].toSorted()).toEqual(
      ['active', 'annual', 'ended', 'free', 'incomplete', 'monthly', 'pastDue'].toSorted(),
    );
  }, 120_000);

  it('would not, if the last message won', () => {
    const careless = (told: readonly Report[]) => {
      const latest = new Map<string, unknown>();
      for (const { of, report } of told) {
        if (of === 'subscription') latest.set(report.subscriptionId, report);
      }
      return latest;
    };
    expect(() =>
      fc.assert(
        fc.property(histories, deliveries, (deeds, delivery) => {
          const { accounts, told } = lived(learner, deeds);
          const latest = careless(arriving(told, delivery));
          for (const { subscription: held } of accounts) {
            expect(latest.get(held.subscriptionId)).toEqual(held);
          }
        }),
        { numRuns: 100, seed },
      ),
    ).toThrow();
  });

  it('hold every invoice with the cents that were asked', () => {
    fc.assert(
      fc.property(histories, (deeds) => {
        for (const { invoices } of lived(learner, deeds).accounts) {
          for (const { amountCents, refundedCents } of invoices) {
            expect(Number.isInteger(amountCents)).toBe(true);
            expect(refundedCents).toBeLessThanOrEqual(amountCents);
          }
        }
      }),
      { numRuns: 200, seed },
    );
  });
});

it('nobody holds anything who was told nothing', () => {
  expect(noSubscription.held).toEqual(noPlans);
  expect(tierAt(noPlans, noon)).toBe('free');
});
