import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { axis, percentAxis, still, tickPlaces } from '../../ui/chart.tsx';
import type { EstimatePoint } from './readiness-history.ts';

type ReadinessHistoryChartProps = {
  readonly points: readonly EstimatePoint[];
  /** Percent correct that stands for the pass mark. */
  readonly mark: number;
  readonly dateOf: (point: EstimatePoint) => string;
};

/** Expected score with its range, estimate by estimate. Fetched when it is first shown. */
export const ReadinessHistoryChart = ({ points, mark, dateOf }: ReadinessHistoryChartProps) => {
  const dateAt = (place: number): string => {
    const point = points[place - 1];
    return point ? dateOf(point) : '';
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points.map((point) => ({ ...point, range: [point.low, point.high] }))}
        margin={{ top: 12, right: 72, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
        <XAxis
          dataKey="place"
          type="number"
          domain={[1, points.length]}
          ticks={tickPlaces(points.length)}
          tickFormatter={dateAt}
          tickMargin={6}
          {...axis}
        />
        <YAxis {...percentAxis} />
        <Area dataKey="range" stroke="none" fill="var(--accent-a5)" {...still} />
        <ReferenceLine
          y={mark}
          stroke="var(--gray-a9)"
          strokeDasharray="3 3"
          label={{
            value: 'Pass mark',
            position: 'right',
            offset: 10,
            fontSize: 12,
            fill: 'var(--gray-11)',
          }}
        />
        <Line
          dataKey="expected"
          stroke="var(--accent-9)"
          strokeWidth={2.25}
          dot={{ r: 3, fill: 'var(--accent-9)' }}
          {...still}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
};
