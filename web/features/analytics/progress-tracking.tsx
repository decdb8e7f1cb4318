import { Box, Grid, Table, Text } from '@radix-ui/themes';
import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { areaWords } from '../../format/area-words.ts';
import { grouped } from '../../format/counts.ts';
import { shortDayWords } from '../../format/day-words.ts';
import { calendarDate } from '../../format/learner-dates.ts';
import { scoreWords } from '../../format/score-words.ts';
import { BandWord } from '../../ui/band-word.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Panel } from '../../ui/panel.tsx';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import {
  accuracyFinding,
  spanNames,
  studyTimeFinding,
  type TrackedSpan,
  trackedSpans,
} from './tracking.ts';

const AccuracyChart = lazyPart(async () => (await import('./accuracy-chart.tsx')).AccuracyChart);
const StudyTimeChart = lazyPart(
  async () => (await import('./study-time-chart.tsx')).StudyTimeChart,
);

const spanLabel = ({ from, to }: TrackedSpan, today: CalendarDay): string =>
  from === to
    ? calendarDate(from, today)
    : `${calendarDate(from, today)} to ${calendarDate(to, today)}`;

const titleOf = (scores: number): string => {
  if (scores === 0) return 'No scores in this period';
  return scores === 1 ? 'Your last score' : `Your last ${scores} scores`;
};

const RecentScores = ({ recentScores, to }: QuizAnalytics) => (
  <Panel title={titleOf(recentScores.length)}>
    <Table.Root className={classes(tablesStyles['bare'], tablesStyles['tight'])} size="1">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Quiz</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Date</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Score</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Rating</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {recentScores.map(({ attemptId, topic, areas, score, date }) => (
          <Table.Row key={attemptId} align="center">
            <Table.RowHeaderCell>
              <TextLink to={`/quiz?attempt=${attemptId}`}>{topic}</TextLink>
              <Text as="div" color="gray" className={textStyles['pretty']}>
                {areaWords(areas)}
              </Text>
            </Table.RowHeaderCell>
            <Table.Cell>
              <Text color="gray" className={textStyles['nowrap']}>
                {calendarDate(date, to)}
              </Text>
            </Table.Cell>
            <Table.Cell justify="end">
              <Text weight="medium">{score}%</Text>
            </Table.Cell>
            <Table.Cell>
              <BandWord score={score} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Panel>
);

/** Never with a year, which would crowd the axis: the table under the chart has it. */
const startOf = ({ from }: TrackedSpan): string => shortDayWords(from);

/** How accuracy and study time went on over the period. */
export const ProgressTracking = ({ analytics }: { readonly analytics: QuizAnalytics }) => {
  const spans = trackedSpans(analytics);
  const span = spanNames[analytics.period];
  const accuracy = accuracyFinding(analytics);
  const time = studyTimeFinding(analytics);
  const rows = spans
    .filter(({ quizzes }) => quizzes > 0)
    .map(
      (tracked) =>
        [
          spanLabel(tracked, analytics.to),
          scoreWords(tracked.accuracy ?? null),
          grouped(tracked.quizzes),
          `${grouped(tracked.minutes)} min`,
        ] as const,
    );
  const table = { columns: ['Dates', 'Accuracy', 'Quizzes', 'Study time'], rows };
  return (
    <Grid gap="5" columns={{ initial: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <ChartPanel
        title={accuracy}
        note={`Percent correct of the questions you reached, by ${span}`}
        table={table}
      >
        <ChartFrame height="260px" label={accuracy}>
          <AccuracyChart spans={spans} dateOf={startOf} />
        </ChartFrame>
      </ChartPanel>
      <ChartPanel title={time} note={`Minutes on quizzes, by ${span}`} table={table}>
        <ChartFrame height="260px" label={time}>
          <StudyTimeChart spans={spans} dateOf={startOf} />
        </ChartFrame>
      </ChartPanel>
      <Box gridColumn="1 / -1" minWidth="0">
        <RecentScores {...analytics} />
      </Box>
    </Grid>
  );
};
