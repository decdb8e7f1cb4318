import { Line, XAxis, YAxis } from 'recharts';
import { axis, BandLines, Plot, percentAxis, still } from '../../ui/plot.tsx';
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

/** The line's last value stands over its end, where a legend would have to be looked up, and left of the names of the marks. */
const endLabel =
  (spans: readonly TrackedSpan[]) =>
  ({ x, y, index }: PointProps) => {
    const last = spans.findLastIndex(({ accuracy }) => accuracy !== undefined);
    return index === last ? (
      <text
        x={Number(x)}
        y={Number(y) + ((spans[last]?.accuracy ?? 0) > 95 ? 18 : -9)}
        textAnchor={index === spans.length - 1 ? 'end' : 'middle'}
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
export const AccuracyChart = ({ spans, dateOf }: SpanChartProps) => (
  <Plot points={spans.map((span) => ({ ...span, label: dateOf(span) }))}>
    <XAxis dataKey="label" tickMargin={6} minTickGap={32} {...axis} />
    <YAxis {...percentAxis} />
    <BandLines />
    <Line
      dataKey="accuracy"
      stroke="var(--series-1)"
      strokeWidth={2.25}
      dot={{ r: 3, fill: 'var(--series-1)' }}
      connectNulls
      label={endLabel(spans)}
      {...still}
    />
  </Plot>
);
