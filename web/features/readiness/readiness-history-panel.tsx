import { Text } from '@radix-ui/themes';
import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { calendarDate } from '../../format/learner-dates.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { usePastDay } from '../time-travel/past-day.ts';
import {
  type EstimatePoint,
  estimatePoints,
  historyFinding,
  tooFewEstimates,
} from './readiness-history.ts';

const ReadinessHistoryChart = lazyPart(
  async () => (await import('./readiness-history-chart.tsx')).ReadinessHistoryChart,
);

type HistoryProps = { readonly readiness: ExamReadiness; readonly today: CalendarDay };
type DrawnProps = HistoryProps & { readonly points: readonly EstimatePoint[] };

const columns = ['Estimate', 'Expected score', 'Likely to pass', 'Questions'];

const rowOf = (point: EstimatePoint, today: CalendarDay) =>
  [
    `${point.place}. ${calendarDate(point.day, today)}`,
    `${point.expected}% (${point.low} to ${point.high})`,
    `${point.likelihood}%`,
    point.items,
  ] as const;

const Drawn = ({ readiness: { exam, mark }, points, today }: DrawnProps) => {
  const finding = historyFinding(exam, points);
  const rows = points.toReversed().map((point) => rowOf(point, today));
  return (
    <ChartPanel
      title={finding}
      note="Each dot is an estimate after a timed quiz or exam; the band is its 90% range"
      table={{ columns, rows }}
    >
      <ChartFrame label={finding} height="240px">
        <ReadinessHistoryChart
          points={points}
          mark={mark}
          dateOf={({ day }) => calendarDate(day, today)}
        />
      </ChartFrame>
    </ChartPanel>
  );
};

/** The estimates a learner was given of one exam, as a band and as a table. */
export const ReadinessHistoryPanel = ({ readiness, today }: HistoryProps) => {
  const points = estimatePoints(readiness);
  const isPast = usePastDay() !== null;
  return points.length < 2 ? (
    <Panel title={historyFinding(readiness.exam, points)}>
      <Text
        as="p"
        size="2"
        color="gray"
        className={classes(textStyles['num'], textStyles['pretty'])}
      >
        {tooFewEstimates(points, isPast)}
      </Text>
    </Panel>
  ) : (
    <Drawn readiness={readiness} points={points} today={today} />
  );
};
