import { Area, Line, YAxis } from 'recharts';
import { MarkLine, PlaceAxis, Plot, percentAxis, still } from '../../ui/plot.tsx';
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
    <Plot points={points.map((point) => ({ ...point, range: [point.low, point.high] }))}>
      <PlaceAxis count={points.length} labelAt={dateAt} />
      <YAxis {...percentAxis} />
      <Area dataKey="range" stroke="none" fill="var(--accent-a5)" {...still} />
      <MarkLine y={mark} name="Pass mark" />
      <Line
        dataKey="expected"
        stroke="var(--accent-9)"
        strokeWidth={2.25}
        dot={{ r: 3, fill: 'var(--accent-9)' }}
        {...still}
      />
    </Plot>
  );
};
