import { Box, Grid } from '@radix-ui/themes';
import type { Progress } from '../../../domain/contracts/progress.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePastDay } from '../time-travel/past-day.ts';
import { BandCountsPanel } from './band-counts-panel.tsx';
import { QuizHistory } from './quiz-history.tsx';
import { ReadinessSection } from './readiness-section.tsx';
import { ScoreTrendPanel } from './score-trend-panel.tsx';
import { StudyStatistics } from './study-statistics.tsx';

type PerformanceTabProps = {
  readonly progress: Progress;
  /** Newest first. */
  readonly history: readonly QuizHistoryItem[];
  readonly calendar: LearnerCalendar;
  /** Quizzes submitted after a past day that is looked at. */
  readonly later: number;
};

const recentCount = 10;

const NoHistoryYet = () => (
  <EmptyState
    as="h2"
    title="No quiz history yet"
    text="Your quizzes and your score trend will appear here."
    action={
      <LinkButton variant="surface" to="/quiz">
        Take your first quiz
      </LinkButton>
    }
  />
);

const NoHistoryThen = () => (
  <EmptyState
    as="h2"
    title="No quizzes yet on that day"
    text="You had not taken a quiz by the end of that day."
  />
);

const NoHistory = () => (usePastDay() === null ? <NoHistoryYet /> : <NoHistoryThen />);

/** Of a past day only the latest quizzes are known. */
const AllQuizzes = () =>
  usePastDay() === null ? (
    <TextLink to="/quizzes" size="2">
      All quizzes
    </TextLink>
  ) : null;

/** Scores, time and the latest quizzes. */
export const PerformanceTab = ({ progress, history, calendar, later }: PerformanceTabProps) =>
  history.length === 0 ? (
    <NoHistory />
  ) : (
    <>
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' }} gap="5">
        <ScoreTrendPanel history={history} calendar={calendar} later={later} />
        <Grid gap="5" align="start">
          <BandCountsPanel history={history} />
          <StudyStatistics progress={progress} />
        </Grid>
      </Grid>
      <ReadinessSection today={calendar.today} />
      <Box mt="5">
        <Panel title="Recent quiz history" action={<AllQuizzes />}>
          <QuizHistory quizzes={history.slice(0, recentCount)} calendar={calendar} withField />
        </Panel>
      </Box>
    </>
  );
