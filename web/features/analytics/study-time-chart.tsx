import { Bar, XAxis, YAxis } from 'recharts';
import { grouped } from '../../format/counts.ts';
import { axis, Plot, still } from '../../ui/plot.tsx';
import type { SpanChartProps } from './accuracy-chart.tsx';

/** Minutes studied over the spans of a period. Fetched when it is first shown. */
export const StudyTimeChart = ({ spans, dateOf }: SpanChartProps) => (
  <Plot points={spans.map((span) => ({ ...span, label: dateOf(span) }))} right={24}>
    <XAxis dataKey="label" tickMargin={6} minTickGap={32} {...axis} />
    <YAxis
      allowDecimals={false}
      tickFormatter={(minutes: number) => `${grouped(minutes)} min`}
      width={64}
      {...axis}
    />
    <Bar dataKey="minutes" fill="var(--series-3)" radius={[2, 2, 0, 0]} {...still} />
  </Plot>
);
