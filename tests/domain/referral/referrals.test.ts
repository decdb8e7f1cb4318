import { describe, expect, it } from 'vitest';
import { referralTerms } from '../../../domain/contracts/referral.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { ReferralEvent } from '../../../domain/referral/events.ts';
import { type ReferralCommand, referrals } from '../../../domain/referral/referrals.ts';
import { isSameMailbox } from '../../../domain/referral/same-mailbox.ts';
import { instantAt, learner, noon } from '../../support/facts.ts';

const december = instantAt('2026-12-01T00:00:00.000Z');
const friend = (n: number) => `friend-${n}` as AccountId;

const about = (n: number, at: Instant = noon) => ({
  referrerId: learner,
  referredId: friend(n),
  at,
});
const joins = (n: number, tier: 'free' | 'monthly' = 'free', at = noon): ReferralCommand => ({
  type: 'CountReferral',
  tier,
  ...about(n, at),
});
const pays = (n: number, tier: 'free' | 'annual' = 'annual', at = noon): ReferralCommand => ({
  type: 'RewardConversion',
  tier,
  invoiceId: `invoice-${n}`,
  ...about(n, at),
});
const refunds = (n: number, invoiceId = `invoice-${n}`): ReferralCommand => ({
  type: 'ReverseConversion',
  invoiceId,
  ...about(n),
});

const outcome = (...commands: readonly ReferralCommand[]): ReferralEvent[] => {
  const events: ReferralEvent[] = [];
  for (const command of commands) {
    const decided = referrals.decide(command, fold(referrals, events));
    if (decided.ok) events.push(...decided.value);
  }
  return events;
};

const earned = (events: readonly ReferralEvent[]) => {
  let [quizCredits, creditCents] = [0, 0];
  for (const { type, data } of events) {
    if (type === 'ReferralJoined') quizCredits += data.quizCredits;
    if (type === 'ReferralConverted') creditCents += data.creditCents;
    if (type === 'ReferralReversed') creditCents -= data.creditCents;
  }
  return { quizCredits, creditCents };
};

const many = (count: number, command: (n: number) => ReferralCommand) =>
  Array.from({ length: count }, (_, n) => command(n));

describe('what a referral earns', () => {
  it('[REF-05] is five quiz credits for somebody on the free plan, once the friend joined', () => {
    expect(earned(outcome(joins(1)))).toEqual({ quizCredits: 5, creditCents: 0 });
  });

  it('[REF-06] is five dollars for somebody on Pro, once the friend paid', () => {
    expect(earned(outcome(joins(1, 'monthly')))).toEqual({ quizCredits: 0, creditCents: 0 });
    expect(earned(outcome(joins(1, 'monthly'), pays(1)))).toEqual({
      quizCredits: 0,
      creditCents: 500,
    });
  });

  it('is no credit for a referrer without an invoice to take it off', () => {
    expect(earned(outcome(joins(1), pays(1, 'free')))).toEqual({ quizCredits: 5, creditCents: 0 });
  });

  it('comes once a person, however often they join, pay and take their money back', () => {
    const events = outcome(joins(1), joins(1), pays(1), pays(1), refunds(1), pays(1), refunds(1));
    expect(events.map(({ type }) => type)).toEqual([
      'ReferralJoined',
      'ReferralConverted',
      'ReferralReversed',
    ]);
    expect(earned(events)).toEqual({ quizCredits: 5, creditCents: 0 });
  });

  it('is kept when a later invoice is refunded', () => {
    const kept = outcome(joins(1, 'monthly'), pays(1), refunds(1, 'invoice-of-december'));
    expect(earned(kept)).toMatchObject({ creditCents: 500 });
  });

  it('is nothing for oneself, and nothing for a payment of somebody who did not join', () => {
    expect(outcome({ ...joins(1), referredId: learner })).toEqual([]);
    expect(outcome(pays(1), refunds(1))).toEqual([]);
    expect(outcome(joins(1), refunds(1))).toHaveLength(1);
  });

  it.each(['free', 'annual'] as const)('has a most for one month on %s', (tier) => {
    const ten = referralTerms.rewardsPerMonth;
    const crowd = ten + 3;
    const joined = many(crowd, (n) => joins(n, tier === 'free' ? 'free' : 'monthly'));
    const paid = many(crowd, (n) => pays(n, tier));
    const events = outcome(...joined, ...paid);
    expect(events).toHaveLength(2 * crowd);
    const most =
      tier === 'free'
        ? { quizCredits: ten * referralTerms.quizCredits, creditCents: 0 }
        : { quizCredits: 0, creditCents: ten * referralTerms.creditCents };
    expect(earned(events)).toEqual(most);
  });

  it('counts what was taken back toward the month, and begins anew with the next', () => {
    const ten = referralTerms.rewardsPerMonth;
    const spent = [
      ...many(ten + 2, (n) => joins(n, 'monthly')),
      ...many(ten, (n) => pays(n)),
      ...many(ten, (n) => refunds(n)),
    ];
    expect(earned(outcome(...spent, pays(ten)))).toMatchObject({ creditCents: 0 });
    expect(earned(outcome(...spent, pays(ten, 'annual', december)))).toMatchObject({
      creditCents: 500,
    });
  });
});

describe('two spellings of one mailbox', () => {
  it.each([
    ['ada@example.com', 'ADA@Example.com ', true],
    ['ada@example.com', 'ada+boards@example.com', true],
    ['ada.okafor@gmail.com', 'adaokafor+x@googlemail.com', true],
    ['ada.okafor@example.com', 'adaokafor@example.com', false],
    ['ada@example.com', 'ada@example.org', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameMailbox(one, other)).toBe(same);
  });
});
