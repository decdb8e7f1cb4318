import { Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import { referralTerms } from '../../../domain/contracts/referral.ts';
import type { ReferralStats } from '../../../domain/contracts/referral-stats.ts';
import { dollars } from '../../format/dollars.ts';
import { Cells } from '../../ui/cells.tsx';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Friends } from './friends.tsx';
import { OwnCode } from './own-code.tsx';
import { referralStatsQuery } from './referral-stats-query.ts';
import { RewardsOffered } from './rewards-offered.tsx';

const labels = ['Friends joined', 'Friends who pay', 'Quiz credits', 'Credit earned'];

const Figures = ({ stats }: { readonly stats: ReferralStats }) => {
  const { count, conversions, quizCredits, creditCents, thisMonth } = stats;
  const most = referralTerms.rewardsPerMonth;
  const values = [
    { value: count, note: 'By your code' },
    { value: conversions, note: 'First invoice paid' },
    { value: quizCredits, note: `${thisMonth.quizCredits} of ${most} rewards this month` },
    { value: dollars(creditCents), note: `${thisMonth.credits} of ${most} rewards this month` },
  ];
  return <Cells items={values.map((cell, index) => ({ label: labels[index] ?? '', ...cell }))} />;
};

/** The learner's code, the ways to pass it on, and what came of it. */
export const ReferralsTab = ({ user }: { readonly user: User }) => {
  const stats = useQuery(referralStatsQuery());
  return (
    <Grid gap="5">
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '7fr 5fr' }} gap="5">
        <OwnCode code={user.referralCode} />
        <RewardsOffered isPro={isPro(user.subscriptionTier)} />
      </Grid>
      <Loaded query={stats} what="Your referrals" skeleton={<CellsSkeleton labels={labels} />}>
        {(shown) => (
          <>
            <Figures stats={shown} />
            <Friends stats={shown} timeZone={user.timeZone} />
          </>
        )}
      </Loaded>
    </Grid>
  );
};
