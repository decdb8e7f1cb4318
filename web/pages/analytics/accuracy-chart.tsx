import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { bandMarks } from '../../ui/band.ts';
import { axis, percentAxis, still } from '../../ui/chart.tsx';
import type { TrackedSpan } from './tracking.ts';

export type SpanChartProps = {
  readonly spans: readonly TrackedSpan[];
  readonly dateOf: (span: TrackedSpan) => string;
};

type PointProps = {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly index?: number | undefined;
};

/** The line's last value stands at its end, where a legend would have to be looked up. */
const endLabel =
  (spans: readonly TrackedSpan[]) =>
  ({ x, y, index }: PointProps) => {
    const last = spans.findLastIndex(({ accuracy }) => accuracy !== undefined);
    return index === last ? (
      <text
        x={Number(x) + 8}
        y={Number(y) + 4}
        fontSize="12"
        fontWeight="500"
        fill="var(--series-1)"
      >
        {spans[last]?.accuracy}%
      </text>
    ) : (
      <g />
    );
  };

/** Accuracy over the spans of a period. Fetched when it is first shown. */
export const AccuracyChart = ({ spans, dateOf }: SpanChartProps) => {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={spans.map((span) => ({ ...span, label: dateOf(span) }))}
        margin={{ top: 12, right: 72, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
        <XAxis dataKey="label" tickMargin={6} minTickGap={32} {...axis} />
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
        <Line
          dataKey="accuracy"
          stroke="var(--series-1)"
          strokeWidth={2.25}
          dot={{ r: 3, fill: 'var(--series-1)' }}
          connectNulls
          label={endLabel(spans)}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
};
