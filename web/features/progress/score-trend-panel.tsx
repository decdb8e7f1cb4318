import { paperKind } from '../../../domain/contracts/paper-kind.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import { dayAndMonth, type LearnerCalendar, recentDate } from '../../format/learner-dates.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Panel } from '../../ui/panel.tsx';
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
    paperKind(point),
    `${point.score}%`,
    point.average === undefined ? '–' : `${point.average}%`,
  ] as const;

/** How the scores moved; the same numbers are there as a table. */
export const ScoreTrendPanel = ({ history, calendar, later }: ScoreTrendPanelProps) => {
  const points = trendPoints(history);
  const finding = trendFinding(history);
  if (points.length === 0) return <Panel title={finding}>{null}</Panel>;
  const rows = points.toReversed().map((point) => rowOf(point, calendar));
  return (
    <ChartPanel
      title={finding}
      note="Dots are quizzes, squares are full-length exams. The line is your 10-quiz average."
      table={{ columns: ['Quiz', 'Type', 'Score', '10-quiz average'], rows }}
    >
      <ChartFrame label={finding}>
        <ScoreTrendChart
          points={points}
          later={later}
          dateOf={({ createdAt }) => dayAndMonth(createdAt, calendar)}
        />
      </ChartFrame>
    </ChartPanel>
  );
};
