import { Box, Flex, Grid } from '@radix-ui/themes';
import { useState } from 'react';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProfessionDialog } from '../account/field/profession-dialog.tsx';
import { useHasNoQuestions } from '../account/field/use-empty-fields.ts';
import { OpenPapers } from '../attempt/open-papers/open-papers.tsx';
import { ReadinessPanel } from '../readiness/readiness-panel.tsx';
import { ReadinessSkeleton } from '../readiness/readiness-skeleton.tsx';
import { PaymentReturn } from '../subscription/after-payment.tsx';
import { DashboardStats, dashboardStatLabels } from './dashboard-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { TodaysProgress } from './todays-progress.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WeakestTopics } from './weakest-topics.tsx';
import { Welcome } from './welcome.tsx';

type PartsProps = ReturnType<typeof useDashboard> & { readonly user: User };

const Head = ({ user, progress, readiness, review }: PartsProps) => {
  const hasNoQuestions = useHasNoQuestions();
  return (
    <Grid
      columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap="5"
      align={{ initial: 'start', md: 'center' }}
    >
      <Welcome
        user={user}
        progress={progress.data}
        readiness={readiness.data?.exams[0]}
        review={review.data}
        isLoading={progress.isPending || readiness.isPending}
      />
      <Loaded
        query={readiness}
        what="Your exam readiness"
        skeleton={<ReadinessSkeleton field={user.healthcareField} />}
      >
        {(view) => <ReadinessPanel view={view} today={user.today} hasQuestions={!hasNoQuestions} />}
      </Loaded>
    </Grid>
  );
};

const Next = ({ user, progress, review, flashcardsMade }: PartsProps) => (
  <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
    <QuickActions user={user} review={review.data} flashcardsMade={flashcardsMade} />
    <Flex direction="column" gap="5" minWidth="0">
      {flashcardsMade === undefined || isPro(user.subscriptionTier) ? null : (
        <TodaysProgress made={flashcardsMade} />
      )}
      {progress.isPending ? <PanelSkeleton height="200px" /> : null}
      {progress.data ? <WeakestTopics topics={progress.data.topicMastery} /> : null}
    </Flex>
  </Grid>
);

const Parts = (parts: PartsProps) => (
  <Grid columns="minmax(0, 1fr)" gap="5">
    <OpenPapers papers={parts.papers.data ?? []} calendar={parts.user} />
    <Head {...parts} />
    <Loaded
      query={parts.progress}
      what="Your stats"
      skeleton={<CellsSkeleton labels={dashboardStatLabels} />}
    >
      {(figures) => (
        <DashboardStats
          user={parts.user}
          progress={figures}
          flashcardsMade={parts.flashcardsMade}
        />
      )}
    </Loaded>
    <Next {...parts} />
    <Box>
      <RecentActivity calendar={parts.user} />
    </Box>
  </Grid>
);

const loading = <PageSkeleton label="Loading your dashboard" />;

const Dashboard = ({ user }: { readonly user: User }) => {
  const [isAsking, ask] = useState(user.healthcareField === null);
  const parts = useDashboard(user);
  return (
    <>
      <PaymentReturn user={user} />
      {parts.isReady ? <Parts user={user} {...parts} /> : loading}
      <ProfessionDialog open={isAsking} onOpenChange={ask} />
    </>
  );
};

/** Home: how things stand, what to do next, what was done last. */
export const DashboardPage = () => {
  const { user } = useSession();
  useSignedOutRedirect({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    to: '/auth',
    after: 500,
  });
  return user ? <Dashboard user={user} /> : loading;
};
