import { Box, Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import { ProfessionDialog } from '../../features/profession/profession-dialog.tsx';
import { ReadinessPanel } from '../../features/readiness/readiness-panel.tsx';
import { ReadinessSkeleton } from '../../features/readiness/readiness-skeleton.tsx';
import { Loaded } from '../../queries/loaded.tsx';
import { progressQuery } from '../../queries/progress-query.ts';
import { readinessQuery } from '../../queries/readiness-query.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { DashboardStats, dashboardStatLabels } from './dashboard-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { dailyFlashcards, TodaysProgress } from './todays-progress.tsx';
import { WeakestTopics } from './weakest-topics.tsx';
import { Welcome } from './welcome.tsx';
import './dashboard.css';

/** Nothing in the product makes flashcards yet. */
const flashcardsMade = 0;

const Dashboard = ({ user }: { readonly user: User }) => {
  const [isAsking, ask] = useState(user.healthcareField === null);
  const progress = useQuery(progressQuery());
  const readiness = useQuery(readinessQuery());
  return (
    <Grid columns="minmax(0, 1fr)" gap="5">
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" align="start">
        <Welcome
          user={user}
          progress={progress.data}
          readiness={readiness.data?.exams[0]}
          isLoading={progress.isPending || readiness.isPending}
        />
        <Loaded
          query={readiness}
          what="How ready you are"
          skeleton={<ReadinessSkeleton field={user.healthcareField} />}
        >
          {(view) => <ReadinessPanel view={view} today={user.today} />}
        </Loaded>
      </Grid>
      <Loaded
        query={progress}
        what="Your figures"
        skeleton={<CellsSkeleton labels={dashboardStatLabels} />}
      >
        {(figures) => (
          <DashboardStats user={user} progress={figures} flashcardsMade={flashcardsMade} />
        )}
      </Loaded>
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
        <QuickActions user={user} flashcardsLeft={dailyFlashcards - flashcardsMade} />
        <Grid gap="5" align="start">
          {isPro(user.subscriptionTier) ? null : <TodaysProgress made={flashcardsMade} />}
          {progress.isPending ? <PanelSkeleton height="200px" /> : null}
          {progress.data ? <WeakestTopics topics={progress.data.topicMastery} /> : null}
        </Grid>
      </Grid>
      <Box>
        <RecentActivity calendar={user} />
      </Box>
      <ProfessionDialog open={isAsking} onOpenChange={ask} />
    </Grid>
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
  return user ? <Dashboard user={user} /> : <PageSkeleton label="Loading your dashboard" />;
};
