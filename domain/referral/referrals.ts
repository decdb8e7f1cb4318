import { match } from 'ts-pattern';
import { isPro, type SubscriptionTier } from '../contracts/account.ts';
import { referralTerms } from '../contracts/referral.ts';
import type { ReferralState } from '../contracts/referral-stats.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { ReferralEvent } from './events.ts';

type Referred = {
  readonly state: ReferralState;
  readonly creditCents: number;
  /** The first that was paid. */
  readonly invoiceId: string | null;
};
type Month = { readonly joins: number; readonly credits: number };

/** Everybody who joined by one referrer's code, and how often each month was rewarded. */
export type Referrals = {
  readonly referred: ReadonlyMap<AccountId, Referred>;
  readonly months: ReadonlyMap<string, Month>;
};

type About = {
  readonly referrerId: AccountId;
  readonly referredId: AccountId;
  readonly at: Instant;
};

export type ReferralCommand = About &
  (
    | { readonly type: 'CountReferral'; readonly tier: SubscriptionTier }
    | {
        readonly type: 'RewardConversion';
        readonly tier: SubscriptionTier;
        readonly invoiceId: string;
      }
    | { readonly type: 'ReverseConversion'; readonly invoiceId: string }
  );

const unrewarded: Month = { joins: 0, credits: 0 };
const monthOf = (at: Instant): string => at.slice(0, 7);

/** How often a referrer was rewarded in the month of a moment. */
const rewardsOf = ({ months }: Referrals, at: Instant): Month =>
  months.get(monthOf(at)) ?? unrewarded;

type Decision = ReturnType<Decider<Referrals, ReferralCommand, ReferralEvent, never>['decide']>;
const nothing: Decision = accepted([]);

const join = (about: About, tier: SubscriptionTier, state: Referrals): Decision => {
  if (about.referrerId === about.referredId || state.referred.has(about.referredId)) return nothing;
  const isRewarded =
    !isPro(tier) && rewardsOf(state, about.at).joins < referralTerms.rewardsPerMonth;
  const quizCredits = isRewarded ? referralTerms.quizCredits : 0;
  return accepted([{ type: 'ReferralJoined', data: { ...about, quizCredits } }]);
};

type Paid = { readonly tier: SubscriptionTier; readonly invoiceId: string };

const convert = (about: About, { tier, invoiceId }: Paid, state: Referrals): Decision => {
  // One reward a person: whoever converted once, refunded or not, is not rewarded again.
  if (state.referred.get(about.referredId)?.state !== 'joined') return nothing;
  const isRewarded =
    isPro(tier) && rewardsOf(state, about.at).credits < referralTerms.rewardsPerMonth;
  const creditCents = isRewarded ? referralTerms.creditCents : 0;
  return accepted([{ type: 'ReferralConverted', data: { ...about, invoiceId, creditCents } }]);
};

/** A later invoice that is refunded takes nothing back. */
const reverse = (about: About, invoiceId: string, state: Referrals): Decision => {
  const referred = state.referred.get(about.referredId);
  if (referred?.state !== 'converted' || referred.invoiceId !== invoiceId) return nothing;
  const { creditCents } = referred;
  return accepted([{ type: 'ReferralReversed', data: { ...about, creditCents } }]);
};

/** A reward that is taken back stays counted: nobody gains a place in a month by refunds. */
const counted = (state: Referrals, at: Instant, kind: keyof Month) => {
  const month = rewardsOf(state, at);
  return new Map(state.months).set(monthOf(at), { ...month, [kind]: month[kind] + 1 });
};

const evolve = (state: Referrals, event: ReferralEvent): Referrals => {
  const { referredId, at } = event.data;
  const entered = (entry: Referred) => new Map(state.referred).set(referredId, entry);
  return match(event)
    .returnType<Referrals>()
    .with({ type: 'ReferralJoined' }, ({ data: { quizCredits } }) => ({
      referred: entered({ state: 'joined', creditCents: 0, invoiceId: null }),
      months: quizCredits > 0 ? counted(state, at, 'joins') : state.months,
    }))
    .with({ type: 'ReferralConverted' }, ({ data: { creditCents, invoiceId } }) => ({
      referred: entered({ state: 'converted', creditCents, invoiceId }),
      months: creditCents > 0 ? counted(state, at, 'credits') : state.months,
    }))
    .with({ type: 'ReferralReversed' }, () => ({
      ...state,
      referred: entered({ state: 'reversed', creditCents: 0, invoiceId: null }),
    }))
    .exhaustive();
};

/** What one referrer earns: one reward a person, none for themself, so many a month, none for what is refunded. */
export const referrals: Decider<Referrals, ReferralCommand, ReferralEvent, never> = {
  initial: { referred: new Map(), months: new Map() },
  decide: (command, state) => {
    const { referrerId, referredId, at } = command;
    const about = { referrerId, referredId, at };
    return match(command)
      .with({ type: 'CountReferral' }, ({ tier }) => join(about, tier, state))
      .with({ type: 'RewardConversion' }, (paid) => convert(about, paid, state))
      .with({ type: 'ReverseConversion' }, ({ invoiceId }) => reverse(about, invoiceId, state))
      .exhaustive();
  },
  evolve,
};
