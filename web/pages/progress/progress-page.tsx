import { Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/contracts/account.ts';
import { Loaded } from '../../queries/loaded.tsx';
import { progressQuery } from '../../queries/progress-query.ts';
import { quizHistoryQuery } from '../../queries/quiz-history-query.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProgressHead } from './progress-head.tsx';
import { ProgressStats, progressStatLabels } from './progress-stats.tsx';
import { ProgressTabs } from './progress-tabs.tsx';
import { progressAnswer } from './score-trend.ts';
import '../../features/results/bare-list.css';
import './progress.css';

/** As far back as the trend looks. */
const trendLength = 100;

const signedOut = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  to: '/api/login',
  after: 500,
} as const;

const ProgressSkeleton = () => (
  <>
    <CellsSkeleton labels={progressStatLabels} />
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' }} gap="5" mt="9">
      <PanelSkeleton height="320px" />
      <PanelSkeleton height="320px" />
    </Grid>
  </>
);

const Progress = ({ user }: { readonly user: User }) => {
  const progress = useQuery(progressQuery());
  const history = useQuery(quizHistoryQuery(trendLength));
  return (
    <>
      <ProgressHead
        field={user.healthcareField}
        answer={history.data && progressAnswer(history.data)}
        isLoading={history.isPending}
      />
      <Loaded query={progress} what="Your progress" skeleton={<ProgressSkeleton />}>
        {(figures) => (
          <Loaded query={history} what="Your quiz history" skeleton={<ProgressSkeleton />}>
            {(quizzes) => (
              <>
                <ProgressStats progress={figures} />
                <ProgressTabs user={user} progress={figures} history={quizzes} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

/** How far the learner has come. */
export const ProgressPage = () => {
  const { user } = useSession();
  useSignedOutRedirect(signedOut);
  return user ? <Progress user={user} /> : <PageSkeleton label="Loading your progress" />;
};
