import {
  CartesianGrid,
  ComposedChart,
  Line,
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

/** Scores over time with the average of ten as a line. Fetched when it is first shown. */
export const ScoreTrendChart = ({ points, dateOf }: ScoreTrendChartProps) => {
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
          domain={[1, Math.max(2, points.length)]}
          ticks={tickPlaces(points.length)}
          tickFormatter={dateAt}
          tickMargin={6}
          {...axis}
        />
        <YAxis {...percentAxis} />
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
