import {
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  XAxis,
  YAxis,
} from 'recharts';
import { bandMarks } from '../../ui/band.ts';
import { axis, percentAxis, still, tickPlaces } from '../../ui/chart.tsx';
import type { TrendPoint } from './score-trend.ts';

type ScoreTrendChartProps = {
  readonly points: readonly TrendPoint[];
  /** Quizzes after the last point that are left out. */
  readonly later: number;
  readonly dateOf: (point: TrendPoint) => string;
};

type MarkProps = {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly payload?: TrendPoint | undefined;
};

const Mark = ({ cx = 0, cy = 0, payload }: MarkProps) =>
  payload?.isFullLength ? (
    <rect
      x={cx - 4.5}
      y={cy - 4.5}
      width={9}
      height={9}
      fill="var(--color-panel-solid)"
      stroke="var(--gray-12)"
      strokeWidth={1.75}
    />
  ) : (
    <circle cx={cx} cy={cy} r={3} fill="var(--gray-a9)" />
  );

/** What is left out takes its own room, but never more than a third. */
const shadedPlaces = (shown: number, later: number): number =>
  Math.min(later, Math.ceil(shown / 2));

/** Scores over time with the average of ten as a line. Fetched when it is first shown. */
export const ScoreTrendChart = ({ points, later, dateOf }: ScoreTrendChartProps) => {
  const shaded = shadedPlaces(points.length, later);
  const dateAt = (place: number): string => {
    const point = points[place - 1];
    return point ? dateOf(point) : '';
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...points]}
        margin={{ top: 12, right: 64, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
        <XAxis
          dataKey="place"
          type="number"
          domain={[1, Math.max(2, points.length + shaded)]}
          ticks={tickPlaces(points.length)}
          tickFormatter={dateAt}
          tickMargin={6}
          {...axis}
        />
        <YAxis {...percentAxis} />
        {shaded > 0 ? (
          <ReferenceArea
            x1={points.length}
            x2={points.length + shaded}
            fill="var(--gray-a3)"
            label={{
              value: `${later} later`,
              position: 'insideBottom',
              fontSize: 12,
              fill: 'var(--gray-11)',
            }}
          />
        ) : null}
        <ReferenceLine
          y={bandMarks.strong}
          stroke="var(--gray-a8)"
          label={{ value: 'Strong', position: 'right', fontSize: 12, fill: 'var(--gray-11)' }}
        />
        <ReferenceLine
          y={bandMarks.near}
          stroke="var(--gray-a8)"
          strokeDasharray="3 3"
          label={{ value: 'Borderline', position: 'right', fontSize: 12, fill: 'var(--gray-11)' }}
        />
        <Scatter dataKey="score" shape={Mark} {...still} />
        <Line
          dataKey="average"
          stroke="var(--accent-9)"
          strokeWidth={2.25}
          dot={false}
          connectNulls
          {...still}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
};
