import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axis, still } from '../../ui/chart.tsx';
import type { SpanChartProps } from './accuracy-chart.tsx';

/** Minutes studied over the spans of a period. Fetched when it is first shown. */
export const StudyTimeChart = ({ spans, dateOf }: SpanChartProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart
      data={spans.map((span) => ({ ...span, label: dateOf(span) }))}
      margin={{ top: 12, right: 8, bottom: 0, left: -8 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
      <XAxis dataKey="label" tickMargin={6} minTickGap={32} {...axis} />
      <YAxis
        allowDecimals={false}
        tickFormatter={(minutes: number) => `${minutes} min`}
        width={64}
        {...axis}
      />
      <Bar dataKey="minutes" fill="var(--series-3)" radius={[2, 2, 0, 0]} {...still} />
    </BarChart>
  </ResponsiveContainer>
);
