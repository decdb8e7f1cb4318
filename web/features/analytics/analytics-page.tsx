import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/contracts/account.ts';
import type { AnalyticsPeriod, QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import { useSession } from '../../session/use-session.ts';
import { CellsSkeleton } from '../../ui/cells-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import { useAddressChoice } from '../../ui/use-address-choice.ts';
import { PastDayContext, usePastDay } from '../time-travel/past-day.ts';
import timeTravelStyles from '../time-travel/time-travel.module.css';
import { useTimeTravel } from '../time-travel/use-time-travel.ts';
import { AnalyticsDayBar } from './analytics-day-bar.tsx';
import { analyticsQuery } from './analytics-query.ts';
import { analyticsAnswer, pastAnalyticsAnswer } from './analytics-sentences.ts';
import { Detailed } from './detailed.tsx';
import { kpiLabels } from './kpi-cells.tsx';
import { Overview } from './overview.tsx';

type View = 'overview' | 'detailed';

const viewNames = ['overview', 'detailed'] as const;
const periods = ['month', 'week', 'quarter', 'year'] as const;

const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'detailed', label: 'Detailed' },
] as const;

const title = 'Performance Analytics';

const LogIn = () => (
  <>
    <PageHead title={title} />
    <EmptyState
      as="h2"
      title="Sign in to view your analytics"
      text="Your accuracy by topic, study patterns, and score trends are saved with your account."
      action={<LinkButton to="/auth">Sign in</LinkButton>}
    />
  </>
);

const NoDataYet = () => (
  <EmptyState
    as="h2"
    title="No analytics data available yet..."
    text="Your accuracy by topic, study patterns, and progress appear here after your first quiz."
    action={
      <LinkButton variant="surface" to="/quiz">
        Take your first quiz
      </LinkButton>
    }
  />
);

const AnalyticsSkeleton = () => (
  <>
    <CellsSkeleton labels={kpiLabels} />
    <PanelSkeleton height="360px" />
  </>
);

/** A streak stays for ever, so that without one nothing was ever submitted. */
const isEmpty = ({ performance }: QuizAnalytics): boolean => performance.bestStreak === 0;

const NoDataThen = () => (
  <EmptyState
    as="h2"
    title="No analytics yet on that day"
    text="You had not taken a quiz by the end of that day."
  />
);

const answerOf = (data: QuizAnalytics | undefined, isPast: boolean): string | undefined => {
  if (!data || isEmpty(data)) return undefined;
  return isPast ? pastAnalyticsAnswer(data) : analyticsAnswer(data);
};

type FiguresProps = {
  readonly view: View;
  readonly onDetailed: () => void;
  readonly period: AnalyticsPeriod;
  readonly onPeriod: (period: AnalyticsPeriod) => void;
  readonly analytics: QuizAnalytics;
};

const Figures = ({ view, onDetailed, analytics, ...choice }: FiguresProps) => {
  const isPast = usePastDay() !== null;
  if (isEmpty(analytics)) return isPast ? <NoDataThen /> : <NoDataYet />;
  return view === 'overview' ? (
    <Overview analytics={analytics} onDetailed={onDetailed} />
  ) : (
    <Detailed analytics={analytics} {...choice} />
  );
};

const Analytics = ({ user }: { readonly user: User }) => {
  const [view, setView] = useAddressChoice<View>('view', viewNames);
  const [period, setPeriod] = useAddressChoice<AnalyticsPeriod>('period', periods);
  const range = { from: dayIn(user.timeZone, user.createdAt), to: user.today };
  const { day, shown, moveTo } = useTimeTravel(range);
  const query = useQuery(analyticsQuery({ userId: user.id, period, asOf: day }));
  const isLate = day !== null && query.isPlaceholderData;
  return (
    <>
      <PageHead
        title={title}
        answer={answerOf(query.data, day !== null)}
        action={
          <ToggleButtons label="View" size="2" options={views} value={view} onChange={setView} />
        }
      />
      <AnalyticsDayBar user={user} range={range} shown={shown} onMove={moveTo} />
      <div className={isLate ? timeTravelStyles['as-of-late'] : undefined} aria-busy={isLate}>
        <Loaded query={query} what="Your analytics" skeleton={<AnalyticsSkeleton />}>
          {(analytics) => (
            <PastDayContext value={day === null ? null : analytics.to}>
              <Figures
                view={view}
                period={period}
                analytics={analytics}
                onDetailed={() => setView('detailed')}
                onPeriod={setPeriod}
              />
            </PastDayContext>
          )}
        </Loaded>
      </div>
    </>
  );
};

/** How accuracy moves by topic, and when the learner studies best. */
export const AnalyticsPage = () => {
  const { user } = useSession();
  return user ? <Analytics user={user} /> : <LogIn />;
};
