import { match } from 'ts-pattern';
import type { ReferralReward } from '../../domain/contracts/referral-stats.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type Handled, projection } from '../projection.ts';

type ReferredEntry = ReferralReward & { readonly referredId: AccountId };

export type ReferralsRow = {
  readonly count: number;
  readonly conversions: number;
  readonly quizCredits: number;
  readonly creditCents: number;
  /** The latest month with a reward, and how many of each kind it has. */
  readonly month: { readonly name: string; readonly quizCredits: number; readonly credits: number };
  /** Newest first. */
  readonly newest: readonly ReferredEntry[];
};

/** As many as a page shows. */
const keptEntries = 50;

const empty: ReferralsRow = {
  count: 0,
  conversions: 0,
  quizCredits: 0,
  creditCents: 0,
  month: { name: '', quizCredits: 0, credits: 0 },
  newest: [],
};

type Rewarded = { readonly quizCredits?: number; readonly creditCents?: number };

const monthAfter = (
  { month }: ReferralsRow,
  at: string,
  { quizCredits = 0, creditCents = 0 }: Rewarded,
): ReferralsRow['month'] => {
  if (quizCredits === 0 && creditCents === 0) return month;
  const name = at.slice(0, 7);
  const { quizCredits: joins, credits } = month.name === name ? month : empty.month;
  return {
    name,
    quizCredits: joins + (quizCredits > 0 ? 1 : 0),
    credits: credits + (creditCents > 0 ? 1 : 0),
  };
};

type Changed = Handled<'ReferralConverted'> | Handled<'ReferralReversed'>;

/** Whoever is not among the newest any more is only counted. */
const changed = ({ newest }: ReferralsRow, { type, data }: Changed): readonly ReferredEntry[] =>
  newest.map((entry) =>
    entry.referredId === data.referredId
      ? {
          ...entry,
          state: type === 'ReferralConverted' ? 'converted' : 'reversed',
          changedAt: data.at,
          creditCents: type === 'ReferralConverted' ? data.creditCents : 0,
        }
      : entry,
  );

/** What each referrer's code has brought. */
export const referrals = projection<ReferralsRow>()({
  name: 'referrals',
  version: 1,
  table: 'referral',
  owner: 'key',
  handles: ['ReferralJoined', 'ReferralConverted', 'ReferralReversed'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.referrerId],
  evolve: (row = empty, event) =>
    match(event)
      .returnType<ReferralsRow>()
      .with({ type: 'ReferralJoined' }, ({ data: { referredId, at, quizCredits } }) => ({
        ...row,
        count: row.count + 1,
        quizCredits: row.quizCredits + quizCredits,
        month: monthAfter(row, at, { quizCredits }),
        newest: [
          {
            referredId,
            joinedAt: at,
            state: 'joined' as const,
            changedAt: null,
            quizCredits,
            creditCents: 0,
          },
          ...row.newest,
        ].slice(0, keptEntries),
      }))
      .with({ type: 'ReferralConverted' }, (converted) => ({
        ...row,
        conversions: row.conversions + 1,
        creditCents: row.creditCents + converted.data.creditCents,
        month: monthAfter(row, converted.data.at, converted.data),
        newest: changed(row, converted),
      }))
      .with({ type: 'ReferralReversed' }, (reversed) => ({
        ...row,
        conversions: row.conversions - 1,
        creditCents: row.creditCents - reversed.data.creditCents,
        newest: changed(row, reversed),
      }))
      .exhaustive(),
});
