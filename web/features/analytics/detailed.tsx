import { Box, Flex, Tabs } from '@radix-ui/themes';
import type { AnalyticsPeriod, QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import { useAddressChoice } from '../../ui/use-address-choice.ts';
import { usePastDay } from '../time-travel/past-day.ts';
import { daysUpTo, lastDays, periodLabels } from './analytics-sentences.ts';
import { KpiCells } from './kpi-cells.tsx';
import { ProgressTracking } from './progress-tracking.tsx';
import { StudyPatterns } from './study-patterns.tsx';
import { TopicMastery } from './topic-mastery.tsx';

const periodChoices = (['week', 'month', 'quarter', 'year'] as const).map((value) => ({
  value,
  label: periodLabels[value],
}));

type DetailedProps = {
  readonly analytics: QuizAnalytics;
  readonly period: AnalyticsPeriod;
  readonly onPeriod: (period: AnalyticsPeriod) => void;
};

const NothingLately = ({ period }: Pick<QuizAnalytics, 'period'>) => (
  <EmptyState
    as="h2"
    title={`No quizzes in ${lastDays[period]}`}
    text="Choose a longer period above, or take a quiz. It counts as soon as you submit it."
    action={
      <LinkButton variant="surface" to="/quiz">
        Take a practice quiz
      </LinkButton>
    }
  />
);

const NothingThen = ({ period, to }: Pick<QuizAnalytics, 'period' | 'to'>) => (
  <EmptyState
    as="h2"
    title={`No quizzes in ${daysUpTo(period, to)}`}
    text="Choose a longer period above or another day."
  />
);

const Nothing = ({ analytics }: Pick<DetailedProps, 'analytics'>) =>
  usePastDay() === null ? <NothingLately {...analytics} /> : <NothingThen {...analytics} />;

const Evidence = ({ analytics }: Pick<DetailedProps, 'analytics'>) =>
  analytics.performance.quizzesTaken === 0 ? (
    <Nothing analytics={analytics} />
  ) : (
    <>
      <Tabs.Content value="topics">
        <TopicMastery analytics={analytics} />
      </Tabs.Content>
      <Tabs.Content value="patterns">
        <StudyPatterns analytics={analytics} />
      </Tabs.Content>
      <Tabs.Content value="tracking">
        <ProgressTracking analytics={analytics} />
      </Tabs.Content>
    </>
  );

const tabs = ['topics', 'patterns', 'tracking'] as const;

const EvidenceTabs = ({ analytics }: Pick<DetailedProps, 'analytics'>) => {
  const [tab, setTab] = useAddressChoice<string>('tab', tabs);
  return (
    <Tabs.Root value={tab} onValueChange={setTab} mt="5">
      <Tabs.List size="2">
        <Tabs.Trigger value="topics">Topic Mastery</Tabs.Trigger>
        <Tabs.Trigger value="patterns">Study Patterns</Tabs.Trigger>
        <Tabs.Trigger value="tracking">Progress Tracking</Tabs.Trigger>
      </Tabs.List>
      <Box mt="5">
        <Evidence analytics={analytics} />
      </Box>
    </Tabs.Root>
  );
};

/** A period in figures, and the evidence for them in three parts. */
export const Detailed = ({ analytics, period, onPeriod }: DetailedProps) => (
  <>
    <Flex mb="4">
      <ToggleButtons label="Period" options={periodChoices} value={period} onChange={onPeriod} />
    </Flex>
    <KpiCells period={analytics.period} performance={analytics.performance} />
    <EvidenceTabs analytics={analytics} />
  </>
);
