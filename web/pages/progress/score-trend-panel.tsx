import { Box, Skeleton } from '@radix-ui/themes';
import { Suspense } from 'react';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import {
  dayAndMonth,
  type LearnerCalendar,
  recentDate,
} from '../../features/results/learner-dates.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { type TrendPoint, trendFinding, trendPoints } from './score-trend.ts';

const ScoreTrendChart = lazyPart(
  async () => (await import('./score-trend-chart.tsx')).ScoreTrendChart,
);

type ScoreTrendPanelProps = {
  readonly history: readonly QuizHistoryItem[];
  readonly calendar: LearnerCalendar;
  /** Quizzes after the day that is looked at, which are left out. */
  readonly later: number;
};

const rowOf = (point: TrendPoint, calendar: LearnerCalendar) =>
  [
    `${point.place}. ${recentDate(point.createdAt, calendar)}`,
    point.isFullLength ? 'Full-length exam' : 'Practice quiz',
    `${point.score}%`,
    point.average === undefined ? '–' : `${point.average}%`,
  ] as const;

/** How the scores moved; the same numbers are there as a table. */
export const ScoreTrendPanel = ({ history, calendar, later }: ScoreTrendPanelProps) => {
  const points = trendPoints(history);
  const finding = trendFinding(points);
  const rows = points.toReversed().map((point) => rowOf(point, calendar));
  return (
    <ChartPanel
      title={finding}
      note="Each dot is a quiz, each square a full-length exam; the line is the average of ten"
      table={{ columns: ['Quiz', 'Kind', 'Score', 'Average of ten'], rows }}
    >
      <Box
        flexGrow="1"
        minHeight="280px"
        position="relative"
        role="img"
        aria-label={`Chart: ${finding}`}
      >
        <Box position="absolute" inset="0">
          <Suspense fallback={<Skeleton width="100%" height="100%" />}>
            <ScoreTrendChart
              points={points}
              later={later}
              dateOf={({ createdAt }) => dayAndMonth(createdAt, calendar)}
            />
          </Suspense>
        </Box>
      </Box>
    </ChartPanel>
  );
};
