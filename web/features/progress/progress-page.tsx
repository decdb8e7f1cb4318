import { Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/contracts/account.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import type { ProgressAsOf } from '../../../domain/contracts/time-travel.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import { longDayWords } from '../../format/day-words.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { DayBar } from '../time-travel/day-bar.tsx';
import { PastDayContext } from '../time-travel/past-day.ts';
import { Rug } from '../time-travel/rug.tsx';
import timeTravelStyles from '../time-travel/time-travel.module.css';
import { useTimeTravel } from '../time-travel/use-time-travel.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { ProgressHead } from './progress-head.tsx';
import { ProgressStats, progressStatLabels } from './progress-stats.tsx';
import { ProgressTabs } from './progress-tabs.tsx';
import { progressQuery } from './queries/progress-query.ts';
import { quizHistoryQuery } from './queries/quiz-history-query.ts';
import { pastAnswer, progressAnswer } from './score-trend.ts';
import { useProgressAsOf } from './use-progress-as-of.ts';

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

const answerOf = (live: readonly QuizHistoryItem[] | undefined, past: ProgressAsOf | undefined) => {
  if (past) return pastAnswer(longDayWords(past.day), past.history);
  return live && progressAnswer(live);
};

type FactsProps = { readonly user: User; readonly past: ProgressAsOf | undefined };

/** As they are, or as they were. */
const Facts = ({ user, past }: FactsProps) => {
  const progress = useQuery(progressQuery());
  const history = useQuery(quizHistoryQuery(trendLength));
  return (
    <Loaded query={progress} what="Your progress" skeleton={<ProgressSkeleton />}>
      {(figures) => (
        <Loaded query={history} what="Your quiz history" skeleton={<ProgressSkeleton />}>
          {(quizzes) => (
            <PastDayContext value={past?.day ?? null}>
              <ProgressStats progress={past?.progress ?? figures} />
              {past ? <ChangesPanel since={past.day} /> : null}
              <ProgressTabs
                user={user}
                progress={past?.progress ?? figures}
                history={past?.history ?? quizzes}
                later={past?.later.quizzes ?? 0}
              />
            </PastDayContext>
          )}
        </Loaded>
      )}
    </Loaded>
  );
};

const Progress = ({ user }: { readonly user: User }) => {
  const { timeZone, today, createdAt } = user;
  const range = { from: dayIn(timeZone, createdAt), to: today };
  const { day, shown, moveTo } = useTimeTravel(range);
  const history = useQuery(quizHistoryQuery(trendLength));
  const { seen, isLate, failed } = useProgressAsOf({ day, today });
  return (
    <>
      <ProgressHead
        field={user.healthcareField}
        answer={answerOf(history.data, seen)}
        isLoading={history.isPending}
      />
      {range.from < range.to ? (
        <DayBar range={range} shown={shown} onMove={moveTo} laterQuizzes={seen?.later.quizzes}>
          <Rug quizzes={history.data ?? []} timeZone={timeZone} range={range} shown={shown} />
        </DayBar>
      ) : null}
      {failed ? (
        <LoadFailed what="That day" onRetry={failed.refetch} />
      ) : (
        <div className={isLate ? timeTravelStyles['as-of-late'] : undefined} aria-busy={isLate}>
          <Facts user={user} past={seen} />
        </div>
      )}
    </>
  );
};

/** How far the learner has come. */
export const ProgressPage = () => {
  const { user } = useSession();
  useSignedOutRedirect(signedOut);
  return user ? <Progress user={user} /> : <PageSkeleton label="Loading your progress" />;
};
